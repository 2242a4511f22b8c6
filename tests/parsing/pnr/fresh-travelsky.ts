import type { PnrCase } from './told.ts';

/** TravelSky eTerm displays as agents paste them into mails and chats. */
export const FRESH_TRAVELSKY: readonly PnrCase[] = [
  {
    name: 'two Chinese names and a child, ticketed',
    text: ` **ELECTRONIC TICKET PNR**
 1.王建国 2.刘芳 3.王梓涵CHD JX8Q2M
 4.  CA1501 Y   SA12DEC  PEKSHA RR3   0830 1045          E T3T2
 5.  CA1502 Y   TU15DEC  SHAPEK RR3   1155 1420          E T2T3
 6.SHA/T SHA/T 021-52551234/SHANGHAI WANLI TRAVEL/ZHAO LEI
 7.T
 8.SSR FOID CA HK1 NI110101197001011234/P1
 9.SSR CHLD CA HK1 09JUN19/P3
10.SSR TKNE CA HK1 PEKSHA 1501 Y12DEC 9992451236789/1/P1
11.OSI CA CTCT13800138000
12.RMK CA/NK5T2Q
13.FN/A/FCNY3400.00/SCNY3400.00/C0.00/XCNY240.00
14.TN/999-2451236789/P1
15.FP/CASH,CNY
16.SHA255`,
    says: {
      system: 'travelsky',
      locator: 'JX8Q2M',
      passengers: ['王建国 (whole) ADT', '刘芳 (whole) ADT', '王梓涵 (whole) CHD born 2019-06-09'],
      segments: ['CA1501 Y 2026-12-12 PEK-SHA RR3 08:30-10:45', 'CA1502 Y 2026-12-15 SHA-PEK RR3 11:55-14:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'codeshare, next day, sub-class, year glued on',
    text: ` 1.ZHENG/XIAOYU MS 2.HE/RUI MR NQ5T8K
 3. *CA7561 V1  FR05FEB27PVGFRA HK2   0035 0535          E T2 T1 OP-LH729
 4.  LH728  V   SU14FEB27FRAPVG HK2   2055 1430+1        E T1 T2
 5.T/SHA/021-61234567
 6.TL/1800/30NOV/SHA666`,
    says: {
      system: 'travelsky',
      locator: 'NQ5T8K',
      passengers: ['ZHENG/XIAOYU (MS) ADT', 'HE/RUI (MR) ADT'],
      segments: [
        'CA7561 V (V1) 2027-02-05 PVG-FRA HK2 00:35-05:35 by LH729',
        'LH728 V 2027-02-14 FRA-PVG HK2 20:55-14:30+1',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an infant by XN and the gap with its cities',
    text: ` 1.CAO/LIN KFT9WD
 2.  MU5101 Y   MO21DEC  SHAPEK HK1   0800 1020          E T2T2
 3.    ARNK              PEKTSN
 4.  MU2856 Y   TH24DEC  TSNPVG HK1   1515 1725          E --T1
 5.SHA/T SHA/T 021-63334444
 6.XN/IN/曹小鱼INF(MAY26)/P1
 7.SSR INFT MU  KK1 SHAPEK 5101 Y21DEC CAO/XIAOYU 07MAY26/P1`,
    says: {
      system: 'travelsky',
      locator: 'KFT9WD',
      passengers: ['CAO/LIN ADT', '曹小鱼 (whole) INF born 2026-05-07 with #0'],
      segments: [
        'MU5101 Y 2026-12-21 SHA-PEK HK1 08:00-10:20',
        'ARNK PEK-TSN',
        'MU2856 Y 2026-12-24 TSN-PVG HK1 15:15-17:25',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'a group with its names',
    text: ` 0.20LVYOU/TUAN NM3 HM7QT2
 1.陈志强 2.黄丽华 3.吴小明 HM7QT2
 4.  HU7605 G   SA16JAN  PEKHAK HK20  0810 1200          E T1T2
 5.BJS/T BJS/T 010-65551234`,
    says: {
      system: 'travelsky',
      locator: 'HM7QT2',
      passengers: ['陈志强 (whole) ADT', '黄丽华 (whole) ADT', '吴小明 (whole) ADT'],
      segments: ['HU7605 G 2027-01-16 PEK-HAK HK20 08:10-12:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'in WeChat, sender and time above',
    text: `小陈 2026/11/19 14:22:05
1.何晓燕 JQ2L8T
2.  FM9321 K   WE23DEC  SHACAN HK1   0900 1145          E T2T2
3.SHA/T 021-54321098
麻烦查一下这个还能降舱吗，谢谢`,
    says: {
      system: 'travelsky',
      locator: 'JQ2L8T',
      passengers: ['何晓燕 (whole) ADT'],
      segments: ['FM9321 K 2026-12-23 SHA-CAN HK1 09:00-11:45'],
      journeys: [[0]],
      unread: ['小陈 2026/11/19 14:22:05', '麻烦查一下这个还能降舱吗，谢谢'],
    },
  },
  {
    name: 'lower case and lost columns',
    text: `1.wei/na 2.wei/dong ht3k9m
2. cz3539 y mo28dec canpvg hk2 0800 1020 e t2t2
3. cz3550 y we30dec pvgcan hk2 2105 2355 e t2t2`,
    says: {
      system: 'travelsky',
      locator: 'HT3K9M',
      passengers: ['WEI/NA ADT', 'WEI/DONG ADT'],
      segments: ['CZ3539 Y 2026-12-28 CAN-PVG HK2 08:00-10:20', 'CZ3550 Y 2026-12-30 PVG-CAN HK2 21:05-23:55'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'full-width figures and Chinese punctuation',
    text: `１．宋佳　ＫＭ４Ｔ８Ｑ
２．　ＭＦ８１０１　Ｙ　　ＳＵ２０ＤＥＣ　　ＸＭＮＰＥＫ　ＨＫ１　　　０８０５　１１００　　　　　Ｅ`,
    says: {
      system: 'travelsky',
      locator: 'KM4T8Q',
      passengers: ['宋佳 (whole) ADT'],
      segments: ['MF8101 Y 2026-12-20 XMN-PEK HK1 08:05-11:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'page marks at column eighty',
    text: ` 1.GAO/SHAN 2.GAO/FENG JD8MZ3
 3.  HO1605 Y   FR18DEC  PVGHKT HK2   1615 2040          E T2I
 4.  HO1606 Y   FR25DEC  HKTPVG HK2   2140 0345+1        E I T2
 5.SHA/T SHA/T 021-60001111/SHANGHAI YIYOU/LI MIN ABCDEFG
 6.SSR ADTK 1E BY SHA25NOV26/1430 OR CXL HO1605 Y18DEC
 7.SSR DOCS HO HK1 P/CHN/E23456789/CHN/03APR85/M/11JUL31/GAO/SHAN/P1            +
 8.SSR DOCS HO HK1 P/CHN/E23456790/CHN/22AUG88/M/11JUL31/GAO/FENG/P2            -
 9.RMK TJ SHA255`,
    says: {
      system: 'travelsky',
      locator: 'JD8MZ3',
      passengers: ['GAO/SHAN ADT born 1985-04-03', 'GAO/FENG ADT born 1988-08-22'],
      segments: ['HO1605 Y 2026-12-18 PVG-HKT HK2 16:15-20:40', 'HO1606 Y 2026-12-25 HKT-PVG HK2 21:40-03:45+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an open flight and waitlists',
    text: ` 1.TANG/YI MR JN4KX7
 2.  SC4651 Y   TU08DEC  TNAPVG HL1   0700 0845          E --T2
 3.  SC4652 Y   OPEN     PVGTNA
 4.TNA/T TNA/T 0531-88889999`,
    says: {
      system: 'travelsky',
      locator: 'JN4KX7',
      passengers: ['TANG/YI (MR) ADT'],
      segments: ['SC4651 Y 2026-12-08 TNA-PVG HL1 07:00-08:45', 'OPEN SC4652 Y PVG-TNA'],
      journeys: [[0]],
    },
  },
  {
    name: 'a schedule change told by UN and TK',
    text: ` 1.孙丽 KE5QZ2
 2.  3U8881 M   WE16DEC  CTUPEK UN1   0730 1010          E T1T3
 3.  3U8881 M   WE16DEC  CTUPEK TK1   0815 1055          E T1T3
 4.CTU/T CTU/T 028-85550000`,
    says: {
      system: 'travelsky',
      locator: 'KE5QZ2',
      passengers: ['孙丽 (whole) ADT'],
      segments: ['3U8881 M 2026-12-16 CTU-PEK TK1 08:15-10:55'],
      journeys: [[0]],
    },
  },
  {
    name: 'three PNRs one after another',
    text: `1.郑伟 HX2KQ8
2.  CA1855 Y   SA26DEC  PEKSHA HK1   1755 2010          E T3T2

1.冯雪 HX2KQ9
2.  CA1855 Y   SA26DEC  PEKSHA HK1   1755 2010          E T3T2

1.蒋勇 HX2KR1
2.  MU5138 Y   SA26DEC  PEKSHA HK1   0700 0920          E T2T2`,
    says: {
      system: 'travelsky',
      locator: 'HX2KQ8',
      passengers: ['郑伟 (whole) ADT', '冯雪 (whole) ADT', '蒋勇 (whole) ADT'],
      segments: ['CA1855 Y 2026-12-26 PEK-SHA HK1 17:55-20:10', 'MU5138 Y 2026-12-26 PEK-SHA HK1 07:00-09:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a lone child with its age',
    text: ` 1.LIAO/KEXIN UM09 KT8ZQ5
 2.  ZH9101 Y   MO25JAN  SZXPEK HK1   0800 1115          E T3T3
 3.SZX/T SZX/T 0755-82220000`,
    says: {
      system: 'travelsky',
      locator: 'KT8ZQ5',
      passengers: ['LIAO/KEXIN CHD aged 9'],
      segments: ['ZH9101 Y 2027-01-25 SZX-PEK HK1 08:00-11:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'flight lines wrapped by the phone',
    text: `1.DU/MENG MS JR7KT2
2.  CA837  L   TH10DEC  PVGLHR
HK1   1120 1535          E T2T2
3.  CA838  L   SU20DEC  LHRPVG
HK1   1735 1335+1        E T2T2`,
    says: {
      system: 'travelsky',
      locator: 'JR7KT2',
      passengers: ['DU/MENG (MS) ADT'],
      segments: ['CA837 L 2026-12-10 PVG-LHR HK1 11:20-15:35', 'CA838 L 2026-12-20 LHR-PVG HK1 17:35-13:35+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a weekday that does not fit its date',
    text: ` 1.MAO/JIE KD2W8F
 2.  GS7895 Y   MO12DEC  TSNXIY HK1   1010 1210          E`,
    says: {
      system: 'travelsky',
      locator: 'KD2W8F',
      passengers: ['MAO/JIE ADT'],
      segments: ['GS7895 Y 2026-12-12 TSN-XIY HK1 10:10-12:10'],
      journeys: [[0]],
      unread: ['2.  GS7895 Y   MO12DEC  TSNXIY HK1   1010 1210          E'],
    },
  },
  {
    name: 'numbers and marks as lists write them',
    text: `1、PEI/SUSU 2、PEI/HAO  HQ9MT4
3、MU5623 Y SU03JAN PVGDLC HK2 1340 1535 E T1
备注：客人要靠窗`,
    says: {
      system: 'travelsky',
      locator: 'HQ9MT4',
      passengers: ['PEI/SUSU ADT', 'PEI/HAO ADT'],
      segments: ['MU5623 Y 2027-01-03 PVG-DLC HK2 13:40-15:35'],
      journeys: [[0]],
      unread: ['备注：客人要靠窗'],
    },
  },
  {
    name: 'names of minorities and of Han with titles',
    text: ` 1.阿依古丽·买买提 2.罗玉凤MS KP3T7Z
 3.  CZ6907 Y   SA19DEC  PEKURC HK2   0850 1310          E T2T3`,
    says: {
      system: 'travelsky',
      locator: 'KP3T7Z',
      passengers: ['阿依古丽·买买提 (whole) ADT', '罗玉凤 (whole) (MS) ADT'],
      segments: ['CZ6907 Y 2026-12-19 PEK-URC HK2 08:50-13:10'],
      journeys: [[0]],
    },
  },
];
