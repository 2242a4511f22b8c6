/** Codes that stand for no airport with passengers: closed, replaced, a metropolitan pseudo-code, or doubled. */
export const DROPPED_AIRPORTS = [
  'ALY', // Alexandria El Nouzha, closed; HBE serves the city
  'BAK', // metropolitan code of Baku, not an airport
  'BFI', // Seattle Boeing Field, no scheduled jets
  'CSW', // Cabo San Lucas private field; SJD serves the place
  'DJT', // second entry of West Palm Beach, kept as PBI
  'MBW', // Melbourne Moorabbin, training field
  'MLH', // French half of BSL
  'PAR', // metropolitan code of Paris, not an airport
  'PNH', // old Phnom Penh airport, replaced by KTI
  'QNC', // railway station
  'QQW', // railway station
  'REP', // old Siem Reap airport, replaced by SAI
];

/** Entries whose facts are those of another place or of the past. */
export const AIRPORT_FIXES: {
  readonly [code: string]: { name?: string; latitude?: number; longitude?: number; zone?: string };
} = {
  KTI: { name: 'Techo International Airport', latitude: 11.36, longitude: 104.92 },
};

/** Airports of passenger service that a source does not mark as scheduled yet. */
export const ADDED_AIRPORTS = ['TWC', 'XRQ'];

/** English names that read better than the source's. */
export const ENGLISH_NAMES = `
AVA|Anshun Huangguoshu Airport
DPS|I Gusti Ngurah Rai International Airport
TAS|Islam Karimov Tashkent International Airport
BAV|Baotou Donghe Airport
BPX|Qamdo Bangda Airport
DLC|Dalian Zhoushuizi International Airport
ENH|Enshi Xujiaping Airport
FOC|Fuzhou Changle International Airport
FUO|Foshan Shadi Airport
GIG|Rio de Janeiro Galeao International Airport
GYS|Guangyuan Panlong Airport
HJJ|Huaihua Zhijiang Airport
HND|Tokyo Haneda International Airport
HYN|Taizhou Luqiao Airport
JGS|Jinggangshan Airport
KWJ|Gwangju Airport
JNZ|Jinzhou Bay Airport
LLB|Libo Airport
LSG|Leshan Airport
MXZ|Meizhou Meixian Airport
NRT|Tokyo Narita International Airport
PZI|Panzhihua Bao'anying Airport
TFU|Chengdu Tianfu International Airport
URC|Urumqi Tianshan International Airport
XIY|Xi'an Xianyang International Airport
YCU|Yuncheng Yanhu International Airport
BSL|EuroAirport Basel Mulhouse Freiburg
KWI|Kuwait International Airport
AUH|Zayed International Airport
EZE|Ezeiza Ministro Pistarini International Airport
GVA|Geneva Airport
`;
