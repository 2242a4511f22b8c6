import type { PnrCase } from './told.ts';

/** Texts in the shape of Galileo, read on 20 November 2026. */
export const GALILEO_CASES: readonly PnrCase[] = [
  {
    name: 'a whole record',
    text: `WC7KVO/WS QSBXX VTL9WS  AG 91212345 18NOV
  1.1IVERSEN/TOR MR   2.1IVERSEN/LIV MRS
 1. SK 1450 M  12DEC OSLCPH HK2   700A   810A O*         SA  1
 2. SK  925 M  12DEC CPHIAD HK2  1220P   335P O*         SA  1
 3. SK  926 M  20DEC IADCPH HK2   540P # 725A O*         SU  2
** VENDOR LOCATOR DATA EXISTS **       >*VL;
FONE-OSLT*22 12 34 56
  2. OSLE*TOR//EXAMPLE.COM
TKTG-TAU/MO23NOV
NOTE-
  1. CLIENT WANTS WINDOW WS 18NOV 1242Z
VLOC-SK*PLDDF9/18NOV 1352`,
    says: {
      system: 'galileo',
      locator: 'WC7KVO',
      passengers: ['IVERSEN/TOR (MR) ADT', 'IVERSEN/LIV (MRS) ADT'],
      segments: [
        'SK1450 M 2026-12-12 OSL-CPH HK2 07:00-08:10',
        'SK925 M 2026-12-12 CPH-IAD HK2 12:20-15:35',
        'SK926 M 2026-12-20 IAD-CPH HK2 17:40-07:25+1',
      ],
      journeys: [[0, 1], [2]],
    },
  },
  {
    name: 'a day later, two days later, a day before',
    text: ` 1. UA 7315 E  10JAN ORDICN HS1  1155P * 400A O          SU
 2. LH  595 L  15JAN PHCFRA HS1   755P # 525A O          FR
 3. UA  200 S  28FEB GUMHNL HS1   640A - 600P O          SU`,
    says: {
      system: 'galileo',
      segments: [
        'UA7315 E 2027-01-10 ORD-ICN HS1 23:55-04:00+2',
        'LH595 L 2027-01-15 PHC-FRA HS1 19:55-05:25+1',
        'UA200 S 2027-02-28 GUM-HNL HS1 06:40-18:00-1',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'no blank between mark and time',
    text: ` 1. AF 3607 M  10JAN SLCCDG HK1   457P #1115A O*         SU
         OPERATED BY DELTA AIR LINES`,
    says: {
      system: 'galileo',
      segments: ['AF3607 M 2027-01-10 SLC-CDG HK1 16:57-11:15+1 by DELTA AIR LINES'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant, a child by age and by code',
    text: `W5XYFE/WS QSBXX VTL9WS  AG 91212345 18NOV
  1.1SMIT/MARGREET   2.I/1SMIT/KATJA*23APR26
  3.1SMIT/JAN*P-C07   4.1SMIT/MIA*C06   5.1SMIT/BAS*INS
 1. KL  643 M  10JAN AMSJFK HK4   330P   530P O*         SU  1`,
    says: {
      system: 'galileo',
      locator: 'W5XYFE',
      passengers: [
        'SMIT/MARGREET ADT',
        'SMIT/KATJA INF born 2026-04-23 with #0',
        'SMIT/JAN CHD aged 7',
        'SMIT/MIA CHD aged 6',
        'SMIT/BAS INF',
      ],
      segments: ['KL643 M 2027-01-10 AMS-JFK HK4 15:30-17:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'a child with its birth date only',
    text: `W6XYFE/WS QSBXX VTL9WS  AG 91212345 18NOV
  1.1MURRAY/ALAN   2.1MURRAY/IONA*23APR18
 1. BA 1440 M  10JAN LHREDI HK2   330P   455P O*         SU  1`,
    says: {
      system: 'galileo',
      locator: 'W6XYFE',
      passengers: ['MURRAY/ALAN ADT', 'MURRAY/IONA CHD born 2018-04-23'],
      segments: ['BA1440 M 2027-01-10 LHR-EDI HK2 15:30-16:55'],
      journeys: [[0]],
    },
  },
  {
    name: 'schedule change: the new flight stays',
    text: ` 1. DL 3962 Y  10JAN JFKIAD UN1   810A   931A O*       E SU
 2. DL 5414 Y  10JAN JFKIAD TK1   840A  1001A O*         SU
         OPERATED BY ENDEAVOR AIR DBA DELTA`,
    says: {
      system: 'galileo',
      segments: ['DL5414 Y 2027-01-10 JFK-IAD TK1 08:40-10:01 by ENDEAVOR AIR DBA DELTA'],
      journeys: [[0]],
    },
  },
  {
    name: 'passive segments without times',
    text: ` 1. UA 5695 Y  10JAN SFOMCI BK1                          SU
 2. CX  901 Y  15JAN HKGMNL BK1   900A  1125A            FR`,
    says: {
      system: 'galileo',
      segments: ['UA5695 Y 2027-01-10 SFO-MCI BK1', 'CX901 Y 2027-01-15 HKG-MNL BK1 09:00-11:25'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a plus after the number',
    text: ` 1+ ET  509 M  10JAN EWRADD HK1   915P # 735P O*         SU  1
 2+ ET  921 M  11JAN ADDACC HK1   840A  1120A O*         MO  1`,
    says: {
      system: 'galileo',
      segments: ['ET509 M 2027-01-10 EWR-ADD HK1 21:15-19:35+1', 'ET921 M 2027-01-11 ADD-ACC HK1 08:40-11:20'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'hotel and car',
    text: `Q5V2H0/WS QSBXX VTL9WS  AG 91212345 22NOV
  1.1RAAB/ELKE
 1. OS  451 N  10JAN VIELHR HK1   720A   855A O*       E SU  1
 2. HHL LW HK1  LON 10JAN-15JAN  1NT 28550  GRAND PALACE HOTEL
      1L051ZZZ-1/RG-EUR195.00/AGT91212345/G-VIXXXXXXXXXXXX2556EX
    P0127/NM-RAAB ELKE/CF-123590363*
 3. CCR AC HK1  LON 10JAN-15JAN ICMR/RG-EUR30.00DY-UNL MI -FLYDR
    V/BS-91212345/PUP-LHRO01/RC-FLYDRV-DS/DT-1200/NM-RAAB ELKE
 4. OS  452 N  15JAN LHRVIE HK1   940A  1255P O*       E FR  1`,
    says: {
      system: 'galileo',
      locator: 'Q5V2H0',
      passengers: ['RAAB/ELKE ADT'],
      segments: ['OS451 N 2027-01-10 VIE-LHR HK1 07:20-08:55', 'OS452 N 2027-01-15 LHR-VIE HK1 09:40-12:55'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'names and flight on one line',
    text: `9FLVD7/WS QSBXX VTL9WS  AG 91233333 18NOV
  1.1PATEL/RAVI   2.1PATEL/MEENA 1. SN 2184 K  31DEC MANBRU HK2   610A   830A O*       E TH  1
 2. SN  601 K  31DEC BRUBOM HK2  1015A  1125P O*       E TH  1`,
    says: {
      system: 'galileo',
      locator: '9FLVD7',
      passengers: ['PATEL/RAVI ADT', 'PATEL/MEENA ADT'],
      segments: ['SN2184 K 2026-12-31 MAN-BRU HK2 06:10-08:30', 'SN601 K 2026-12-31 BRU-BOM HK2 10:15-23:25'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'an infant that a service line places',
    text: `29T5L0/WS QSBXX VTL9WS  AG 91212345 18NOV
  1.1NOWAK/PIOTR   2.1ZIMMER/UTE
  3.I/1NOWAK/OLA*15FEB26
 1. LO  516 D  20DEC WAWFRA HK2   555P   745P            SU
** SPECIAL SERVICE REQUIREMENT **
SEGMENT/PASSENGER RELATED
S 1. LO  0516 D  20DEC WAWFRA
    P 3. NOWAK/PIOTR      INFT PN 1  NOWAK/OLA 15FEB26`,
    says: {
      system: 'galileo',
      locator: '29T5L0',
      passengers: ['NOWAK/PIOTR ADT', 'NOWAK/OLA INF born 2026-02-15 with #0', 'ZIMMER/UTE ADT'],
      segments: ['LO516 D 2026-12-20 WAW-FRA HK2 17:55-19:45'],
      journeys: [[0]],
    },
  },
];
