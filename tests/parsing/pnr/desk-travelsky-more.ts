import type { PnrCase } from './told.ts';

/** More of eTerm: what stands alone, long lists of names, contacts and fares in every style. */
export const DESK_TRAVELSKY_MORE: readonly PnrCase[] = [
  {
    name: 'a connection of two flights on one ticket and the return',
    text: ` 1.QIN/LAN MS NRT6T7
 2.  CA1702 Y   MO07JUN  HGHPEK HK1   0700 0925          E T3T3
 3.  CA937  Y   MO07JUN  PEKLHR HK1   1335 1750          E T32
 4.  CA938  Y   SU20JUN  LHRPEK HK1   2025 1445+1        E 2 T3
 5.  CA1701 Y   MO21JUN  PEKHGH HK1   1700 1915          E T3T3
 6.HGH123`,
    says: {
      system: 'travelsky',
      locator: 'NRT6T7',
      passengers: ['QIN/LAN (MS) ADT'],
      segments: [
        'CA1702 Y 2027-06-07 HGH-PEK HK1 07:00-09:25',
        'CA937 Y 2027-06-07 PEK-LHR HK1 13:35-17:50',
        'CA938 Y 2027-06-20 LHR-PEK HK1 20:25-14:45+1',
        'CA1701 Y 2027-06-21 PEK-HGH HK1 17:00-19:15',
      ],
      journeys: [
        [0, 1],
        [2, 3],
      ],
    },
  },
  {
    name: 'booked with SD, not yet ended: DK and LL',
    text: ` 1.WU/JING
 2.  SC4601 Y   TH10JUN  TNAPEK DK1   0800 0905          E --T3
 3.  SC4602 B   TH10JUN  PEKTNA LL1   2000 2110          E T3--
 4.TNA123`,
    says: {
      system: 'travelsky',
      passengers: ['WU/JING ADT'],
      segments: ['SC4601 Y 2027-06-10 TNA-PEK DK1 08:00-09:05', 'SC4602 B 2027-06-10 PEK-TNA LL1 20:00-21:10'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'the line a colleague sends: flight, class, weekday and date, times and terminals',
    text: 'CA1831 Y SA12DEC PEKSHA HK1 0730 0940 E T2T2',
    says: {
      system: 'travelsky',
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'names and flight in chat, no numbers before the flights',
    text: `1.张三 2.李四 KXYZ13
CA1831 Y SA12DEC PEKSHA HK2 0730 0940 E T2T2
CA1858 Y WE16DEC SHAPEK HK2 1955 2220 E T2T3`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ13',
      passengers: ['张三 (whole) ADT', '李四 (whole) ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK2 07:30-09:40', 'CA1858 Y 2026-12-16 SHA-PEK HK2 19:55-22:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a long list of Chinese names over two lines',
    text: ` 1.白百何 2.陈坤 3.董洁 4.范伟 5.葛优 6.黄渤 7.姜文 8.刘烨
 9.孟非 J7H6G5
10.  GJ8887 Y   TU15JUN  HGHSYX HK9   0900 1200          E T4T1
11.HGH123`,
    says: {
      system: 'travelsky',
      locator: 'J7H6G5',
      passengers: [
        '白百何 (whole) ADT',
        '陈坤 (whole) ADT',
        '董洁 (whole) ADT',
        '范伟 (whole) ADT',
        '葛优 (whole) ADT',
        '黄渤 (whole) ADT',
        '姜文 (whole) ADT',
        '刘烨 (whole) ADT',
        '孟非 (whole) ADT',
      ],
      segments: ['GJ8887 Y 2027-06-15 HGH-SYX HK9 09:00-12:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'contacts, ticket time limit, authorisations and fare in every style',
    text: ` 1.徐静蕾 KLM789
 2.  CA1301 F   FR18JUN  PEKCAN HK1   0800 1115          E T3T2
 3.BJS/T BJS/T 010-65123456/BEIJING HANGXIN AVIATION SERVICE/XU ABCDEFG
 4.REM 1120 1033 T0123
 5.TL/0600/18JUN/BJS888
 6.SSR SEAT CA HK1 PEKCAN 1301 F18JUN 2AN/P1
 7.SSR FQTV CA HK1 PEKCAN 1301 F18JUN CA002123456789/P1
 8.OSI YY CTC 13800138000
 9.RMK TLWBINSD
10.RMK AUTOMATIC FARE QUOTE
11.FC/A/PEK CA CAN 5130.00F CNY5130.00END
12.EI/BUDEQIANZHUAN不得签转
13.FP/CC/UP6222021234567890
14.BJS888`,
    says: {
      system: 'travelsky',
      locator: 'KLM789',
      passengers: ['徐静蕾 (whole) ADT'],
      segments: ['CA1301 F 2027-06-18 PEK-CAN HK1 08:00-11:15'],
      journeys: [[0]],
    },
  },
];
