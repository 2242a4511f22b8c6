import type { PnrCase } from './told.ts';

/** What does not fit: letters of other scripts, values that cannot be; read on 20 November 2026. Nothing of it may go without a word. */
export const HOSTILE_CASES: readonly PnrCase[] = [
  {
    name: 'accents are written out as passports do, and said to be',
    text: `RP/MUCXX2100/MUCXX2100            AB/SU  19NOV26/0805Z   6YH2KP
  1.MÜLLER/JÖRG MR   2.GARCÍA NUÑEZ/JOSÉ MR
  3  LH 098 Y 10DEC 4 MUCFRA HK2   700A 805A 10DEC  E  LH/6YH2KP`,
    says: {
      system: 'amadeus',
      locator: '6YH2KP',
      passengers: ['MUELLER/JOERG (MR) ADT', 'GARCIA NUNEZ/JOSE (MR) ADT'],
      segments: ['LH98 Y 2026-12-10 MUC-FRA HK2 07:00-08:05'],
      journeys: [[0]],
      unread: ['1.MÜLLER/JÖRG MR   2.GARCÍA NUÑEZ/JOSÉ MR'],
    },
  },
  {
    name: 'accents in Galileo with a child, the plain name beside them kept',
    text: `H2K7LM/WS QSBIV VTL9WS  AG 99999992 19NOV
 1.1SCHRÖDER/PETRA MS  2.1O'NEIL/TIM MSTR*P-C06
 1. OS  462 Q  10JAN LHRVIE HK2   600P   920P O*         SU  1`,
    says: {
      system: 'galileo',
      locator: 'H2K7LM',
      passengers: ['SCHROEDER/PETRA (MS) ADT', "O'NEIL/TIM (MSTR) CHD aged 6"],
      segments: ['OS462 Q 2027-01-10 LHR-VIE HK2 18:00-21:20'],
      journeys: [[0]],
      unread: ["1.1SCHRÖDER/PETRA MS  2.1O'NEIL/TIM MSTR*P-C06"],
    },
  },
  {
    name: 'Worldspan names with accents',
    text: `1P-6LMPQR
-MOREAU/CÉLINE.MRS -MOREAU/HUGO.MSTR*P-C09
 1 AF 007Y 10JAN SU JFKCDG HK2   630P  755A#1`,
    says: {
      system: 'worldspan',
      locator: '6LMPQR',
      passengers: ['MOREAU/CELINE (MRS) ADT', 'MOREAU/HUGO (MSTR) CHD aged 9'],
      segments: ['AF7 Y 2027-01-10 JFK-CDG HK2 18:30-07:55+1'],
      journeys: [[0]],
      unread: ['-MOREAU/CÉLINE.MRS -MOREAU/HUGO.MSTR*P-C09'],
    },
  },
  {
    name: 'Cyrillic names have no fixed spelling',
    text: `RP/SVOXX2100/SVOXX2100 AA/GS 18NOV26/1833Z 7HJ3KZ
  1.ИВАНОВ/ИВАН MR
  2  SU 100 Y 12DEC 6 SVOJFK HK1   920A1120A 12DEC  E`,
    says: {
      system: 'amadeus',
      locator: '7HJ3KZ',
      segments: ['SU100 Y 2026-12-12 SVO-JFK HK1 09:20-11:20'],
      journeys: [[0]],
      unread: ['1.ИВАНОВ/ИВАН MR'],
    },
  },
  {
    name: 'a Chinese name and the locator',
    text: `1.张三 ABC123
2. CA1501 Y MO14DEC PEKSHA HK1 0830 1040`,
    says: {
      system: 'travelsky',
      locator: 'ABC123',
      passengers: ['张三 (whole) ADT'],
      segments: ['CA1501 Y 2026-12-14 PEK-SHA HK1 08:30-10:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'what a chat adds behind a flight',
    text: 'CA1831 Y MO14DEC PEKSHA HK1 0730 0940 李雷 护照E12345678',
    says: {
      system: 'travelsky',
      segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
      unread: ['CA1831 Y MO14DEC PEKSHA HK1 0730 0940 李雷 护照E12345678'],
    },
  },
  {
    name: 'an open flight with its number',
    text: ` 1.LIN/DAWEI HZ2Q9P
 2.  CA1301 Y   OPEN     PEKCAN
 3.  CZ3105 Y   TU15DEC  CANPEK DW1   1200 1515          E`,
    says: {
      system: 'travelsky',
      locator: 'HZ2Q9P',
      passengers: ['LIN/DAWEI ADT'],
      segments: ['OPEN CA1301 Y PEK-CAN', 'CZ3105 Y 2026-12-15 CAN-PEK DW1 12:00-15:15'],
      journeys: [[1]],
    },
  },
  {
    name: 'names among tabs',
    text: '1.\tSMITH/JOHN MR\t2.\tSMITH/JANE MRS\n3\tBA\t0117\tY\t12DEC\t6\tLHRJFK\tHK2\t0820\t1120',
    says: {
      system: 'amadeus',
      passengers: ['SMITH/JOHN (MR) ADT', 'SMITH/JANE (MRS) ADT'],
      segments: ['BA117 Y 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a time that no clock shows',
    text: '  2  BA 117 N 12DEC 6 LHRJFK HK1  1370P1120A 12DEC  E',
    says: {
      system: 'amadeus',
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1'],
      journeys: [[0]],
      unread: ['2  BA 117 N 12DEC 6 LHRJFK HK1  1370P1120A 12DEC  E'],
    },
  },
  {
    name: 'an arrival two weeks later',
    text: '  2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 25DEC  E',
    says: {
      system: 'amadeus',
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20?'],
      journeys: [[0]],
      unread: ['2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 25DEC  E'],
    },
  },
  {
    name: 'a flight to where it starts',
    text: '  2  BA 117 N 12DEC 6 LHRLHR HK1   820A1120A 12DEC  E',
    says: {
      system: 'amadeus',
      segments: ['BA117 N 2026-12-12 LHR-LHR HK1 08:20-11:20'],
      journeys: [[0]],
      unread: ['2  BA 117 N 12DEC 6 LHRLHR HK1   820A1120A 12DEC  E'],
    },
  },
  {
    name: 'letters and digits that only look alike',
    text: '  2  BA 117 N 12DEC 6 LHRJFK HKl   82OA112OA 12DEC  E',
    says: { unread: ['2  BA 117 N 12DEC 6 LHRJFK HKl   82OA112OA 12DEC  E'] },
  },
  {
    name: 'letters that were lost on the way',
    text: '  1.DOE/JOHN MR\n  ???\n  2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 12DEC  E\n  ????/???? ??',
    says: {
      system: 'amadeus',
      passengers: ['DOE/JOHN (MR) ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0]],
      unread: ['???', '????/???? ??'],
    },
  },
  {
    name: 'an airline of three letters, and the counts of a group',
    text: `RP/LONXX2100/LONXX2100            AA/GS  18NOV26/1833Z   8GRP2X
  0. 15SUNNY TOURS  NM: 2
BKD:15                CNL: 0                SPL: 0
  1.ABBOT/JAMES MR   2.CRANE/TIM MSTR(CHD/01JAN19)
  3  EZY8801 Y 03JAN 7 LGWALC HK15   700A1035A 03JAN  E
  4  BA 2600 G 03JAN 7 LGWALC HK15  0700 1035   03JAN  E  BA/8GRP2X`,
    says: {
      system: 'amadeus',
      locator: '8GRP2X',
      passengers: ['ABBOT/JAMES (MR) ADT', 'CRANE/TIM (MSTR) CHD born 2019-01-01'],
      segments: ['BA2600 G 2027-01-03 LGW-ALC HK15 07:00-10:35'],
      journeys: [[0]],
      unread: ['3  EZY8801 Y 03JAN 7 LGWALC HK15   700A1035A 03JAN  E'],
    },
  },
];
