/** One flight: number, from, to, local departure, minutes in the air, days after the leg's first. */
export type FlightRow = readonly [
  number: number,
  from: string,
  to: string,
  departure: string,
  minutes: number,
  dayOffset?: number,
];

export interface Route {
  carrier: string;
  aircraft: string;
  out: readonly FlightRow[];
  /** Null for trips that are sold one-way. */
  back: readonly FlightRow[] | null;
  /** Adult fare of the whole trip, in fen. */
  fare: number;
  bags: number;
}

/** Trips sold in each market; plausible, not a timetable. */
// biome-ignore format: one table
export const HISTORY_ROUTES: Record<'mainland' | 'hongKong' | 'global', readonly Route[]> = {
  mainland: [
    { carrier: 'MU', aircraft: '321', out: [[501, 'PVG', 'HKG', '09:00', 165]], back: [[502, 'HKG', 'PVG', '13:10', 150]], fare: 178_000, bags: 1 },
    { carrier: 'CA', aircraft: '333', out: [[975, 'PEK', 'SIN', '15:20', 375]], back: [[976, 'SIN', 'PEK', '00:15', 370]], fare: 312_000, bags: 1 },
    { carrier: 'CZ', aircraft: '789', out: [[303, 'CAN', 'LHR', '13:50', 770]], back: [[304, 'LHR', 'CAN', '22:05', 720]], fare: 586_000, bags: 2 },
    { carrier: 'SQ', aircraft: '359', out: [[833, 'PVG', 'SIN', '10:35', 335], [231, 'SIN', 'SYD', '20:10', 480]], back: [[222, 'SYD', 'SIN', '16:10', 490], [836, 'SIN', 'PVG', '23:55', 325]], fare: 498_000, bags: 1 },
    { carrier: 'HO', aircraft: '320', out: [[1621, 'PVG', 'KIX', '08:05', 130]], back: null, fare: 96_000, bags: 1 },
    { carrier: 'MU', aircraft: '773', out: [[587, 'PVG', 'JFK', '11:55', 890]], back: [[588, 'JFK', 'PVG', '16:20', 930]], fare: 742_000, bags: 2 },
    { carrier: 'TG', aircraft: '359', out: [[665, 'PVG', 'BKK', '17:25', 270]], back: [[664, 'BKK', 'PVG', '10:50', 255]], fare: 224_000, bags: 1 },
    { carrier: 'CA', aircraft: '738', out: [[1831, 'PEK', 'SHA', '07:30', 135]], back: [[1858, 'SHA', 'PEK', '19:55', 140]], fare: 142_000, bags: 1 },
  ],
  hongKong: [
    { carrier: 'CX', aircraft: '359', out: [[548, 'HKG', 'HND', '08:50', 240]], back: [[543, 'HND', 'HKG', '16:30', 290]], fare: 318_000, bags: 2 },
    { carrier: 'CX', aircraft: '333', out: [[711, 'HKG', 'BKK', '11:05', 170]], back: [[700, 'BKK', 'HKG', '15:40', 165]], fare: 196_000, bags: 1 },
    { carrier: 'HX', aircraft: '320', out: [[236, 'HKG', 'PVG', '13:20', 150]], back: [[237, 'PVG', 'HKG', '17:05', 170]], fare: 128_000, bags: 1 },
    { carrier: 'BR', aircraft: '321', out: [[868, 'HKG', 'TPE', '10:15', 105]], back: [[867, 'TPE', 'HKG', '15:50', 115]], fare: 118_000, bags: 1 },
    { carrier: 'SQ', aircraft: '388', out: [[893, 'HKG', 'SIN', '19:45', 240]], back: [[894, 'SIN', 'HKG', '08:00', 245]], fare: 232_000, bags: 1 },
    { carrier: 'QF', aircraft: '333', out: [[128, 'HKG', 'SYD', '20:10', 545]], back: [[127, 'SYD', 'HKG', '10:25', 560]], fare: 468_000, bags: 1 },
    { carrier: 'UO', aircraft: '321', out: [[624, 'HKG', 'NRT', '14:30', 260]], back: null, fare: 88_000, bags: 0 },
    { carrier: 'EK', aircraft: '77W', out: [[381, 'HKG', 'DXB', '00:35', 510], [7, 'DXB', 'LHR', '07:45', 450]], back: [[2, 'LHR', 'DXB', '13:40', 415], [380, 'DXB', 'HKG', '03:15', 470, 1]], fare: 612_000, bags: 2 },
  ],
  global: [
    { carrier: 'UA', aircraft: '789', out: [[1, 'SFO', 'SIN', '22:55', 990]], back: [[2, 'SIN', 'SFO', '08:45', 940]], fare: 612_000, bags: 2 },
    { carrier: 'BA', aircraft: '781', out: [[178, 'JFK', 'LHR', '07:40', 415]], back: [[175, 'LHR', 'JFK', '11:15', 480]], fare: 448_000, bags: 1 },
    { carrier: 'DL', aircraft: '359', out: [[167, 'SEA', 'HND', '12:10', 640]], back: [[166, 'HND', 'SEA', '17:00', 555]], fare: 566_000, bags: 2 },
    { carrier: 'LH', aircraft: '748', out: [[457, 'LAX', 'FRA', '15:20', 645]], back: [[456, 'FRA', 'LAX', '10:05', 690]], fare: 522_000, bags: 1 },
    { carrier: 'AF', aircraft: '77W', out: [[7, 'JFK', 'CDG', '16:30', 435]], back: [[6, 'CDG', 'JFK', '13:30', 500]], fare: 436_000, bags: 1 },
    { carrier: 'KE', aircraft: '74H', out: [[82, 'JFK', 'ICN', '12:50', 870], [657, 'ICN', 'BKK', '18:05', 345, 1]], back: [[652, 'BKK', 'ICN', '00:20', 320], [81, 'ICN', 'JFK', '10:00', 845]], fare: 698_000, bags: 2 },
    { carrier: 'AA', aircraft: '321', out: [[2411, 'LAX', 'JFK', '08:00', 325]], back: [[2412, 'JFK', 'LAX', '17:30', 375]], fare: 186_000, bags: 0 },
    { carrier: 'QR', aircraft: '351', out: [[702, 'JFK', 'DOH', '20:05', 740]], back: null, fare: 372_000, bags: 2 },
  ],
};
export type Market = keyof typeof HISTORY_ROUTES;

