import type { PnrCase } from './told.ts';

/** Headers, names and flights that broke in places of their own, and marks that speak against each other. */
export const LAYOUTS: readonly PnrCase[] = [
  {
    name: 'Apollo: the weekdays are two days apart, the mark says one',
    text: 'R2T3Y6/WS\n 1.1COOK/BEN MR\n 1 UA 999S 19DEC EWRBRU HK1   635P  750A|*      SA/MO   E  1',
    says: {
      system: 'apollo',
      locator: 'R2T3Y6',
      passengers: ['COOK/BEN (MR) ADT'],
      segments: ['UA999 S 2026-12-19 EWR-BRU HK1 18:35-07:50+1'],
      journeys: [[0]],
      unread: ['1 UA 999S 19DEC EWRBRU HK1   635P  750A|*      SA/MO   E  1'],
    },
  },
  {
    name: 'Galileo: a header of two codes, and blanks behind the numbers of names',
    text: 'VX2M4N/WS\n 1. 1HALE/KIM MRS  2. I/1HALE/LEO*16AUG26\n1+ UA  200 Y  16JAN HNLGUM HK1  1205A -  600P O          SA',
    says: {
      system: 'galileo',
      locator: 'VX2M4N',
      passengers: ['HALE/KIM (MRS) ADT', 'HALE/LEO INF born 2026-08-16 with #0'],
      segments: ['UA200 Y 2027-01-16 HNL-GUM HK1 00:05-18:00-1'],
      journeys: [[0]],
    },
  },
  {
    name: 'Amadeus: the operator with the number of the flight, and a header that broke within its locator',
    text: `RP/LON1A0955/LON1A0955            WS/SU  18NOV26/1412Z   835
EZ3
  1.LIN/MEILING MS
  2  BR 031 C 10DEC 4 JFKTPE HK1       1  0020 0540+1 77W E 0 M
     BR 0031 OPERATED BY EVA AIRWAYS`,
    says: {
      system: 'amadeus',
      locator: '835EZ3',
      passengers: ['LIN/MEILING (MS) ADT'],
      segments: ['BR31 C 2026-12-10 JFK-TPE HK1 00:20-05:40+1 by EVA AIRWAYS'],
      journeys: [[0]],
    },
  },
  {
    name: 'Amadeus: broken before the header’s date, in a surname of several words and before the aircraft',
    text: `RP/LON1A0955/LON1A0955            WS/SU
18NOV26/1412Z   8B4YD2
1.LI/WEI MR   2.DE LA CRUZ/KARL HEINZ MRS(INFDE LA
CRUZ/BABY/13OCT26)
4  SQ   6 O 27MAR 6 FRASHA KK2       1  0925 2000
77W E 0 M
6  ET3613 J 02APR 5*MUCPVG TK2       1  0345 2050+1
77W E 0 M`,
    says: {
      system: 'amadeus',
      locator: '8B4YD2',
      passengers: ['LI/WEI (MR) ADT', 'DE LA CRUZ/KARL HEINZ (MRS) ADT', 'DE LACRUZ/BABY INF born 2026-10-13 with #1'],
      segments: ['SQ6 O 2027-03-27 FRA-SHA KK2 09:25-20:00', 'ET3613 J 2027-04-02 MUC-PVG TK2 03:45-20:50+1'],
      journeys: [[0], [1]],
      unread: ['CRUZ/BABY/13OCT26)'],
    },
  },
  {
    name: 'TravelSky: broken before the operator and within it, and a birth date below',
    text: ` 1.石风芸 JZ8AW4
 2. *MU4266 C2  FR17SEP27MUCYVR KK1   0350 1845          E -
- OP-U27788
 3. *9C048 L   SA18SEP27YVRSYD HK1   0725 1740+1        E T3 OP-MU17
88
 4.SSR INFT MU  KK1 MUCYVR 4266 C17SEP WANG/BABY
01FEB26/P1`,
    says: {
      system: 'travelsky',
      locator: 'JZ8AW4',
      passengers: ['石风芸 (whole) ADT', 'WANG/BABY INF born 2026-02-01 with #0'],
      segments: [
        'MU4266 C (C2) 2027-09-17 MUC-YVR KK1 03:50-18:45 by U27788',
        '9C48 L 2027-09-18 YVR-SYD HK1 07:25-17:40+1 by MU1788',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'Sabre: a margin before all lines, of which a name broke, and a page mark within a list',
    text: `      6TVED9
       1.1WU/XIAOMING  2.1LI/JOHNMR  3.1MUELLER/CHIDI MR  4.I/1MUE
      LLER/MIA*04APR26
       1 MU4767N 09AUG M FRABKK HK3   925A  735P  10AUG T  /E
      TKT/TIME LIMIT
      )>
        1.TAW25NOV/
      A1B2.A1B2*AXX 0357/18NOV26 6TVED9`,
    says: {
      system: 'sabre',
      locator: '6TVED9',
      passengers: [
        'WU/XIAOMING ADT',
        'LI/JOHN (MR) ADT',
        'MUELLER/CHIDI (MR) ADT',
        'MUELLER/MIA INF born 2026-04-04 with #2',
      ],
      segments: ['MU4767 N 2027-08-09 FRA-BKK HK3 09:25-19:35+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'TravelSky: an infant and a child of which nothing says whose and who',
    text: ` 1.石风芸 2.王伟 JZ8AW4
 3.  MU4266 C   SA12DEC  SHAPEK HK2   0350 1845          E
 4.SSR INFT MU  KK1 SHAPEK 4266 C12DEC WANG/BABY 01FEB26
 5.SSR CHLD MU HK1 25MAY21`,
    says: {
      system: 'travelsky',
      locator: 'JZ8AW4',
      passengers: ['石风芸 (whole) ADT', '王伟 (whole) ADT'],
      segments: ['MU4266 C 2026-12-12 SHA-PEK HK2 03:50-18:45'],
      journeys: [[0]],
      unread: ['4.SSR INFT MU  KK1 SHAPEK 4266 C12DEC WANG/BABY 01FEB26', '5.SSR CHLD MU HK1 25MAY21'],
    },
  },
  {
    name: 'Amadeus: seats and cities apart, and line ends written out',
    text: String.raw`RP/LON1A0955/LON1A0955  WS/SU  18NOV26/1412Z   8B4YD2\n  1.LI/WEI MR\n  2  SQ   6 O 27MAR 6*FRA-SHA KK 1       1  0925 2000 77W E 0 M`,
    says: {
      system: 'amadeus',
      locator: '8B4YD2',
      passengers: ['LI/WEI (MR) ADT'],
      segments: ['SQ6 O 2027-03-27 FRA-SHA KK1 09:25-20:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'Sabre: a star before a status whose seats stand apart, and all in one line',
    text: '1.1TANAKA/SAN MR 1 CA5708F 23MAR T FRAPEK SS1   650A  140A  24MAR W /DCCA*9LKPYZ /E 2 CX  26Z 22APR 4 CAN SHA*HK 1   140A 1215P  /E A1B2.A1B2*AXX 0357/18NOV26 9LKPY6 H',
    says: {
      system: 'sabre',
      locator: '9LKPY6',
      passengers: ['TANAKA/SAN (MR) ADT'],
      segments: ['CA5708 F 2027-03-23 FRA-PEK SS1 06:50-01:40+1', 'CX26 Z 2027-04-22 CAN-SHA HK1 01:40-12:15'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo: quoted with empty lines between',
    text: '>> 4BBVA5/WS LONOU  C123456  AG 99999992 20NOV\n>> \n>>   1.1MUELLER/JOHN MR\n>> \n>>   2.1MSISKA/SAM\n>> \n>>  1. QF 7532 L  25NOV LHRCAN TK2   0700    0910 O*         WE  1',
    says: {
      system: 'galileo',
      locator: '4BBVA5',
      passengers: ['MUELLER/JOHN (MR) ADT', 'MSISKA/SAM ADT'],
      segments: ['QF7532 L 2026-11-25 LHR-CAN TK2 07:00-09:10'],
      journeys: [[0]],
    },
  },
];
