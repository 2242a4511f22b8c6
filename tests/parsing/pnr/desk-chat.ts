import type { PnrCase } from './told.ts';

const TO_SHANGHAI = 'CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40';

/** What chats, mails and spreadsheets make of a display on its way to the portal. */
export const DESK_CHAT: readonly PnrCase[] = [
  {
    name: 'WeChat: name and time above, a question below',
    text: `小王 2026/11/19 18:02:11
1.张三 KXYZ12
2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2

老李 2026/11/19 18:03:40
麻烦报个价，谢谢`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ12',
      passengers: ['张三 (whole) ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
      unread: ['小王 2026/11/19 18:02:11', '老李 2026/11/19 18:03:40', '麻烦报个价，谢谢'],
    },
  },
  {
    name: 'WhatsApp prefixes before every line',
    text: `[19/11/2026, 18:02:11] Ann Lee:  1.1SMITH/JOHN MR
[19/11/2026, 18:02:15] Ann Lee:  1 AA 100Y 12DEC J JFKLHR HK1   630P  640A  13DEC S /DCAA*ABCDEF /E`,
    says: {
      system: 'sabre',
      passengers: ['SMITH/JOHN (MR) ADT'],
      segments: ['AA100 Y 2026-12-12 JFK-LHR HK1 18:30-06:40+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a quoted mail with a greeting and a signature',
    text: `Hi team,

> RP/PARFR2100/PARFR2100            AA/SU  18NOV26/1833Z   X4K9PQ
>   1.MARTIN/CLAIRE MRS
>   2  AF 006 Y 12DEC 6 CDGJFK HK1       2E 0830 1040   *1A/E*

Kind regards,
Sophie`,
    says: {
      system: 'amadeus',
      locator: 'X4K9PQ',
      passengers: ['MARTIN/CLAIRE (MRS) ADT'],
      segments: ['AF6 Y 2026-12-12 CDG-JFK HK1 08:30-10:40'],
      journeys: [[0]],
      unread: ['Hi team,', 'Kind regards,', 'Sophie'],
    },
  },
  {
    name: 'a fenced block',
    text: `\`\`\`
 1.1LEE/ANNMS
 1 UA 869J 12DEC SFOHKG HK1  1145A  650P|*      SA/SU   E  1
\`\`\``,
    says: {
      system: 'apollo',
      passengers: ['LEE/ANN (MS) ADT'],
      segments: ['UA869 J 2026-12-12 SFO-HKG HK1 11:45-18:50+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'tabs for columns, in lower case',
    text: '1.\tzhang/san ms\tkxyz14\n2.\tca1831\ty\tsa12dec\tpeksha\thk1\t0730\t0940\t\te\tt3t2',
    says: {
      system: 'travelsky',
      locator: 'KXYZ14',
      passengers: ['ZHANG/SAN (MS) ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'full-width throughout',
    text: `１．ＺＨＡＮＧ／ＳＡＮ　ＫＸＹＺ１５
２．　ＣＡ１８３１　Ｙ　ＳＡ１２ＤＥＣ　ＰＥＫＳＨＡ　ＨＫ１　０７３０　０９４０　Ｅ　Ｔ３Ｔ２`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ15',
      passengers: ['ZHANG/SAN ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'NBSP for blanks, zero-width characters and CRLF',
    text: '\uFEFF1.ZHANG/SAN\u00A0KXYZ16\r\n2.\u00A0\u00A0CA18\u200B31\u00A0Y\u00A0SA12DEC\u00A0PEK\u200DSHA\u00A0HK1\u00A00730\u00A00940\u00A0E\u00A0T3T2\r\n',
    says: {
      system: 'travelsky',
      locator: 'KXYZ16',
      passengers: ['ZHANG/SAN ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'columns lost to single blanks, Amadeus',
    text: `RP/FRALH0980/FRALH0980 WS/SU 19NOV26/0905Z 2ABCDF
1.WEBER/KARL MR
2 LH 400 C 14DEC 1 FRAJFK HK1 1 1025 1305 14DEC E LH/2ABCDF
3 LH 401 C 21DEC 1 JFKFRA HK1 1 1600 0530 22DEC E LH/2ABCDF`,
    says: {
      system: 'amadeus',
      locator: '2ABCDF',
      passengers: ['WEBER/KARL (MR) ADT'],
      segments: ['LH400 C 2026-12-14 FRA-JFK HK1 10:25-13:05', 'LH401 C 2026-12-21 JFK-FRA HK1 16:00-05:30+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a segment broken by the phone after its city pair',
    text: `1.1GARCIA/LUIS MR
1 DL 856V 11JAN 1 SANJFK*HK1
1139A  815P /DCDL*GYJAFF /E
6X2C.6X2C*AGL 0357/10NOV26 KLMNOP`,
    says: {
      system: 'sabre',
      locator: 'KLMNOP',
      passengers: ['GARCIA/LUIS (MR) ADT'],
      segments: ['DL856 V 2027-01-11 SAN-JFK HK1 11:39-20:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'an eTerm segment broken before its times',
    text: ` 1.ZHANG/SAN KXYZ17
 2.  CA1831 Y   SA12DEC  PEKSHA HK1
 0730 0940          E T3T2
 3.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ17',
      passengers: ['ZHANG/SAN ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'two PNRs of two systems',
    text: `1.ZHANG/SAN KXYZ18
2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2

RP/FRALH0980/FRALH0980            WS/SU  19NOV26/0905Z   2ABCDG
  1.WEBER/KARL MR
  2  LH 400 C 14DEC 1 FRAJFK HK1       1  1025 1305   *1A/E*`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ18',
      passengers: ['ZHANG/SAN ADT', 'WEBER/KARL (MR) ADT'],
      segments: [TO_SHANGHAI, 'LH400 C 2026-12-14 FRA-JFK HK1 10:25-13:05'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'the same PNR twice',
    text: `1.ZHANG/SAN KXYZ18
2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2
1.ZHANG/SAN KXYZ18
2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ18',
      passengers: ['ZHANG/SAN ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'Chinese punctuation after the numbers',
    text: `1、张三 2、李四 KXYZ19
3、CA1831 Y SA12DEC PEKSHA HK2 0730 0940 E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ19',
      passengers: ['张三 (whole) ADT', '李四 (whole) ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK2 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a weekday that contradicts its date is told',
    text: `1.ZHANG/SAN KXYZ20
2.  CA1831 Y   MO12DEC  PEKSHA HK1   0730 0940          E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ20',
      passengers: ['ZHANG/SAN ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
      unread: ['2.  CA1831 Y   MO12DEC  PEKSHA HK1   0730 0940          E T3T2'],
    },
  },
  {
    name: 'a flight with an impossible hour is told and its time left out',
    text: ` 1.1GARCIA/LUIS MR
 1 DL 856V 11JAN 1 SANJFK*HK1  2539  815P /DCDL*GYJAFF /E`,
    says: {
      system: 'sabre',
      passengers: ['GARCIA/LUIS (MR) ADT'],
      segments: ['DL856 V 2027-01-11 SAN-JFK HK1'],
      journeys: [[0]],
      unread: ['1 DL 856V 11JAN 1 SANJFK*HK1  2539  815P /DCDL*GYJAFF /E'],
    },
  },
  {
    name: 'a sentence between the flights',
    text: `1.1CHEN/MEILINGMS
1. CX  450 Y  11DEC HKGTPE HK1   800A   950A O*         FR   1
please keep the return flexible
2. CX  451 Y  14DEC TPEHKG HK1  1035A  1235P O*         MO   2`,
    says: {
      system: 'galileo',
      passengers: ['CHEN/MEILING (MS) ADT'],
      segments: ['CX450 Y 2026-12-11 HKG-TPE HK1 08:00-09:50', 'CX451 Y 2026-12-14 TPE-HKG HK1 10:35-12:35'],
      journeys: [[0], [1]],
      unread: ['please keep the return flexible'],
    },
  },
  {
    name: 'bold and bullets of a chat around each line',
    text: `*1.张三 KXYZ21*
• 2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ21',
      passengers: ['张三 (whole) ADT'],
      segments: [TO_SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'blank lines and a rule between the lines',
    text: `  1.WEBER/KARL MR

  2  LH 400 C 14DEC 1 FRAJFK HK1       1  1025 1305   *1A/E*

-----------------------------
  3  LH 401 C 21DEC 1 JFKFRA HK1       1  1600 0530+1 *1A/E*`,
    says: {
      system: 'amadeus',
      passengers: ['WEBER/KARL (MR) ADT'],
      segments: ['LH400 C 2026-12-14 FRA-JFK HK1 10:25-13:05', 'LH401 C 2026-12-21 JFK-FRA HK1 16:00-05:30+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a lower-case Amadeus with quotes two deep',
    text: `>> rp/fralh0980/fralh0980            ws/su  19nov26/0905z   2abcdh
>>   1.weber/karl mr
>>   2  lh 400 c 14dec 1 frajfk hk1       1  1025 1305   *1a/e*`,
    says: {
      system: 'amadeus',
      locator: '2ABCDH',
      passengers: ['WEBER/KARL (MR) ADT'],
      segments: ['LH400 C 2026-12-14 FRA-JFK HK1 10:25-13:05'],
      journeys: [[0]],
    },
  },
  {
    name: 'a whole PNR in one line',
    text: '1.ZHANG/SAN KXYZ22 2. CA1831 Y SA12DEC PEKSHA HK1 0730 0940 E T3T2 3. CA1858 Y WE16DEC SHAPEK HK1 1955 2220 E T2T3',
    says: {
      system: 'travelsky',
      locator: 'KXYZ22',
      passengers: ['ZHANG/SAN ADT'],
      segments: [TO_SHANGHAI, 'CA1858 Y 2026-12-16 SHA-PEK HK1 19:55-22:20'],
      journeys: [[0], [1]],
    },
  },
];