/** A daily train: number, departure and minutes of travel. */
export type TrainRow = readonly [trainNo: string, departure: string, minutes: number];

/** A rail connection between a train's first and last station. */
export interface RailWay {
  /** Telecodes. */
  origin: string;
  destination: string;
  km: number;
  /** Second class, in fen. */
  fare: number;
  /** One, and a later one for changes. */
  trains: readonly [TrainRow, TrainRow];
}

/** Rail trips of the markets with a train service; trains that the sandbox railway runs. */
// biome-ignore format: one table
export const HISTORY_RAIL: Partial<Record<Market, readonly RailWay[]>> = {
  mainland: [
    { origin: 'VNP', destination: 'AOH', km: 1318, fare: 60_200, trains: [['G103', '06:36', 329], ['G119', '10:02', 329]] },
    { origin: 'AOH', destination: 'VNP', km: 1318, fare: 60_200, trains: [['G120', '10:08', 317], ['G138', '14:06', 316]] },
    { origin: 'AOH', destination: 'CWQ', km: 1083, fare: 50_800, trains: [['G1307', '09:02', 265], ['G1313', '11:35', 247]] },
    { origin: 'BXP', destination: 'EAY', km: 1216, fare: 56_150, trains: [['G653', '07:35', 285], ['G665', '14:02', 279]] },
  ],
  hongKong: [
    { origin: 'XJA', destination: 'BXP', km: 2437, fare: 100_300, trains: [['G80', '08:16', 542], ['G82', '10:17', 539]] },
    { origin: 'BXP', destination: 'XJA', km: 2437, fare: 100_300, trains: [['G79', '08:00', 545], ['G81', '10:00', 555]] },
    { origin: 'XJA', destination: 'IOQ', km: 37, fare: 1850, trains: [['G5604', '08:04', 15], ['G5614', '11:58', 15]] },
    { origin: 'CWQ', destination: 'IOQ', km: 809, fare: 38_900, trains: [['G6003', '07:10', 211], ['G6023', '12:14', 211]] },
  ],
};

/** Names as printed on tickets, combined from common surnames and given names of each market. */
// biome-ignore format: one table
export const HISTORY_NAMES: Record<Market, { nationality: string; surnames: readonly string[]; female: readonly string[]; male: readonly string[] }> = {
  mainland: {
    nationality: 'CN',
    surnames: ['WANG', 'LI', 'ZHANG', 'LIU', 'CHEN', 'YANG', 'ZHAO', 'HUANG', 'ZHOU', 'WU', 'XU', 'SUN', 'MA', 'ZHU', 'HU', 'GUO', 'HE', 'LIN'],
    female: ['NA', 'XIAOYU', 'JING', 'YUTONG', 'LIHUA', 'MENGQI', 'SHUFEN', 'YAN'],
    male: ['WEI', 'JIANGUO', 'HAORAN', 'LEI', 'ZIXUAN', 'PENG', 'YICHEN', 'QIANG'],
  },
  hongKong: {
    nationality: 'HK',
    surnames: ['CHAN', 'WONG', 'LEUNG', 'CHEUNG', 'LAU', 'HO', 'NG', 'TSANG', 'KWOK', 'FUNG', 'YEUNG', 'MOK'],
    female: ['KA YAN', 'WING SZE', 'HOI CHING', 'SIU FONG', 'MEI LING', 'TSZ YING'],
    male: ['KA MING', 'CHI WAI', 'TSZ HIN', 'MAN HO', 'WAI LUN', 'CHUN KIT'],
  },
  global: {
    nationality: 'US',
    surnames: ['MILLER', 'GARCIA', 'BROWN', 'NGUYEN', 'PATEL', 'KIM', 'WILSON', 'LOPEZ', 'CLARK', 'SINGH', 'TAYLOR', 'MOORE'],
    female: ['EMMA', 'SOFIA', 'GRACE ANN', 'PRIYA', 'LAURA', 'HANNAH'],
    male: ['JAMES', 'DANIEL', 'ROHAN', 'MARK ALAN', 'DAVID', 'LUIS'],
  },
};
