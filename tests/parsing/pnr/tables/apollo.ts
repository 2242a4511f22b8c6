import type { PnrCase } from '../told.ts';

/** Complete texts in Apollo format, parsed as of 20 November 2026. */
export const APOLLO_CASES: readonly PnrCase[] = [
  {
    name: 'a whole record',
    text: `** THIS PNR IS CURRENTLY IN USE **
M2FYMQ/I5 QSBXX DYBI5   AG 91212345 07NOV
 1.1OKADA/RYO MR  2.1OKADA/EMI MRS
 1 UA 999S 12DEC EWRBRU HK2   635P  750A|*      SA/SU   E  1
 2 SN2835V 20DEC BRUDME HK2  1015A  345P *         SU   E
*** SEAT DATA EXISTS *** >9D;
FONE-NYCAS/212-555-0100 DESK
   2 NYCAS/LATE DESK
FOP:-CK
TKTG-TAU/08NOV
ATFQ-OK/$B/-*2XX2/TA2XX2/CUA/ET
 FQ-USD 303.00/USD 35.60US/USD 450.76XT/USD 789.36 - 07NOV KHHNC
.KHHNC
GFAX-SSROTHS1V PLS ADV TKT NBR FOR ITIN BY 20NOV26/2136Z OR SN O
PTG
   2 SSRADTK1VKK1. UA - PLEASE TICKET BY 20NOV2026/0359Z
ACKN-UA HIBHBT   07NOV 1852`,
    says: {
      system: 'apollo',
      locator: 'M2FYMQ',
      passengers: ['OKADA/RYO (MR) ADT', 'OKADA/EMI (MRS) ADT'],
      segments: ['UA999 S 2026-12-12 EWR-BRU HK2 18:35-07:50+1', 'SN2835 V 2026-12-20 BRU-DME HK2 10:15-15:45'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a digit for two days',
    text: ' 1 CZ 328T 10JAN LAXCAN HK1  1150P  540A2*      SU/TU   E',
    says: { system: 'apollo', segments: ['CZ328 T 2027-01-10 LAX-CAN HK1 23:50-05:40+2'], journeys: [[0]] },
  },
  {
    name: 'plus as the next day, minus as the day before',
    text: ` 1 DL 167Y 10JAN SEANRT HK1  1254P  340P+*      SU/MO   E  1
 2 UA 200Y 15JAN GUMHNL HK1   640A  600P-*      FR/TH   E  1`,
    says: {
      system: 'apollo',
      segments: ['DL167 Y 2027-01-10 SEA-NRT HK1 12:54-15:40+1', 'UA200 Y 2027-01-15 GUM-HNL HK1 06:40-18:00-1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'class and date in one word, the mark apart',
    text: ` 1 BA  64 Q28FEB NBOLHR HK1  1120P  615A |*
 2 BA 239 Q10MAR LHRBOS HK1   755P 1010P  *`,
    says: {
      system: 'apollo',
      segments: ['BA64 Q 2027-02-28 NBO-LHR HK1 23:20-06:15+1', 'BA239 Q 2027-03-10 LHR-BOS HK1 19:55-22:10'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'no times',
    text: ' 1 DL1234Y 15JAN EWRLHR GK1                        FR',
    says: { system: 'apollo', segments: ['DL1234 Y 2027-01-15 EWR-LHR GK1'], journeys: [[0]] },
  },
  {
    name: 'operated by, for two legs',
    text: ` 4 DL9318X 10JAN KGLAMS HK1   825P  600A|*      SU/MO   E  4
         OPERATED BY KLM ROYAL DUTCH AIRL  KGL-EBB
         OPERATED BY KLM ROYAL DUTCH AIRL  EBB-AMS
 5 DL 143X 11JAN AMSSEA HK1  1000A 1124A *         MO   E  4`,
    says: {
      system: 'apollo',
      segments: [
        'DL9318 X 2027-01-10 KGL-AMS HK1 20:25-06:00+1 by KLM ROYAL DUTCH AIRL',
        'DL143 X 2027-01-11 AMS-SEA HK1 10:00-11:24',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a flight behind the operator on one line',
    text: ` 1 UA 192K 10JAN MNLGUM HK4   945P  540A|       SU/MO
         OPERATED BY UNITED AIRLINES FOR AIR MICRONESIA  MNL-ROR         OPERATED BY UNITED AIRLINES FOR AIR MICRONESIA  ROR-GUM 5 UA 196K 11JAN GUMNRT HK4  1200N  255P *         MO   E  1`,
    says: {
      system: 'apollo',
      segments: [
        'UA192 K 2027-01-10 MNL-GUM HK4 21:45-05:40+1 by UNITED AIRLINES FOR AIR MICRONESIA',
        'UA196 K 2027-01-11 GUM-NRT HK4 12:00-14:55',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'two classes after a rebooking',
    text: ' 1 AC 171YN15JAN YYZYEG SS1   505P  711P *         FR   E  3',
    says: { system: 'apollo', segments: ['AC171 Y 2027-01-15 YYZ-YEG SS1 17:05-19:11'], journeys: [[0]] },
  },
  {
    name: 'four given names of one item',
    text: `L1C55A/JQ QSBXX DYBJQ   AG 91212345 17NOV
 1.4REDDY/ARUN/BALA/CHITRA/DEV
 1 TK   6S 10JAN ORDIST HK4   915P  355P|*      SU/MO   E`,
    says: {
      system: 'apollo',
      locator: 'L1C55A',
      passengers: ['REDDY/ARUN ADT', 'REDDY/BALA ADT', 'REDDY/CHITRA ADT', 'REDDY/DEV ADT'],
      segments: ['TK6 S 2027-01-10 ORD-IST HK4 21:15-15:55+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant and a child of one item',
    text: `TFDM8S/WS QSBXX DPBVWS  AG 91212345 18NOV
 1.2LARSEN/MARIT/LEIF*P-C08
 2.I/1LARSEN/SIV*28DEC25
 1 9U 135D 10JAN KIVKBP GK2   130P  220P           SU
 2 BT 403D 10JAN KBPRIX GK2   310P  505P           SU`,
    says: {
      system: 'apollo',
      locator: 'TFDM8S',
      passengers: ['LARSEN/MARIT ADT', 'LARSEN/LEIF CHD aged 8', 'LARSEN/SIV INF born 2025-12-28 with #0'],
      segments: ['9U135 D 2027-01-10 KIV-KBP GK2 13:30-14:20', 'BT403 D 2027-01-10 KBP-RIX GK2 15:10-17:05'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a group without names',
    text: `J7Q5TU/AA QSBXX MA 18NOV
 1.C/00TROMSO CHOIR
 1 AA1658S 10JAN PITDFW HK29  700A  931A *         SU   E`,
    says: {
      system: 'apollo',
      locator: 'J7Q5TU',
      segments: ['AA1658 S 2027-01-10 PIT-DFW HK29 07:00-09:31'],
      journeys: [[0]],
    },
  },
  {
    name: 'waitlisted and cancelled seats, a gap',
    text: ` 2 MU 211B 10JAN PVGMNL UN1  1230A  340A *         SU   E
 3 MU 211B 10JAN PVGMNL HL1  1230A  340A           SU
 4   ARNK
 5 MU 583Q 28FEB PVGLAX HK1   100P  905A *         SU   E
 6 OTH ZO BK1  XXX 03AUG-KEEP RECORD`,
    says: {
      system: 'apollo',
      segments: [
        'MU211 B 2027-01-10 PVG-MNL UN1 00:30-03:40',
        'MU211 B 2027-01-10 PVG-MNL HL1 00:30-03:40',
        'ARNK',
        'MU583 Q 2027-02-28 PVG-LAX HK1 13:00-09:05',
      ],
      journeys: [[1], [3]],
    },
  },
  {
    name: 'old and new times of one flight',
    text: ` 1 CZ6885Y 10MAR KHGCAN WK1  1155A  735P *         WE   E
 2 CZ6885Y 10MAR KHGCAN TK1  1145A  735P *         WE   E`,
    says: {
      system: 'apollo',
      segments: ['CZ6885 Y 2027-03-10 KHG-CAN WK1 11:55-19:35', 'CZ6885 Y 2027-03-10 KHG-CAN TK1 11:45-19:35'],
      journeys: [[1]],
    },
  },
  {
    name: 'the display of a price quote',
    text: `1 UA1158K 10JAN LAXHNL SS1   830A 1223P *         SU   E  1      5:53  777
2 UA 201K 10JAN HNLGUM SS1   315P  705P+*      SU/MO   E  1      7:50  777`,
    says: {
      system: 'apollo',
      segments: ['UA1158 K 2027-01-10 LAX-HNL SS1 08:30-12:23', 'UA201 K 2027-01-10 HNL-GUM SS1 15:15-19:05+1'],
      journeys: [[0, 1]],
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
    text: ` 1 TK   85C  24FEB MNLIST SS1   930P  505A+*      1          E
 2 TK 1757C  25FEB ISTRIX SS1   820A 1120A *      1          E`,
    says: {
      system: 'apollo',
      segments: ['TK85 C 2027-02-24 MNL-IST SS1 21:30-05:05+1', 'TK1757 C 2027-02-25 IST-RIX SS1 08:20-11:20'],
      journeys: [[0, 1]],
    },
  },
];

/** The same as pasted by agents: broken, from chats and mails, with rare lines. */
export const ODD_APOLLO: readonly PnrCase[] = [
  {
    name: 'flights alone as somebody types them',
    text: `CA1831 Y 12DEC PEKSHA HK1 0730 0940
MU5102 Y 14DEC SHAPEK HK1 0900 1120`,
    says: {
      system: 'apollo',
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40', 'MU5102 Y 2026-12-14 SHA-PEK HK1 09:00-11:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a ticket told as a flight without its arrival',
    text: `ETKT: 999-2451236789
NAME: WANG/LI MR
1 CA 981 Y 12DEC PEKJFK OK 1300 Y 2PC`,
    says: {
      system: 'apollo',
      segments: ['CA981 Y 2026-12-12 PEK-JFK OK 13:00-??'],
      journeys: [[0]],
      unread: ['ETKT: 999-2451236789', 'NAME: WANG/LI MR', '1 CA 981 Y 12DEC PEKJFK OK 1300 Y 2PC'],
    },
  },
  {
    name: 'Apollo: a void line between two flights',
    text: ` 1.1BAKER/TODD MR
 1 DL 128V 09DEC SEAPVG HK1  1130A  425P|*      WE/TH   E  1
 2   VOID
 3 DL 188V 19DEC PEKDTW HK1   200P  125P *          SA   E  1`,
    says: {
      system: 'apollo',
      passengers: ['BAKER/TODD (MR) ADT'],
      segments: ['DL128 V 2026-12-09 SEA-PVG HK1 11:30-16:25+1', 'ARNK', 'DL188 V 2026-12-19 PEK-DTW HK1 14:00-13:25'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'an Apollo PNR with its header',
    text: 'K8L2MN/WS CHIOU  C44556 AG 12345 20NOV 1.1JOHNSON/ROBERT MR 2.1JOHNSON/LINDA MRS 1 UA 881Y 09JAN ORDHND HK2  1215P  420P|*      SA/SU   E  1 2 UA 882Y 23JAN HNDORD HK2   520P  150P *         SA   E  2',
    says: {
      system: 'apollo',
      locator: 'K8L2MN',
      passengers: ['JOHNSON/ROBERT (MR) ADT', 'JOHNSON/LINDA (MRS) ADT'],
      segments: ['UA881 Y 2027-01-09 ORD-HND HK2 12:15-16:20+1', 'UA882 Y 2027-01-23 HND-ORD HK2 17:20-13:50'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'two PNRs behind one another',
    text: '1.1KHAN/ALI MR 1 PK 781Y 10DEC ISBYYZ HK1  1100A  300P *         TH   E 1.1KHAN/SARA MRS 1 PK 781Y 10DEC ISBYYZ HK1  1100A  300P *         TH   E',
    says: {
      system: 'apollo',
      passengers: ['KHAN/ALI (MR) ADT', 'KHAN/SARA (MRS) ADT'],
      segments: ['PK781 Y 2026-12-10 ISB-YYZ HK1 11:00-15:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'flights without weekday and ends',
    text: `2 LH 400 C 15JAN FRAJFK HK2 1100 1345
3 LH 401 C 25JAN JFKFRA HK2 1600 0540+1`,
    says: {
      system: 'apollo',
      segments: ['LH400 C 2027-01-15 FRA-JFK HK2 11:00-13:45', 'LH401 C 2027-01-25 JFK-FRA HK2 16:00-05:40+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Apollo on the day before',
    text: ' 1 UA 200Y 10JAN GUMHNL HK1   735A  600P-*      SU/SA   E  1',
    says: { system: 'apollo', segments: ['UA200 Y 2027-01-10 GUM-HNL HK1 07:35-18:00-1'], journeys: [[0]] },
  },
];
