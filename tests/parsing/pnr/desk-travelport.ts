import type { PnrCase } from './told.ts';

/** Booking files as agents copy them whole from Galileo, Apollo and Worldspan. */
export const DESK_TRAVELPORT: readonly PnrCase[] = [
  {
    name: 'a Galileo booking file with every field',
    text: `7QX2NM/WS QSBYC N558TM AG 99999992 18NOV
 1.1SMITH/JOHNMR  2.1SMITH/JANEMRS
 1. BA  117 J  12DEC LHRJFK HK2   825A  1110A O*         SA   1
 2. BA  178 J  19DEC JFKLHR HK2   800P # 755A O*         SA   1
** VENDOR LOCATOR DATA EXISTS **       >*VL;
** SERVICE INFORMATION EXISTS **       >*SI;
FONE-LONT*020 7946 0000 SMITH TRAVEL
FOP -S*CASH
TKTG-T*QSB 18NOV1234Z WS AG`,
    says: {
      system: 'galileo',
      locator: '7QX2NM',
      passengers: ['SMITH/JOHN (MR) ADT', 'SMITH/JANE (MRS) ADT'],
      segments: ['BA117 J 2026-12-12 LHR-JFK HK2 08:25-11:10', 'BA178 J 2026-12-19 JFK-LHR HK2 20:00-07:55+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo in twenty-four hours with an E before the weekday',
    text: `1.1CHEN/MEILINGMS
1. CX 450 Y 11DEC HKGTPE HK1 0800 0950 O* E FR
2. CX 451 Y 14DEC TPEHKG HK1 1035 1235 O* E MO`,
    says: {
      system: 'galileo',
      passengers: ['CHEN/MEILING (MS) ADT'],
      segments: ['CX450 Y 2026-12-11 HKG-TPE HK1 08:00-09:50', 'CX451 Y 2026-12-14 TPE-HKG HK1 10:35-12:35'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo: two days later, the day before, and operated by',
    text: `H5HRXK/WS QSBYC N554100 AG 99999992 27OCT
 1.1TANAKA/KENMR
 1. QF   11 Y  03JAN SYDLAX HK1   935A   600A O*         SU   1
         OPERATED BY QANTAS AIRWAYS
 2. QF   12 Y  09JAN LAXSYD HK1  1030P * 830A O*         SA   2
 3. NZ   10 Y  15JAN AKLHNL HK1  1140P - 845A O*         FR   3`,
    says: {
      system: 'galileo',
      locator: 'H5HRXK',
      passengers: ['TANAKA/KEN (MR) ADT'],
      segments: [
        'QF11 Y 2027-01-03 SYD-LAX HK1 09:35-06:00 by QANTAS AIRWAYS',
        'QF12 Y 2027-01-09 LAX-SYD HK1 22:30-08:30+2',
        'NZ10 Y 2027-01-15 AKL-HNL HK1 23:40-08:45-1',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'Galileo family with a child of six, an infant and an open flight',
    text: `8RT4WZ/WS QSBYC N554100 AG 99999992 27OCT
 1.1PATEL/RAJMR  2.1PATEL/NISHAMRS  3.1PATEL/DEVMSTR*P-C06  4.I/1PATEL/ZARAMISS*12MAY25
 1. AI  130 Y  22FEB LHRBOM HK3   915A  1045P O*         MO   1
 2. ARNK
 3. AI  131 Y  15MAR DELLHR HK3   645A  1135A O*         MO   2`,
    says: {
      system: 'galileo',
      locator: '8RT4WZ',
      passengers: [
        'PATEL/RAJ (MR) ADT',
        'PATEL/NISHA (MRS) ADT',
        'PATEL/DEV (MSTR) CHD aged 6',
        'PATEL/ZARA (MISS) INF born 2025-05-12 with #1',
      ],
      segments: ['AI130 Y 2027-02-22 LHR-BOM HK3 09:15-22:45', 'ARNK', 'AI131 Y 2027-03-15 DEL-LHR HK3 06:45-11:35'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'Galileo with the DOCS of its service information',
    text: `9RT4WZ/WS QSBYC N554100 AG 99999992 27OCT
 1.1MULLER/ERNSTMR
 1. LX  138 Y  08MAR ZRHHKG HK1  1040P # 600P O*         MO   1
** SPECIAL SERVICE REQUIREMENT **
SEGMENT/PASSENGER RELATED ----
S 1. LX  138 Y 08MAR ZRHHKG
  P 1. MULLER/ERNSTMR    VGML HK1
SI.P1/SSRDOCSLXHK1/P/CHE/X1234567/CHE/19APR66/M/02MAR31/MULLER/ERNST`,
    says: {
      system: 'galileo',
      locator: '9RT4WZ',
      passengers: ['MULLER/ERNST (MR) ADT born 1966-04-19'],
      segments: ['LX138 Y 2027-03-08 ZRH-HKG HK1 22:40-18:00+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'an Apollo booking file with next day and weekday pair',
    text: `QXR4N2/NH SFOOU A12345 AG 12345675 18NOV
 1.1LEE/ANNMS
 1 UA 869J 12DEC SFOHKG HK1  1145A  650P|*      SA/SU   E  1
 2 UA 862J 19DEC HKGSFO HK1   500P 1210P *         SA   E  1
FONE-SFOAS/415 555-0100 LEE TRAVEL
TKTG-TAU/20NOV`,
    says: {
      system: 'apollo',
      locator: 'QXR4N2',
      passengers: ['LEE/ANN (MS) ADT'],
      segments: ['UA869 J 2026-12-12 SFO-HKG HK1 11:45-18:50+1', 'UA862 J 2026-12-19 HKG-SFO HK1 17:00-12:10'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Apollo with plus for the next day, two days, the day before and a compact date',
    text: ` 1.1REYES/CARLOS MR
 1 PR 103 Q28JUN LAXMNL HK1  1030P  400A2*      MO/WE   E
 2 PR 102 Q10JUL MNLLAX HK1  1030P  745P *         SA   E
 3 UA 870Y 20JUL SYDSFO HK1  1200N  705A *         TU   E
 4 UA 154Y 25JUL MAJHNL HK1   800P  230A *         SU   E
 5 UA 155Y 30JUL GUMHNL HK1   740A  620P-*      FR/TH   E
 6 UA 999S 02AUG EWRBRU HK1   635P  750A+*      MO/TU   E`,
    says: {
      system: 'apollo',
      passengers: ['REYES/CARLOS (MR) ADT'],
      segments: [
        'PR103 Q 2027-06-28 LAX-MNL HK1 22:30-04:00+2',
        'PR102 Q 2027-07-10 MNL-LAX HK1 22:30-19:45',
        'UA870 Y 2027-07-20 SYD-SFO HK1 12:00-07:05',
        'UA154 Y 2027-07-25 MAJ-HNL HK1 20:00-02:30',
        'UA155 Y 2027-07-30 GUM-HNL HK1 07:40-18:20-1',
        'UA999 S 2027-08-02 EWR-BRU HK1 18:35-07:50+1',
      ],
      journeys: [[0], [1], [2], [3], [4], [5]],
    },
  },
  {
    name: 'Apollo with operated by and surface',
    text: ` 1.1STONE/ROSSMR 2.1STONE/IVYMRS
 1 UA6120Y 11JAN ORDYYZ HK2   800A 1035A *         MO   E  2
         OPERATED BY AIR WISCONSIN DBA UNITED EXPRESS
 2   ARNK
 3 UA6121Y 15JAN YULORD HK2   600P  745P *         FR   E`,
    says: {
      system: 'apollo',
      passengers: ['STONE/ROSS (MR) ADT', 'STONE/IVY (MRS) ADT'],
      segments: [
        'UA6120 Y 2027-01-11 ORD-YYZ HK2 08:00-10:35 by AIR WISCONSIN DBA UNITED EXPRESS',
        'ARNK',
        'UA6121 Y 2027-01-15 YUL-ORD HK2 18:00-19:45',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'a Worldspan file with dashes before the names',
    text: `1P-HK3L9Q
-HART/TINA.MS
-HART/ROY.MR
 1 DL  40Y  12DEC LAXSYD HK2  1025P  820A2*      SA/MO   E
 2 DL  41Y  20DEC SYDLAX HK2  1045A  605A *         SU   E`,
    says: {
      system: 'worldspan',
      locator: 'HK3L9Q',
      passengers: ['HART/TINA (MS) ADT', 'HART/ROY (MR) ADT'],
      segments: ['DL40 Y 2026-12-12 LAX-SYD HK2 22:25-08:20+2', 'DL41 Y 2026-12-20 SYD-LAX HK2 10:45-06:05'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Worldspan with a cancelled flight and glued class',
    text: `-OKAFOR/CHIDI.MR
 1 KL 588Y 25JAN LOSAMS HX1  1120P  520A|*      MO/TU   E
 2 KL 588Y 26JAN LOSAMS HK1  1120P  520A|*      TU/WE   E`,
    says: {
      system: 'worldspan',
      passengers: ['OKAFOR/CHIDI (MR) ADT'],
      segments: ['KL588 Y 2027-01-25 LOS-AMS HX1 23:20-05:20+1', 'KL588 Y 2027-01-26 LOS-AMS HK1 23:20-05:20+1'],
      journeys: [[1]],
    },
  },
];
