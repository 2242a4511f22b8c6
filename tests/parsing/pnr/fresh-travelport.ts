import type { PnrCase } from './told.ts';

/** Galileo, Apollo and Worldspan displays as agents paste them into mails and chats. */
export const FRESH_TRAVELPORT: readonly PnrCase[] = [
  {
    name: 'Galileo: a return over night, name remarks',
    text: `7HQ2LM/WS LONOU 3TA4WS  AG 91234567 16NOV
 1.1PATEL/NIKHILMR   2.1PATEL/MEERAMRS   3.1PATEL/ARJUNMSTR*P-C06
 1. BA  139 N  15DEC LHRBOM HK3  1020A # 1210A O*         TU  1
 2. BA  138 N  02JAN BOMLHR HK3   230A    650A O*         SA  1
FONE-LONT*020 7946 0000
TKTG-T*
NOTE-
   1. CLIENT PAYS BY CARD`,
    says: {
      system: 'galileo',
      locator: '7HQ2LM',
      passengers: ['PATEL/NIKHIL (MR) ADT', 'PATEL/MEERA (MRS) ADT', 'PATEL/ARJUN (MSTR) CHD aged 6'],
      segments: ['BA139 N 2026-12-15 LHR-BOM HK3 10:20-00:10+1', 'BA138 N 2027-01-02 BOM-LHR HK3 02:30-06:50'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo: a surface sector',
    text: ` 1.1MORETTI/GIULIAMS
 1. AZ  791 Y  10DEC PEKFCO HK1   155P   635P O*         TH  1
 2.   SURFACE
 3. CA  950 Y  20DEC MXPPEK HK1   120P # 545A O*         SU  1`,
    says: {
      system: 'galileo',
      passengers: ['MORETTI/GIULIA (MS) ADT'],
      segments: ['AZ791 Y 2026-12-10 PEK-FCO HK1 13:55-18:35', 'ARNK', 'CA950 Y 2026-12-20 MXP-PEK HK1 13:20-05:45+1'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'Galileo: two days and a day before',
    text: ` 1.1FRASER/IAINMR
 1. QF   12 L  21JAN LAXSYD HK1  1030P * 835A O*         TH  1
 2. FJ  810 L  03FEB NANHNL HK1  1055P - 635A O          WE  2`,
    says: {
      system: 'galileo',
      passengers: ['FRASER/IAIN (MR) ADT'],
      segments: ['QF12 L 2027-01-21 LAX-SYD HK1 22:30-08:35+2', 'FJ810 L 2027-02-03 NAN-HNL HK1 22:55-06:35-1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo: 24-hour times and an operator line',
    text: `K2PM9S/QT DUB52 7XYZQT  AG 12345675 11NOV
 1.1KELLY/AOIFEMISS
 1. EI  152 S  07DEC DUBLHR HK1  0640   0805  O          MO
 2. EY 8470 S  07DEC LHRAUH HK1  0950   2035  O          MO
         OPERATED BY BRITISH AIRWAYS
 3. EY  862 S  07DEC AUHPVG HK1  2220 # 1110  O          MO`,
    says: {
      system: 'galileo',
      locator: 'K2PM9S',
      passengers: ['KELLY/AOIFE (MISS) ADT'],
      segments: [
        'EI152 S 2026-12-07 DUB-LHR HK1 06:40-08:05',
        'EY8470 S 2026-12-07 LHR-AUH HK1 09:50-20:35 by BRITISH AIRWAYS',
        'EY862 S 2026-12-07 AUH-PVG HK1 22:20-11:10+1',
      ],
      journeys: [[0, 1, 2]],
    },
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
    name: 'Galileo: waitlist, cancelled and a hotel',
    text: ` 1.1NAKAMURA/KENJIMR
 1. JL  876 C  11JAN PVGNRT HL1  0930   1320  O          MO
 2. JL  872 C  11JAN PVGNRT HX1  1330   1710  O          MO
 3. HTL HI HK1 TYO 11JAN-OUT14JAN
 4. JL  873 C  14JAN NRTPVG HK1  0950   1210  O          TH`,
    says: {
      system: 'galileo',
      passengers: ['NAKAMURA/KENJI (MR) ADT'],
      segments: [
        'JL876 C 2027-01-11 PVG-NRT HL1 09:30-13:20',
        'JL872 C 2027-01-11 PVG-NRT HX1 13:30-17:10',
        'JL873 C 2027-01-14 NRT-PVG HK1 09:50-12:10',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'Galileo: lower case with quote marks',
    text: `> 1.1okeke/chioma mrs
> 1. tk  620 y  22dec losist hk1  1105p # 710a o*         tu  1
> 2. tk   26 y  23dec istpvg hk1   155a   555p o*         we  1
ok to hold until tmr?`,
    says: {
      system: 'galileo',
      passengers: ['OKEKE/CHIOMA (MRS) ADT'],
      segments: ['TK620 Y 2026-12-22 LOS-IST HK1 23:05-07:10+1', 'TK26 Y 2026-12-23 IST-PVG HK1 01:55-17:55'],
      journeys: [[0, 1]],
      unread: ['ok to hold until tmr?'],
    },
  },
  {
    name: 'Apollo: next day by the weekdays alone',
    text: ` 1.1HARRIS/DEBORAH MRS
 1 UA  89Q 12DEC EWRPEK HK1  1230P  310P         SA/SU   E  1
 2 UA  88Q 20DEC PEKEWR HK1   555P  640P *          SU   E  1`,
    says: {
      system: 'apollo',
      passengers: ['HARRIS/DEBORAH (MRS) ADT'],
      segments: ['UA89 Q 2026-12-12 EWR-PEK HK1 12:30-15:10+1', 'UA88 Q 2026-12-20 PEK-EWR HK1 17:55-18:40'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Apollo: bars and stars, a header, facts below',
    text: `QW4RT7/AB DENOU 1Q2XAB  AG 06512341 15NOV
 1.1SANTOS/RAFAEL MR   2.1SANTOS/CAMILA MRS
 1 UA 419L 18JAN DENORD HK2   700A 1030A *          MO   E  1
 2 UA 835L 18JAN ORDPVG HK2  1245P  455P|*      MO/TU   E  1
 3 UA 836L 01FEB PVGORD HK2   655P  505P *          MO   E  2
 4 UA 771L 01FEB ORDDEN HK2   725P  900P *          MO   E  2
FONE-DENAS/303-555-0147
TKTG-TAU/WE25NOV
*** LINEAR FARE DATA EXISTS *** >*LF;
GFAX-SSRADTK1VTOUA BY 25NOV 1600 DEN TIME`,
    says: {
      system: 'apollo',
      locator: 'QW4RT7',
      passengers: ['SANTOS/RAFAEL (MR) ADT', 'SANTOS/CAMILA (MRS) ADT'],
      segments: [
        'UA419 L 2027-01-18 DEN-ORD HK2 07:00-10:30',
        'UA835 L 2027-01-18 ORD-PVG HK2 12:45-16:55+1',
        'UA836 L 2027-02-01 PVG-ORD HK2 18:55-17:05',
        'UA771 L 2027-02-01 ORD-DEN HK2 19:25-21:00',
      ],
      journeys: [
        [0, 1],
        [2, 3],
      ],
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
    name: 'Apollo: two days later as a digit and class glued to the date',
    text: ` 1.1GIBSON/LAURA MISS
 1 QF  94T14FEB LAXMEL HK1  1040P  850A2*       SU/TU   E  1
 2 QF  93T28FEB MELLAX HK1   915A  625A *          SU   E  1`,
    says: {
      system: 'apollo',
      passengers: ['GIBSON/LAURA (MISS) ADT'],
      segments: ['QF94 T 2027-02-14 LAX-MEL HK1 22:40-08:50+2', 'QF93 T 2027-02-28 MEL-LAX HK1 09:15-06:25'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Apollo: operated by on its own line, open and car',
    text: ` 1.1WRIGHT/KEVIN MR
 1 UA8828K 03DEC IADFRA HK1   540P  720A|*      TH/FR   E  1
         OPERATED BY LUFTHANSA
 2 CAR ZE 04DEC-07DEC FRA
 3 UAOPENK FRAIAD`,
    says: {
      system: 'apollo',
      passengers: ['WRIGHT/KEVIN (MR) ADT'],
      segments: ['UA8828 K 2026-12-03 IAD-FRA HK1 17:40-07:20+1 by LUFTHANSA', 'OPEN UA K FRA-IAD'],
      journeys: [[0]],
    },
  },
  {
    name: 'Apollo: the same in a chat, columns lost',
    text: `[11/19/26, 3:45:12 PM] Jenny: 1.1WALSH/PATRICK MR
[11/19/26, 3:45:12 PM] Jenny: 1 AA 61Y 14DEC DFWNRT HK1 1105A 340P|* MO/TU E 1
[11/19/26, 3:45:20 PM] Jenny: 2 AA 60Y 21DEC NRTDFW HK1 1100A 740A * MO E 1`,
    says: {
      system: 'apollo',
      passengers: ['WALSH/PATRICK (MR) ADT'],
      segments: ['AA61 Y 2026-12-14 DFW-NRT HK1 11:05-15:40+1', 'AA60 Y 2026-12-21 NRT-DFW HK1 11:00-07:40'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Worldspan: dashed names and weekdays before the cities',
    text: `1P-7KQWZM
-ANDERSSON/LARS.MR -ANDERSSON/EVA.MRS
1 SK 0904Y 16JAN SA EWRCPH HK2  535P  725A#1/O $ E
2 SK 0997Y 17JAN SU CPHPVG HK2  530P 1050A#1/O $ E
P-ARN 08-555 0110
T-TAW/25NOV`,
    says: {
      system: 'worldspan',
      locator: '7KQWZM',
      passengers: ['ANDERSSON/LARS (MR) ADT', 'ANDERSSON/EVA (MRS) ADT'],
      segments: ['SK904 Y 2027-01-16 EWR-CPH HK2 17:35-07:25+1', 'SK997 Y 2027-01-17 CPH-PVG HK2 17:30-10:50+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'Worldspan: one way with a child, a gap and an open flight',
    text: `1P-QLT5ZN
 1.1MASON/HELEN.MRS  2.1MASON/SAM.MSTR*P-C05
1 DL 0129K 20FEB SA SEAPVG HK2 1125A  425P#1/O $ E
2 ARNK
3 CZ 3101K 25FEB TH CANPEK HK2  900A 1210P/O $ E`,
    says: {
      system: 'worldspan',
      locator: 'QLT5ZN',
      passengers: ['MASON/HELEN (MRS) ADT', 'MASON/SAM (MSTR) CHD aged 5'],
      segments: ['DL129 K 2027-02-20 SEA-PVG HK2 11:25-16:25+1', 'ARNK', 'CZ3101 K 2027-02-25 CAN-PEK HK2 09:00-12:10'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'Worldspan: quoted, in lower case',
    text: `>> 1p-z9mtq4
>> -brooks/adele.ms
>> 1 aa 0186q 13dec su pekord hk1 1030a  855a $ e`,
    says: {
      system: 'worldspan',
      locator: 'Z9MTQ4',
      passengers: ['BROOKS/ADELE (MS) ADT'],
      segments: ['AA186 Q 2026-12-13 PEK-ORD HK1 10:30-08:55'],
      journeys: [[0]],
    },
  },
];
