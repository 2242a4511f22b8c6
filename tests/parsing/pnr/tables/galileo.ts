import type { PnrCase } from '../told.ts';

/** Complete texts in Galileo format, parsed as of 20 November 2026. */
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
];

/** The same as pasted by agents: broken, from chats and mails, with rare lines. */
export const ODD_GALILEO: readonly PnrCase[] = [
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
    name: 'Galileo: ARNK with a date and cities',
    text: ` 1.1EVANS/RHYSMR
 1. VS  250 X  06JAN LHRPVG HK1  1030A # 655A O*         WE  1
 2.   ARNK
 3. CX  251 X  20JAN HKGLHR HK1  1155P # 535A O*         WE  2`,
    says: {
      system: 'galileo',
      passengers: ['EVANS/RHYS (MR) ADT'],
      segments: [
        'VS250 X 2027-01-06 LHR-PVG HK1 10:30-06:55+1',
        'ARNK',
        'CX251 X 2027-01-20 HKG-LHR HK1 23:55-05:35+1',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'Galileo with a plus behind the number and colons in the times',
    text: ' 1.+  CX 870 Y  12DEC HKGSFO HK1   1:45P  10:30A O*        SA',
    says: { system: 'galileo', segments: ['CX870 Y 2026-12-12 HKG-SFO HK1 13:45-10:30'], journeys: [[0]] },
  },
  {
    name: 'Galileo: an infant in the names, vendor lines below',
    text: `M4TTZ8/AS SINOU 7TT2AS  AG 32345671 09NOV
 1.1LIM/HUILINGMS   2.I/1LIM/JAYDEN*12JUL26
 1. SQ  830 M  06FEB SINPVG HK1   820A   200P O*         SA  1
** VENDOR LOCATOR DATA EXISTS **       >*VL;
** SERVICE INFORMATION EXISTS **       >*SI;
SEGMENT/PASSENGER RELATED
P  1. LIM/HUILINGMS  INFT  SQ KK1 SINPVG0830M06FEB-LIM/JAYDEN 12JUL26`,
    says: {
      system: 'galileo',
      locator: 'M4TTZ8',
      passengers: ['LIM/HUILING (MS) ADT', 'LIM/JAYDEN INF born 2026-07-12 with #0'],
      segments: ['SQ830 M 2027-02-06 SIN-PVG HK1 08:20-14:00'],
      journeys: [[0]],
    },
  },
  {
    name: "a single flight with the mark of its arrival's day behind it",
    text: '1. CA982 Y 20DEC JFKPEK HK1 1650 1820+1',
    says: {
      system: 'galileo',
      locator: null,
      passengers: [],
      segments: ['CA982 Y 2026-12-20 JFK-PEK HK1 16:50-18:20+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a Galileo PNR with its header',
    text: 'QWER12/AA LONOU  C123456 AG 99999992 20NOV 1.1TAYLOR/EMMA MS 2.1TAYLOR/JACK MSTR*P-C09 1. BA  117 Y  16JAN LHRJFK HK2   820A   1105A O*         SA  1 2. NZ    7 Y  20MAR SFOAKL HK2   930P * 600A O*        SA',
    says: {
      system: 'galileo',
      locator: 'QWER12',
      passengers: ['TAYLOR/EMMA (MS) ADT', 'TAYLOR/JACK (MSTR) CHD aged 9'],
      segments: ['BA117 Y 2027-01-16 LHR-JFK HK2 08:20-11:05', 'NZ7 Y 2027-03-20 SFO-AKL HK2 21:30-06:00+2'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo after a schedule change, by night',
    text: `J7QX2P/WS QSBIV VTL9WS  AG 99999992 19NOV
 1.1ADEYEMI/TUNDE MR
 1. VS  412 L  10JAN LOSLHR UN1  1050A   545P O*         SU  1
 2. VS  412 L  10JAN LOSLHR TK1  1155P # 630A O*         SU  1
 3. VS    3 L  12JAN LHRJFK HN1   900A  1200N O          TU`,
    says: {
      system: 'galileo',
      locator: 'J7QX2P',
      passengers: ['ADEYEMI/TUNDE (MR) ADT'],
      segments: ['VS412 L 2027-01-10 LOS-LHR TK1 23:55-06:30+1', 'VS3 L 2027-01-12 LHR-JFK HN1 09:00-12:00'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo’s *IR by night',
    text: `>*IR
 1. CX  254 C  10JAN LHRHKG HK2  1100A # 735A O*         SU  1
 2. CX  880 C  11JAN HKGLAX HK2   405P  1235P O*         MO  1`,
    says: {
      system: 'galileo',
      segments: ['CX254 C 2027-01-10 LHR-HKG HK2 11:00-07:35+1', 'CX880 C 2027-01-11 HKG-LAX HK2 16:05-12:35'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'Galileo on the day before',
    text: ' 1. UA  200 Y  10JAN GUMHNL HK1   735A - 600P O          SU',
    says: { system: 'galileo', segments: ['UA200 Y 2027-01-10 GUM-HNL HK1 07:35-18:00-1'], journeys: [[0]] },
  },
];
