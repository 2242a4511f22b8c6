import type { PnrCase } from './told.ts';

/** Shapes of all systems that are seldom seen, read on 20 November 2026. */
export const UNUSUAL_CASES: readonly PnrCase[] = [
  {
    name: 'given names that end like a child’s or an infant’s mark',
    text: ` 1.MURRAY/CALLUM 2.ATKINS/JO ATKINS MR 3.王芳INF 4.LI/MING(CHD) HQX2P9
 5.  CA1831 Y   SU10JAN  PEKSHA HK4   0730 0940          E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'HQX2P9',
      passengers: ['MURRAY/CALLUM ADT', 'ATKINS/JO ATKINS (MR) ADT', '王芳 (whole) INF with #1', 'LI/MING CHD'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK4 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'Galileo with a 24-hour clock and no dot after the number',
    text: ` 1 BA 117 N  12DEC LHRJFK HK2  0820  1120 O         SA
 2 BA 178 N  20DEC JFKLHR HK2  1950 # 0750 O         SU`,
    says: {
      system: 'galileo',
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20', 'BA178 N 2026-12-20 JFK-LHR HK2 19:50-07:50+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Sabre on one line, the operator among the flights',
    text: `1 AC5954K 01DEC T ORDAMS HK1 605P 920A 02DEC W /DCAC /E OPERATED BY UNITED AIRLINES 2 KQ 117H 02DEC W AMSNBO HK1 835P 640A 03DEC Q /DCKQ /E`,
    says: {
      system: 'sabre',
      segments: [
        'AC5954 K 2026-12-01 ORD-AMS HK1 18:05-09:20+1 by UNITED AIRLINES',
        'KQ117 H 2026-12-02 AMS-NBO HK1 20:35-06:40+1',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'TravelSky with a blank after each number',
    text: `1. 张三 HQX2P8
2. CA1831 Y SU10JAN PEKSHA HK1 0730 0940
3. SSR FOID CA HK1 NI110101199001010000/P1
4. RMK CA/PBM031`,
    says: {
      system: 'travelsky',
      locator: 'HQX2P8',
      passengers: ['张三 (whole) ADT'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a title and a child’s mark, the operator on the next line',
    text: ` 1.ZHANG/XIAOMING MISS CHD 2.ZHANG/SAN MR HQX2P7
 3.  CA981  Y   SU10JAN  PEKJFK HK2   1300 1330          E T3 1
     OP-UA888
 4.  UA889  Y   FR15JAN  JFKPEK HK2   1200 1435+1        E  1T3`,
    says: {
      system: 'travelsky',
      locator: 'HQX2P7',
      passengers: ['ZHANG/XIAOMING (MISS) CHD', 'ZHANG/SAN (MR) ADT'],
      segments: ['CA981 Y 2027-01-10 PEK-JFK HK2 13:00-13:30 by UA888', 'UA889 Y 2027-01-15 JFK-PEK HK2 12:00-14:35+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an Amadeus group with names, seats taken back',
    text: `RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN
  0. 10MERIDIAN TOUR  NM: 2
  1.BOAKYE/AMA MRS   2.BOAKYE/JO MR
  3  BA 117 N 12DEC 6 LHRJFK HK10  820A1120A 12DEC  E  BA/KQ7TWM
  4  BA 119 N 12DEC 6 LHRJFK UN2  120P 420P 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/JO (MR) ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK10 08:20-11:20', 'BA119 N 2026-12-12 LHR-JFK UN2 13:20-16:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a schedule change on another day, in either order',
    text: ` 1.WU/DI KVFHQ4
 2.  MU729  V   MO11JAN  PVGKIX TK1   1825 2130          E T1--
 3.  MU727  V   SU10JAN  PVGKIX UN1   0925 1230          E T1--
 4.  MU730  V   FR15JAN  KIXPVG UN1   2230 0030+1        E --T1`,
    says: {
      system: 'travelsky',
      locator: 'KVFHQ4',
      passengers: ['WU/DI ADT'],
      segments: ['MU729 V 2027-01-11 PVG-KIX TK1 18:25-21:30', 'MU730 V 2027-01-15 KIX-PVG UN1 22:30-00:30+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a flight that lands before it starts',
    text: ` 1 NZ 10Y 10JAN S AKLHNL HK1  1150P 950A  10JAN S /DCNZ*ABCDEF /E
 2 UA 200Y 15JAN F GUMHNL HK1   735A 600P  14JAN Q /DCUA*ABCDEF /E`,
    says: {
      system: 'sabre',
      segments: ['NZ10 Y 2027-01-10 AKL-HNL HK1 23:50-09:50', 'UA200 Y 2027-01-15 GUM-HNL HK1 07:35-18:00-1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an infant whose service line names the adult by number only',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZQ
  1.COLE/JUNE MRS   2.COLE/SAM MR
  3  BA 117 N 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM
  4 SSR INFT BA HK1 COLE/RAY 20JUL26/S3/P2`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZQ',
      passengers: ['COLE/JUNE (MRS) ADT', 'COLE/SAM (MR) ADT', 'COLE/RAY INF born 2026-07-20 with #1'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'an Apollo infant placed by its service line',
    text: `TFDM9S/WS QSBXX DPBVWS  AG 91212345 18NOV
 1.1LARSEN/MARIT  2.1HOLM/EVA
 1 DL 401Y 10JAN ATLLHR HK2   800P  900A|*      SU/MO   E
GFAX-SSRINFTDLHK1 ATLLHR 0401Y10JAN-1LARSEN/MARIT.LARSEN/SIV 28DEC25
   2 SSRCHLDDLHK1/04APR20-1HOLM/EVA`,
    says: {
      system: 'apollo',
      locator: 'TFDM9S',
      passengers: ['LARSEN/MARIT ADT', 'LARSEN/SIV INF born 2025-12-28 with #0', 'HOLM/EVA CHD born 2020-04-04'],
      segments: ['DL401 Y 2027-01-10 ATL-LHR HK2 20:00-09:00+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'what Apollo answers to a sale, two blanks before the date',
    text: ' 1 TK   85C  24FEB MNLIST SS1   930P  505A+*      1          E\n 2 TK 1757C  25FEB ISTRIX SS1   820A 1120A *      1          E',
    says: {
      system: 'apollo',
      segments: ['TK85 C 2027-02-24 MNL-IST SS1 21:30-05:05+1', 'TK1757 C 2027-02-25 IST-RIX SS1 08:20-11:20'],
      journeys: [[0, 1]],
    },
  },
];
