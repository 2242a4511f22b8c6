import type { PnrCase } from './told.ts';

/** Texts in the shape of Amadeus, read on 20 November 2026. */
export const AMADEUS_CASES: readonly PnrCase[] = [
  {
    name: 'a whole record with header, contacts and remarks',
    text: `--- TST RLR MSC ---
RP/LONXX2100/LONXX2100            KL/SU  18NOV26/0912Z   5TQ8ZN
LONXX2100/0123KL/16NOV26
  1.HARTLEY/MIRIAM MRS   2.HARTLEY/OWEN MR
  3  BA 117 N 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM
  4  BA 178 N 20DEC 7 JFKLHR HK2   750P 750A 21DEC  E  BA/KQ7TWM
  5 AP LON 020 7946 0000 - MERIDIAN DESK - A
  6 TK OK18NOV/LONXX2100//ETBA
  7 SSR OTHS 1A PLS ADV TKT NBR BY 21NOV26 OR SEGMENTS MAY BE
       CANCELLED
  8 RM CLIENT ASKED FOR AISLE SEATS
  9 FA PAX 125-2400000001/ETBA/18NOV26/LONXX2100/91212345/S3-4
 10 FV PAX BA/S3-4`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['HARTLEY/MIRIAM (MRS) ADT', 'HARTLEY/OWEN (MR) ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20', 'BA178 N 2026-12-20 JFK-LHR HK2 19:50-07:50+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'times glued together',
    text: `RP/PARXX2100/
  1  AF 006 Y 05DEC 6 CDGJFK HK1   130P330P 05DEC  E  AF/ABC3DE`,
    says: {
      system: 'amadeus',
      segments: ['AF6 Y 2026-12-05 CDG-JFK HK1 13:30-15:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant with its own surname and one that inherits it',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZP
  1.MOSS/KERSTIN(INFVAN DAM/LOTTE/03JAN26)   2.MOSS/PETER(INF/BO/05FEB26)
  3  KL1008 K 01DEC 2 LHRAMS HK2   855A1120A 01DEC  E  KL/M3N4P5`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZP',
      passengers: [
        'MOSS/KERSTIN ADT',
        'VAN DAM/LOTTE INF born 2026-01-03 with #0',
        'MOSS/PETER ADT',
        'MOSS/BO INF born 2026-02-05 with #2',
      ],
      segments: ['KL1008 K 2026-12-01 LHR-AMS HK2 08:55-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'children with and without a birth date, by code, by age',
    text: `  1.KOVACS/ANNA MS   2.KOVACS/BELA(CHD/04APR18)
  3.KOVACS/CILI(CHD)   4.KOVACS/DORA(C07)
  5  LH1335 Y 01DEC 2 BUDFRA HK4   600A 745A 01DEC  E  LH/4KJ2LM`,
    says: {
      system: 'amadeus',
      passengers: [
        'KOVACS/ANNA (MS) ADT',
        'KOVACS/BELA CHD born 2018-04-04',
        'KOVACS/CILI CHD',
        'KOVACS/DORA CHD aged 7',
      ],
      segments: ['LH1335 Y 2026-12-01 BUD-FRA HK4 06:00-07:45'],
      journeys: [[0]],
    },
  },
  {
    name: 'an adult’s type and birth date, an infant on a seat',
    text: `RP/SINXX2100/SINXX2100 WS/SU 18NOV26/0300Z 3PLM7K
  1.TAN/WEI LING MS(ADT/12SEP89)   2.TAN/KAI(INS)
  3  SQ 322 Q 10JAN 7 SINLHR HK2  1130P 555A 11JAN  E  SQ/3PLM7K`,
    says: {
      system: 'amadeus',
      locator: '3PLM7K',
      passengers: ['TAN/WEI LING (MS) ADT born 1989-09-12', 'TAN/KAI INF'],
      segments: ['SQ322 Q 2027-01-10 SIN-LHR HK2 23:30-05:55+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'married segments and a day later',
    text: `RP/NBOXX2100/NBOXX2100 JK/GS 18NOV26/1833Z 2RFQ8B
  1.OTIENO/GRACE MS
  2  ET 309 L 01JAN 5*NBOADD HK1   525P 730P 01JAN  E  ET/NBAKLM
  3  ET 500 L 01JAN 5*ADDIAD HK1  1040P 800A 02JAN  E  ET/NBAKLM`,
    says: {
      system: 'amadeus',
      locator: '2RFQ8B',
      passengers: ['OTIENO/GRACE (MS) ADT'],
      segments: ['ET309 L 2027-01-01 NBO-ADD HK1 17:25-19:30', 'ET500 L 2027-01-01 ADD-IAD HK1 22:40-08:00+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'the short display with a 24-hour clock',
    text: `RP/TPEXX2100/
  1  BR 0067 C 10JAN 7 TPEBKK HK1       2  0820 1120   77W E 0 M
  2  BR 212 C 15JAN 5 BKKTPE HK1          2155 0240+1 77W E 0 M`,
    says: {
      system: 'amadeus',
      segments: ['BR67 C 2027-01-10 TPE-BKK HK1 08:20-11:20', 'BR212 C 2027-01-15 BKK-TPE HK1 21:55-02:40+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'check-in time and terminal before the times',
    text: `  1  AY 141 Y 10MAR 3 HELBKK HK1  1050P 2  1150P 230P+1 359 E0 H
  2  AY 144 Y 18JUN 5 BKKHEL HK1   735A     855A 315P   359 E0 H`,
    says: {
      system: 'amadeus',
      segments: ['AY141 Y 2027-03-10 HEL-BKK HK1 23:50-14:30+1', 'AY144 Y 2027-06-18 BKK-HEL HK1 08:55-15:15'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'the day before, across the date line',
    text: `  1  UA 200 Y 10JAN 7 GUMHNL HK1            640A 600P-1 777 E0 F`,
    says: {
      system: 'amadeus',
      segments: ['UA200 Y 2027-01-10 GUM-HNL HK1 06:40-18:00-1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a flown flight, a gap, and an element that is none',
    text: `RP/SYDXX2100/SYDXX2100 QF/GS 18NOV26/1833Z 7KLM2P
  1.NGUYEN/THI LAN MRS
  2  QF 001 Y 01NOV 7 SYDSIN         FLWN
  3  ARNK
  4  QF 010 Y 24DEC 4 LHRSIN HK1   835P 525P 25DEC  E  QF/7KLM2P
  5 MIS 1A HK1 SYD 30DEC-KEEP RECORD
  6 HHL HS HK1 SIN IN25DEC OUT28DEC 1ROHRAC SGD249.00 DLY HKT
    HARBOUR VIEW/BC-ROHRAC/BS-12345678`,
    says: {
      system: 'amadeus',
      locator: '7KLM2P',
      passengers: ['NGUYEN/THI LAN (MRS) ADT'],
      segments: ['QF1 Y 2026-11-01 SYD-SIN FLWN', 'ARNK', 'QF10 Y 2026-12-24 LHR-SIN HK1 20:35-17:25+1'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'an open flight',
    text: `  1.BRAUN/UWE MR
  2  LH 400 Y 10JAN 7 FRAJFK HK1  1100A 145P 10JAN  E  LH/ABCDE2
  3  LHOPEN Y 28FEB 7 JFKFRA`,
    says: {
      system: 'amadeus',
      passengers: ['BRAUN/UWE (MR) ADT'],
      segments: ['LH400 Y 2027-01-10 FRA-JFK HK1 11:00-13:45', 'OPEN LH Y 2027-02-28 JFK-FRA'],
      journeys: [[0]],
    },
  },
  {
    name: 'operated by another airline',
    text: `RP/BOMXX2100/
  1  KQ1566 H 15JAN 5 NBOAMS DK1  1155P 710A 16JAN  E  0 EQV
     OPERATED BY KLM ROYAL DUTCH AIRLINES
     SEE RTSVC`,
    says: {
      system: 'amadeus',
      segments: ['KQ1566 H 2027-01-15 NBO-AMS DK1 23:55-07:10+1 by KLM ROYAL DUTCH AIRLINES'],
      journeys: [[0]],
    },
  },
  {
    name: 'an airline of digit and letter',
    text: `  1  9W 122 Y 10JAN 7 LHRBOM HK1   930P1125A 11JAN  E  9W/ABC123
  2  3U8888 Y 15JAN 5 CTUPEK HK1   800A1040A 15JAN  E  3U/ABC123`,
    says: {
      system: 'amadeus',
      segments: ['9W122 Y 2027-01-10 LHR-BOM HK1 21:30-11:25+1', '3U8888 Y 2027-01-15 CTU-PEK HK1 08:00-10:40'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'birth dates of infants in the SSR',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZQ
  1.COLE/JUNE(INF/RAY)   2.COLE/SAM(CHD)
  3  BA 117 N 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM
  4 SSR INFT BA HK1 COLE/RAY 20JUL26/S3/P1
  5 SSR CHLD BA HK1 04APR20/P2`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZQ',
      passengers: ['COLE/JUNE ADT', 'COLE/RAY INF born 2026-07-20 with #0', 'COLE/SAM CHD born 2020-04-04'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a header with other office letters',
    text: `RP/LONXX2100/SWI1GBALHR/7PM/91200000    16NOV26/2215Z   3R593W
 1.BEAUMONT/ELISE
 2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: '3R593W',
      passengers: ['BEAUMONT/ELISE ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'titles glued and apart',
    text: `  1.WHITE/ADAMR   2.BROWN/JANEMISS   3.GREEN/OMAR MSTR
  4.BLACK/LI MR   5.GREY/SAMUEL
  6  BA 117 N 12DEC 6 LHRJFK HK5   820A1120A 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      passengers: [
        'WHITE/ADA (MR) ADT',
        'BROWN/JANE (MISS) ADT',
        'GREEN/OMAR (MSTR) ADT',
        'BLACK/LI (MR) ADT',
        'GREY/SAMUEL ADT',
      ],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK5 08:20-11:20'],
      journeys: [[0]],
    },
  },
];
