import type { PnrCase } from './told.ts';

/** Bits of reservations that come by mail, from chats and from agencies' own programs. */
export const FRESH_MAILS: readonly PnrCase[] = [
  {
    name: 'Amadeus in HTML of a mail',
    text: `<pre>RP/MILAZ0100/MILAZ0100&nbsp;&nbsp;&nbsp;GF/SU&nbsp;&nbsp;10NOV26/0912Z&nbsp;&nbsp;&nbsp;Z5RKT8<br>
&nbsp;&nbsp;1.BIANCHI/ELENA MRS<br>
&nbsp;&nbsp;2&nbsp;&nbsp;MU&nbsp;244&nbsp;L&nbsp;21DEC&nbsp;1&nbsp;MXPPVG&nbsp;HK1&nbsp;&nbsp;1230&nbsp;0620+1&nbsp;&nbsp;*1A/E*<br></pre>`,
    says: {
      system: 'amadeus',
      locator: 'Z5RKT8',
      passengers: ['BIANCHI/ELENA (MRS) ADT'],
      segments: ['MU244 L 2026-12-21 MXP-PVG HK1 12:30-06:20+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'Amadeus with greetings and a signature',
    text: `Good morning,

please rebook the below to 22DEC, thank you

RP/STO1A0100/STO1A0100            EL/SU  17NOV26/0820Z   JKQ4V7
  1.EKLUND/MAJA MS
  2  AY1312 Q 16DEC 3 ARNHEL HK1  0705 0905  *1A/E*
  3  AY 087 Q 16DEC 3 HELPVG HK1  1550 0655+1 *1A/E*

--
Best regards
Maja Eklund | +46 8 555 0133`,
    says: {
      system: 'amadeus',
      locator: 'JKQ4V7',
      passengers: ['EKLUND/MAJA (MS) ADT'],
      segments: ['AY1312 Q 2026-12-16 ARN-HEL HK1 07:05-09:05', 'AY87 Q 2026-12-16 HEL-PVG HK1 15:50-06:55+1'],
      journeys: [[0, 1]],
      unread: [
        'Good morning,',
        'please rebook the below to 22DEC, thank you',
        'Best regards',
        'Maja Eklund | +46 8 555 0133',
      ],
    },
  },
  {
    name: 'Amadeus and eTerm in one text',
    text: `RP/BJS1S0100/BJS1S0100            XX/SU  15NOV26/0120Z   V4LMQ2
  1.RUAN/QI MR
  2  CA 931 Y 10JAN 7 PEKFRA HK1  1335 1735  *1A/E*

1.RUAN/QI MR KJ9TM2
2.  CA1519 Y   SA09JAN  SHAPEK HK1   0955 1215          E T2T3`,
    says: {
      system: 'amadeus',
      locator: 'V4LMQ2',
      passengers: ['RUAN/QI (MR) ADT'],
      segments: ['CA931 Y 2027-01-10 PEK-FRA HK1 13:35-17:35', 'CA1519 Y 2027-01-09 SHA-PEK HK1 09:55-12:15'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Amadeus: names that wrap and many of one party',
    text: `RP/JKTGA0100/JKTGA0100            RS/GS   5NOV26/0744Z   8TMQZ4
  1.WIJAYA/ADI MR   2.WIJAYA/SITI MRS   3.WIJAYA/BUDI MSTR(CHD/08SEP17)
  4.HARTONO/DEWI MS(INF/PUTRA/19JAN26)
  5  GA 894 N 23DEC 3 CGKPVG HK4  2330 0640+1 *1A/E*
  6  GA 895 N 30DEC 3 PVGCGK HK4  0810 1410  *1A/E*`,
    says: {
      system: 'amadeus',
      locator: '8TMQZ4',
      passengers: [
        'WIJAYA/ADI (MR) ADT',
        'WIJAYA/SITI (MRS) ADT',
        'WIJAYA/BUDI (MSTR) CHD born 2017-09-08',
        'HARTONO/DEWI (MS) ADT',
        'HARTONO/PUTRA INF born 2026-01-19 with #3',
      ],
      segments: ['GA894 N 2026-12-23 CGK-PVG HK4 23:30-06:40+1', 'GA895 N 2026-12-30 PVG-CGK HK4 08:10-14:10'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Sabre with titles glued and an apostrophe',
    text: ` 1.1D'SOUZA/ANITAMRS 2.1D'SOUZA/KEVINMSTR*C11
 1 AI 348U 05DEC J DELPVG HK2   145A 1005A /DCAI*7YTRQ /E
 2 AI 349U 12DEC J PVGDEL HK2  1140A  445P /DCAI*7YTRQ /E`,
    says: {
      system: 'sabre',
      passengers: ["D'SOUZA/ANITA (MRS) ADT", "D'SOUZA/KEVIN (MSTR) CHD aged 11"],
      segments: ['AI348 U 2026-12-05 DEL-PVG HK2 01:45-10:05', 'AI349 U 2026-12-12 PVG-DEL HK2 11:40-16:45'],
      journeys: [[0], [1]],
    },
  },
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
    name: 'an itinerary of an airline is told, not read',
    text: `Your booking is confirmed
Outbound: Shanghai (PVG) to London (LHR)
Flight MU551, Thursday 17 December 2026, 12:50 - 17:35`,
    says: {
      unread: [
        'Your booking is confirmed',
        'Outbound: Shanghai (PVG) to London (LHR)',
        'Flight MU551, Thursday 17 December 2026, 12:50 - 17:35',
      ],
    },
  },
  {
    name: 'Amadeus: mixed-case remarks of the agent within',
    text: `RP/FRALH0100/FRALH0100            TK/SU  19NOV26/1105Z   5WNXP7
  1.BRANDT/OLIVER DR
  2  LH 732 D 11JAN 1 FRAPVG HK1  1735 1130+1 *1A/E*
(bitte Gang)
  3  LH 733 D 15JAN 5 PVGFRA HK1  1340 1845  *1A/E*`,
    says: {
      system: 'amadeus',
      locator: '5WNXP7',
      passengers: ['BRANDT/OLIVER DR ADT'],
      segments: ['LH732 D 2027-01-11 FRA-PVG HK1 17:35-11:30+1', 'LH733 D 2027-01-15 PVG-FRA HK1 13:40-18:45'],
      journeys: [[0], [1]],
      unread: ['(bitte Gang)'],
    },
  },
  {
    name: 'Galileo: the year change and an early arrival',
    text: ` 1.1DUBOIS/CHLOEMS
 1. AF  116 K  31DEC CDGPVG HK1   125P # 810A O*         TH  1
 2. AF  111 K  08JAN PVGCDG HK1  1205A   535A O*         FR  1`,
    says: {
      system: 'galileo',
      passengers: ['DUBOIS/CHLOE (MS) ADT'],
      segments: ['AF116 K 2026-12-31 CDG-PVG HK1 13:25-08:10+1', 'AF111 K 2027-01-08 PVG-CDG HK1 00:05-05:35'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'eTerm: classes with a star and an airline of a digit first',
    text: ` 1.QIAN/YUE 2.QIAN/BO JW4MT8
 3.  9C6101 P2  SU27DEC  SHACAN DK2   0705 0935          E T1T2
 4. *HO1857 T   TH31DEC  CANSHA DK2   2010 2235          E T2T2 OP-MU9310`,
    says: {
      system: 'travelsky',
      locator: 'JW4MT8',
      passengers: ['QIAN/YUE ADT', 'QIAN/BO ADT'],
      segments: [
        '9C6101 P (P2) 2026-12-27 SHA-CAN DK2 07:05-09:35',
        'HO1857 T 2026-12-31 CAN-SHA DK2 20:10-22:35 by MU9310',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Sabre: a five-leg trip round the world',
    text: ` 1.1YAMADA/AKIRA MR
 1 NH 968Y 07JAN Q PVGHND HK1   145A  545A /DCNH*A1 /E
 2 NH 106Y 07JAN Q HNDLAX HK1  1055P  405P /DCNH /E
 3 AA 294Y 12JAN T LAXJFK HK1   700A  335P /DCAA /E
 4 BA 112Y 15JAN F JFKLHR HK1   630P  625A  16JAN J /DCBA /E
 5 MU 552Y 20JAN W LHRPVG HK1   905P  405P  21JAN Q /DCMU /E`,
    says: {
      system: 'sabre',
      passengers: ['YAMADA/AKIRA (MR) ADT'],
      segments: [
        'NH968 Y 2027-01-07 PVG-HND HK1 01:45-05:45',
        'NH106 Y 2027-01-07 HND-LAX HK1 22:55-16:05',
        'AA294 Y 2027-01-12 LAX-JFK HK1 07:00-15:35',
        'BA112 Y 2027-01-15 JFK-LHR HK1 18:30-06:25+1',
        'MU552 Y 2027-01-20 LHR-PVG HK1 21:05-16:05+1',
      ],
      journeys: [[0, 1], [2], [3], [4]],
    },
  },
  {
    name: 'Amadeus: a PNR with a service line of an unknown kind',
    text: `RP/AMSKL0100/AMSKL0100            WA/GS  11NOV26/1330Z   2LKTV9
  1.VISSER/ANNEKE MRS
  2  KL 893 Q 08JAN 5 AMSPVG HK1  2045 1420+1 *1A/E*
  3 AP AMS +31 20 555 0188
  4 SSR WCHR KL HK1/P1/S2
  5 SSR VGML KL HK1/S2
  6 SK CKIN KL HK1 VIP
  7 RM PAY BY INVOICE
  8 FE PAX NONREF/S2
 10 /// CHECK VISA ///`,
    says: {
      system: 'amadeus',
      locator: '2LKTV9',
      passengers: ['VISSER/ANNEKE (MRS) ADT'],
      segments: ['KL893 Q 2027-01-08 AMS-PVG HK1 20:45-14:20+1'],
      journeys: [[0]],
      unread: ['10 /// CHECK VISA ///'],
    },
  },
  {
    name: 'eTerm: quoted twice by mail',
    text: `>> 1.BAI/LU 2.BAI/TING JM4KT7
>> 3.  KN5955 Y   SU13DEC  PKXFUO HK2   0710 1030          E
>> 4.BJS/T BJS/T 010-88886666
> 请确认价格
好的`,
    says: {
      system: 'travelsky',
      locator: 'JM4KT7',
      passengers: ['BAI/LU ADT', 'BAI/TING ADT'],
      segments: ['KN5955 Y 2026-12-13 PKX-FUO HK2 07:10-10:30'],
      journeys: [[0]],
      unread: ['> 请确认价格', '好的'],
    },
  },
  {
    name: 'Apollo: no arrival time and no status lost',
    text: ` 1.1YOUNG/MARK MR
 1 CX 889Y 18DEC JFKHKG HK1   125A  610A|*      FR/SA   E  1
 2 CX 888Y 28DEC HKGYVR HK1   425P 1155A *          MO   E  1
 3 CX 888Y 28DEC YVRJFK HK1   120P  955P *          MO   E  1`,
    says: {
      system: 'apollo',
      passengers: ['YOUNG/MARK (MR) ADT'],
      segments: [
        'CX889 Y 2026-12-18 JFK-HKG HK1 01:25-06:10+1',
        'CX888 Y 2026-12-28 HKG-YVR HK1 16:25-11:55',
        'CX888 Y 2026-12-28 YVR-JFK HK1 13:20-21:55',
      ],
      journeys: [[0], [1, 2]],
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
];
