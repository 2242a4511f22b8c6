import type { PnrCase } from './told.ts';

/** Displays as agents copy them whole from eTerm: RT, RT with names in Chinese, pinyin or both. */
export const DESK_TRAVELSKY: readonly PnrCase[] = [
  {
    name: 'a ticketed booking of two with every element an RT shows',
    text: `>RTKXYZ12
**ELECTRONIC TICKET PNR**
 1.张三 2.LI/SI KXYZ12
 3.  CA1831 Y   SA12DEC  PEKSHA HK2   0730 0940          E T3T2
 4.  CA1858 Y   WE16DEC  SHAPEK RR2   1955 2220          E T2T3
 5.PEK/T PEK/T-010-12345678/BEIJING TRAVEL CO LTD/LI MING ABCDEFG
 6.T
 7.SSR FOID CA HK1 NI110101199003070011/P1
 8.SSR FOID CA HK1 PPE12345678/P2
 9.SSR ADTK 1E BY PEK20NOV26/2000 OR CXL CA ALL SEGS
10.SSR TKNE CA HK1 PEKSHA 1831 Y12DEC 9992412345678/1/P1
11.OSI CA CTCT13800138000
12.OSI CA CTCM13900139000/P1
13.RMK CA/NX1Y2Z
14.RMK TJ AUTH PEK099
15.FN/A/FCNY1540.00/SCNY1540.00/C0.00/XCNY70.00/TCNY50.00CN/TCNY20.00YQ/ACNY1610.00
16.TN/999-2412345678/P1
17.FP/CASH,CNY
18.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ12',
      passengers: ['张三 (whole) ADT', 'LI/SI ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK2 07:30-09:40', 'CA1858 Y 2026-12-16 SHA-PEK RR2 19:55-22:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Chinese names only, a child among them',
    text: ` 1.欧阳娜娜 2.王小明CHD 3.王建国 JXK3P9
 4.  MU5101 Y   FR15JAN  SHAPEK HK3   0800 1015          E T2T2
 5.SHA/T SHA/T-021-62345678/SHANGHAI HAPPY TRAVEL/WANG ABCDEFG
 6.TL/1200/14JAN/SHA255
 7.SSR CHLD MU HK1 04APR18/P2
 8.RMK CA/PZ81QW
 9.SHA255`,
    says: {
      system: 'travelsky',
      locator: 'JXK3P9',
      passengers: ['欧阳娜娜 (whole) ADT', '王小明 (whole) CHD born 2018-04-04', '王建国 (whole) ADT'],
      segments: ['MU5101 Y 2027-01-15 SHA-PEK HK3 08:00-10:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'Chinese names without a locator, as pasted from the middle of the screen',
    text: ` 1.张三 2.李四
 3.  CZ3101 Y   MO08FEB  CANPEK HK2   0800 1110          E --T2`,
    says: {
      system: 'travelsky',
      passengers: ['张三 (whole) ADT', '李四 (whole) ADT'],
      segments: ['CZ3101 Y 2027-02-08 CAN-PEK HK2 08:00-11:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant by XN and SSR INFT',
    text: ` 1.ZHAO/LIYING MS 2.FENG/SHAOFENG MR MWZ4T8
 3.  HU7605 Q   TU23FEB  PEKSHA HK2   0830 1045          E T2T2
 4.SSR INFT HU  HK1 PEKSHA 7605 Q23FEB FENG/XIAOBAO 01JUN25/P1
 5.XN/IN/FENG/XIAOBAO INF(JUN25)/P1
 6.OSI YY 1INF FENG/XIAOBAO INF/P1
 7.RMK CA/QQ12WE
 8.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'MWZ4T8',
      passengers: ['ZHAO/LIYING (MS) ADT', 'FENG/XIAOBAO INF born 2025-06-01 with #0', 'FENG/SHAOFENG (MR) ADT'],
      segments: ['HU7605 Q 2027-02-23 PEK-SHA HK2 08:30-10:45'],
      journeys: [[0]],
    },
  },
  {
    name: 'a Chinese infant of a Chinese adult',
    text: ` 1.李娜 NB7K2L
 2.  3U8881 Y   SA27FEB  CTUPEK HK1   0730 1010          E T1T3
 3.SSR INFT 3U  HK1 CTUPEK 8881 Y27FEB LI/XIAOMEI 15MAR26/P1
 4.XN/IN/李小美INF(MAR26)/P1
 5.CTU123`,
    says: {
      system: 'travelsky',
      locator: 'NB7K2L',
      passengers: ['李娜 (whole) ADT', '李小美 (whole) INF born 2026-03-15 with #0'],
      segments: ['3U8881 Y 2027-02-27 CTU-PEK HK1 07:30-10:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'codeshare with sub-class, and its operating flight',
    text: ` 1.SUN/LI HTRQ5N
 2. *ZH1405 M1  TH11MAR  PEKSZX HK1   0800 1130          E T3T3 OP-CA1305
 3.  CA1306 H   MO15MAR  SZXPEK HK1   1230 1545          E T3T3
 4.BJS123`,
    says: {
      system: 'travelsky',
      locator: 'HTRQ5N',
      passengers: ['SUN/LI ADT'],
      segments: [
        'ZH1405 M (M1) 2027-03-11 PEK-SZX HK1 08:00-11:30 by CA1305',
        'CA1306 H 2027-03-15 SZX-PEK HK1 12:30-15:45',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'international with overnight arrivals, surface and an open return',
    text: ` 1.WANG/FANG MS JZQ1X8
 2.  CA981  W   SA20MAR  PEKJFK HK1   1300 1350          E T31
 3.    ARNK              JFKEWR
 4.  CA820  W   SU28MAR  EWRPEK HK1   1640 1830+1        E B T3
 5.  CA     OPEN Y           PEKSHA
 6.BJS123`,
    says: {
      system: 'travelsky',
      locator: 'JZQ1X8',
      passengers: ['WANG/FANG (MS) ADT'],
      segments: [
        'CA981 W 2027-03-20 PEK-JFK HK1 13:00-13:50',
        'ARNK JFK-EWR',
        'CA820 W 2027-03-28 EWR-PEK HK1 16:40-18:30+1',
        'OPEN CA Y PEK-SHA',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'a flight a year away with its year glued',
    text: ` 1.LIN/DAN K9TTX2
 2.  MU583  V   WE20OCT27PVGLAX HK1   1300 1000          E T1B
 3.SHA001`,
    says: {
      system: 'travelsky',
      locator: 'K9TTX2',
      passengers: ['LIN/DAN ADT'],
      segments: ['MU583 V 2027-10-20 PVG-LAX HK1 13:00-10:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'DOCS of every passenger, wrapped as eTerm does',
    text: ` 1.LIU/YIFEI MS 2.HU/GE MR PXT6R2
 3.  CA933  Y   FR09APR  PEKCDG HK2   1330 1820          E T31
 4.SSR DOCS CA HK1 P/CHN/E12345678/CHN/25AUG87/F/01JAN30/LIU/YIFEI/P1
 5.SSR DOCS CA HK1 P/CHN/E87654321/CHN/20SEP82/M/01FEB31/HU/GE/P2
 6.SSR OTHS 1E CA RLOC CA NX1Y2Z
 7.SSR CTCM CA HK1 13800138000/P1
 8.BJS123`,
    says: {
      system: 'travelsky',
      locator: 'PXT6R2',
      passengers: ['LIU/YIFEI (MS) ADT born 1987-08-25', 'HU/GE (MR) ADT born 1982-09-20'],
      segments: ['CA933 Y 2027-04-09 PEK-CDG HK2 13:30-18:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a group with its names opened',
    text: ` 0.10SPRINGTOUR NM3 JWQ88P
 1.CHEN/YI 2.HE/LING 3.QIAN/DUO
 4.  FM9331 G   SU18APR  SHASYX HK10  0755 1120          E T2--
 5.SHA/T SHA/T-021-1/SPRING
 6.SHA123`,
    says: {
      system: 'travelsky',
      locator: 'JWQ88P',
      passengers: ['CHEN/YI ADT', 'HE/LING ADT', 'QIAN/DUO ADT'],
      segments: ['FM9331 G 2027-04-18 SHA-SYX HK10 07:55-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'page marks at column 80 and a second page',
    text: ` 1.ZHOU/XUN HQ2W3E                                                             +
 2.  MF8105 Y   MO10MAY  XMNPEK HK1   0800 1055          E T3T2                -
 3.XMN/T XMN/T-0592-1234567/XIAMEN/ZHOU                                        +
 4.TL/1000/09MAY/XMN100                                                        -
 5.RMK CA/MF12QX
 6.XMN100`,
    says: {
      system: 'travelsky',
      locator: 'HQ2W3E',
      passengers: ['ZHOU/XUN ADT'],
      segments: ['MF8105 Y 2027-05-10 XMN-PEK HK1 08:00-10:55'],
      journeys: [[0]],
    },
  },
  {
    name: 'cancelled and rebooked by the airline',
    text: ` 1.高圆圆 M3N4P5
 2.  CA1501 Y   TU18MAY  PEKSHA UN1   0830 1045          E T3T2
 3.  CA1501 Y   TU18MAY  PEKSHA TK1   0900 1115          E T3T2
 4.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'M3N4P5',
      passengers: ['高圆圆 (whole) ADT'],
      segments: ['CA1501 Y 2027-05-18 PEK-SHA TK1 09:00-11:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'a name in characters beyond the common plane, one with a dot and a rare surname',
    text: ` 1.𠮷田 2.阿不都·克里木 3.仝㛃 QW3RTY
 4.  CZ6901 Y   MO24MAY  PEKURC HK3   0800 1220          E T2T3
 5.URC001`,
    says: {
      system: 'travelsky',
      locator: 'QW3RTY',
      passengers: ['𠮷田 (whole) ADT', '阿不都·克里木 (whole) ADT', '仝㛃 (whole) ADT'],
      segments: ['CZ6901 Y 2027-05-24 PEK-URC HK3 08:00-12:20'],
      journeys: [[0]],
    },
  },
];
