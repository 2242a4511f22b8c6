import type { PnrCase } from './told.ts';

/** What testers thought of for TravelSky, read on 20 November 2026. */
export const TESTERS_TRAVELSKY: readonly PnrCase[] = [
  {
    name: 'eTerm with Chinese and Latin names, a gap, service lines',
    text: `RTKQ8P2X
 1.王建国 2.李美丽 3.WANG/XIAOBAO CHD KQ8P2X
 4.  MU5101 Y   MO14DEC  SHAPEK HK3   0800 1020          E T2T2
 5.    ARNK              PEKTSN
 6.  CA1234 M   FR18DEC  TSNSHA RR3   2155 0005+1        E T2T2
 7.SHA/T SHA/T 021-62000000/SHANGHAI TEST AGENCY/ZHANG SAN ABCDEFG
 8.TL/1200/13DEC/SHA001
 9.SSR FOID MU HK1 NI310101198001011234/P1
10.SSR CHLD MU HK1 14AUG18/P3
11.OSI MU CTCT13800000000
12.RMK CA/NX5Q7W`,
    says: {
      system: 'travelsky',
      locator: 'KQ8P2X',
      passengers: ['王建国 (whole) ADT', '李美丽 (whole) ADT', 'WANG/XIAOBAO CHD born 2018-08-14'],
      segments: [
        'MU5101 Y 2026-12-14 SHA-PEK HK3 08:00-10:20',
        'ARNK PEK-TSN',
        'CA1234 M 2026-12-18 TSN-SHA RR3 21:55-00:05+1',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'eTerm in three cabins',
    text: ` 1.ZHAO/LEI MR JK3Q8W
 2.  CA937  J   SU10JAN  PEKLHR HK1   1330 1720          E T33
 3.  CA938  Y   WE20JAN  LHRPEK HK1   2025 1510+1        E 3 T3
 4.  CA1557 F   TH21JAN  PEKSHA HK1   1730 1945          E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'JK3Q8W',
      passengers: ['ZHAO/LEI (MR) ADT'],
      segments: [
        'CA937 J 2027-01-10 PEK-LHR HK1 13:30-17:20',
        'CA938 Y 2027-01-20 LHR-PEK HK1 20:25-15:10+1',
        'CA1557 F 2027-01-21 PEK-SHA HK1 17:30-19:45',
      ],
      journeys: [[0], [1, 2]],
    },
  },
  {
    name: 'eTerm with an infant named twice',
    text: ` 1.陈静 2.刘洋 HN6TY2
 3.  CZ3101 Y   MO14DEC  CANPEK HK2   0800 1110          E T2T2
 4.SSR INFT CZ  KK1 CANPEK 3101 Y14DEC CHEN/BAO 05MAY26/P1
 5.XN/IN/陈宝 INF(MAY26)/P1`,
    says: {
      system: 'travelsky',
      locator: 'HN6TY2',
      passengers: ['陈静 (whole) ADT', '陈宝 (whole) INF born 2026-05-05 with #0', '刘洋 (whole) ADT'],
      segments: ['CZ3101 Y 2026-12-14 CAN-PEK HK2 08:00-11:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'an eTerm group without names',
    text: `**ELECTRONIC TICKET PNR**
 0.20TOUR/GRP NM0 MX4R5T
21.  MU583  G   MO11JAN  PVGLAX HN20  1300 0830          E T1 B`,
    says: {
      system: 'travelsky',
      locator: 'MX4R5T',
      segments: ['MU583 G 2027-01-11 PVG-LAX HN20 13:00-08:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'eTerm in full-width digits and lower case',
    text: `１。张伟　ＪＮ４Ｒ２Ｔ
２．　ｃａ１８５７　ｙ　ｍｏ１４ｄｅｃ　ｐｅｋｓｈａ　ｈｋ１　１７３０　１９４０`,
    says: {
      system: 'travelsky',
      locator: 'JN4R2T',
      passengers: ['张伟 (whole) ADT'],
      segments: ['CA1857 Y 2026-12-14 PEK-SHA HK1 17:30-19:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a chat in Chinese around a quote',
    text: `客户：帮我看下这个
张经理 10:21
> 1.赵敏 MR5K2P
> 2.  HU7603 Q   TH17DEC  PEKPVG HK1   1335 1600          E T1T2
多少钱？`,
    says: {
      system: 'travelsky',
      locator: 'MR5K2P',
      passengers: ['赵敏 (whole) ADT'],
      segments: ['HU7603 Q 2026-12-17 PEK-PVG HK1 13:35-16:00'],
      journeys: [[0]],
      unread: ['客户：帮我看下这个', '张经理 10:21', '多少钱？'],
    },
  },
  {
    name: 'codeshare, continuation, child and title',
    text: `**ELECTRONIC TICKET PNR**
 1.周杰 2.周小杰CHD 3.周伦 MS NV0RT8
 4.  CA175  K   FR11DEC  PEKSYD HK3   0030 1520          E T31
     -CA-NV0RT9
 5. *CA7412 K   FR18DEC  SYDMEL HK3   0900 1035          E 3 4  OP-VA820
 6.  CA166  K   MO28DEC  MELPEK RR3   1855 0540+1        E 2 T3`,
    says: {
      system: 'travelsky',
      locator: 'NV0RT8',
      passengers: ['周杰 (whole) ADT', '周小杰 (whole) CHD', '周伦 (whole) (MS) ADT'],
      segments: [
        'CA175 K 2026-12-11 PEK-SYD HK3 00:30-15:20',
        'CA7412 K 2026-12-18 SYD-MEL HK3 09:00-10:35 by VA820',
        'CA166 K 2026-12-28 MEL-PEK RR3 18:55-05:40+1',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'numbers without dots',
    text: `1.LI/NA 2.WU/TAO HVX9KP
3 CA1315 Y MO14DEC PEKCAN HK2 1500 1825
4 CA1352 Y FR18DEC CANPEK HK2 1900 2210`,
    says: {
      system: 'travelsky',
      locator: 'HVX9KP',
      passengers: ['LI/NA ADT', 'WU/TAO ADT'],
      segments: ['CA1315 Y 2026-12-14 PEK-CAN HK2 15:00-18:25', 'CA1352 Y 2026-12-18 CAN-PEK HK2 19:00-22:10'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'names with blanks and dots',
    text: ` 1.欧阳 娜娜 2.买买提·艾力 KJ8T2V
 3.  CZ6901 Y   MO14DEC  PEKURC KK2   1210 1625          E`,
    says: {
      system: 'travelsky',
      locator: 'KJ8T2V',
      passengers: ['欧阳娜娜 (whole) ADT', '买买提·艾力 (whole) ADT'],
      segments: ['CZ6901 Y 2026-12-14 PEK-URC KK2 12:10-16:25'],
      journeys: [[0]],
    },
  },
  {
    name: 'requested flights',
    text: ` 1.SUN/YAT JT4R9W
 2.  3U8881 Y1  MO14DEC  CTUPEK HN1   0700 0950          E T1T3
 3.  9C8515 P   TU15DEC  SHASJW NN1   0640 0905          E`,
    says: {
      system: 'travelsky',
      locator: 'JT4R9W',
      passengers: ['SUN/YAT ADT'],
      segments: ['3U8881 Y (Y1) 2026-12-14 CTU-PEK HN1 07:00-09:50', '9C8515 P 2026-12-15 SHA-SJW NN1 06:40-09:05'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'names that wrap inside a surname',
    text: ` 1.ALEXANDER/CHRISTOPHERJONATHAN MR 2.BARTHOLOMEW/ELIZABETHANNE MRS 3.CONSTANTINO
PLE/MAXIMILIAN MSTR CHD 4.WU/DI HX8R2T
 5.  CA981  Y   SA12DEC  PEKJFK HK4   1300 1330          E T31`,
    says: {
      system: 'travelsky',
      locator: 'HX8R2T',
      passengers: [
        'ALEXANDER/CHRISTOPHERJONATHAN (MR) ADT',
        'BARTHOLOMEW/ELIZABETHANNE (MRS) ADT',
        'CONSTANTINOPLE/MAXIMILIAN (MSTR) CHD',
        'WU/DI ADT',
      ],
      segments: ['CA981 Y 2026-12-12 PEK-JFK HK4 13:00-13:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'eTerm after a schedule change',
    text: ` 1.GAO/FEI MN3K8Q
 2.  MU5137 Y   MO14DEC  SHAPEK UN1   0700 0920          E T2T2
 3.  MU5139 Y   MO14DEC  SHAPEK TK1   0800 1020          E T2T2
 4.  MU5160 Y   FR18DEC  PEKSHA HX1   1900 2110          E T2T2`,
    says: {
      system: 'travelsky',
      locator: 'MN3K8Q',
      passengers: ['GAO/FEI ADT'],
      segments: ['MU5139 Y 2026-12-14 SHA-PEK TK1 08:00-10:20', 'MU5160 Y 2026-12-18 PEK-SHA HX1 19:00-21:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'space available',
    text: ` 1.HE/JIN MN3K8R
 2.  CA1831 Y   MO14DEC  PEKSHA XX1   0730 0940          E
 3.  CA1858 Y   FR18DEC  SHAPEK SA1   1755 2020          E`,
    says: {
      system: 'travelsky',
      locator: 'MN3K8R',
      passengers: ['HE/JIN ADT'],
      segments: ['CA1831 Y 2026-12-14 PEK-SHA XX1 07:30-09:40', 'CA1858 Y 2026-12-18 SHA-PEK SA1 17:55-20:20'],
      journeys: [[1]],
    },
  },
  {
    name: 'midnight as 2400',
    text: ` 2.  CA1831 Y   MO14DEC  PEKSHA HK1   2400 0220          E`,
    says: { system: 'travelsky', segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 00:00-02:20'], journeys: [[0]] },
  },
  {
    name: 'two records of one traveller',
    text: ` 1.DENG/CHAO NP3K8R
 2.  CA1831 Y   MO14DEC  PEKSHA HK1   0730 0940          E
and
RP/LONXX2100/LONXX2100            AA/GS  18NOV26/1833Z   7HJ3KZ
  1.DENG/CHAO MR
  2  BA 117 N 16DEC 3 LHRJFK HK1   820A1120A 16DEC  E  BA/KQ7TWM`,
    says: {
      system: 'travelsky',
      locator: 'NP3K8R',
      passengers: ['DENG/CHAO ADT'],
      segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 07:30-09:40', 'BA117 N 2026-12-16 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0], [1]],
      unread: ['and'],
    },
  },
  {
    name: 'another weekday',
    text: ` 2.  CA1831 Y   TU14DEC  PEKSHA HK1   0730 0940          E`,
    says: {
      system: 'travelsky',
      segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
      unread: ['2.  CA1831 Y   TU14DEC  PEKSHA HK1   0730 0940          E'],
    },
  },
];
