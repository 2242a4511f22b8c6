/** Codes of no airport with passengers: closed, replaced, a metropolitan pseudo-code, or a duplicate. */
export const DROPPED_AIRPORTS = [
  'ALY', // Alexandria El Nouzha, closed; HBE serves the city
  'BAK', // metropolitan code of Baku, not an airport
  'BFI', // Seattle Boeing Field, no scheduled jets
  'CSW', // Cabo San Lucas private field; SJD serves the place
  'DJT', // second entry of West Palm Beach, kept as PBI
  'MBW', // Melbourne Moorabbin, training field
  'MLH', // French half of BSL
  'PAR', // metropolitan code of Paris, not an airport
  'PIF', // Pingtung, no passengers since 2011
  'PNH', // old Phnom Penh airport, replaced by KTI
  'QNC', // railway station
  'QQW', // railway station
  'REP', // old Siem Reap airport, replaced by SAI
];

/** Entries with another place's facts or outdated ones. */
export const AIRPORT_FIXES: {
  readonly [code: string]: { name?: string; latitude?: number; longitude?: number; zone?: string };
} = {
  BWT: { zone: 'Australia/Hobart' },
  KTI: { name: 'Techo International Airport', latitude: 11.36, longitude: 104.92 },
  MLG: { zone: 'Asia/Jakarta' },
  MXB: { zone: 'Asia/Makassar' },
  NIU: { zone: 'Pacific/Tahiti' },
  PSC: { zone: 'America/Los_Angeles' },
  TBM: { zone: 'Asia/Pontianak' },
  ULK: { zone: 'Asia/Yakutsk' },
  ZRJ: { zone: 'America/Winnipeg' },
};

/** Airports with passenger service that a source does not mark as scheduled yet. */
export const ADDED_AIRPORTS = ['TWC', 'XRQ'];

/** English names that are better than the source's. */
export const ENGLISH_NAMES = `
ACF|Aral Tarim Airport
AUH|Zayed International Airport
AVA|Anshun Huangguoshu Airport
AVV|Melbourne Avalon Airport
BAV|Baotou Donghe Airport
BGY|Milan Bergamo Airport
BKK|Bangkok Suvarnabhumi Airport
BMA|Stockholm Bromma Airport
BPX|Qamdo Bangda Airport
BSL|EuroAirport Basel Mulhouse Freiburg
BVA|Paris Beauvais Airport
CDG|Paris Charles de Gaulle Airport
CGK|Jakarta Soekarno-Hatta International Airport
CTS|Sapporo New Chitose Airport
DCA|Ronald Reagan Washington National Airport
DDR|Shigatse Dingri Airport
DLC|Dalian Zhoushuizi International Airport
DMK|Bangkok Don Mueang International Airport
DPS|I Gusti Ngurah Rai International Airport
DWC|Dubai Al Maktoum International Airport
ENH|Enshi Xujiaping Airport
EWR|New York Newark Liberty International Airport
EZE|Ezeiza Ministro Pistarini International Airport
FCO|Rome Fiumicino Airport
FOC|Fuzhou Changle International Airport
FUO|Foshan Shadi Airport
GIG|Rio de Janeiro Galeao International Airport
GMP|Seoul Gimpo International Airport
GRU|Sao Paulo Guarulhos International Airport
GVA|Geneva Airport
GYS|Guangyuan Panlong Airport
GZG|Garze Gesar Airport
HJJ|Huaihua Zhijiang Airport
HLP|Jakarta Halim Perdanakusuma Airport
HND|Tokyo Haneda International Airport
HYN|Taizhou Luqiao Airport
IAH|Houston George Bush Intercontinental Airport
ICN|Seoul Incheon International Airport
IKA|Tehran Imam Khomeini International Airport
ITM|Osaka Itami Airport
JFK|New York John F. Kennedy International Airport
JGS|Jinggangshan Airport
JNZ|Jinzhou Jinzhouwan Airport
KHG|Kashgar Laining International Airport
KIX|Osaka Kansai International Airport
KWI|Kuwait International Airport
KWJ|Gwangju Airport
LGA|New York LaGuardia Airport
LGZ|Shannan Longzi Airport
LIN|Milan Linate Airport
LLB|Libo Airport
LLV|Lyuliang Dawu Airport
MXP|Milan Malpensa Airport
MXZ|Meizhou Meixian Airport
NKM|Nagoya Komaki Airport
NRT|Tokyo Narita International Airport
OKD|Sapporo Okadama Airport
ORD|Chicago O'Hare International Airport
BLB|Panama Pacifico International Airport
PKR|Pokhara Domestic Airport
PZI|Panzhihua Bao'anying Airport
SAW|Istanbul Sabiha Gokcen International Airport
SPX|Cairo Sphinx International Airport
SVO|Moscow Sheremetyevo International Airport
SZB|Kuala Lumpur Subang Airport
TAS|Islam Karimov Tashkent International Airport
TFU|Chengdu Tianfu International Airport
TPE|Taipei Taoyuan International Airport
TSF|Venice Treviso Airport
TWC|Tumxuk Tangwangcheng Airport
UCB|Ulanqab Jining Airport
URC|Urumqi Tianshan International Airport
VKO|Moscow Vnukovo International Airport
XIY|Xi'an Xianyang International Airport
XRQ|New Barag Right Banner Baogede Airport
YCU|Yuncheng Yanhu International Airport
YHU|Montreal Saint-Hubert Airport
YTZ|Toronto Billy Bishop City Airport
YYZ|Toronto Pearson International Airport
ZIA|Moscow Zhukovsky International Airport
`;
