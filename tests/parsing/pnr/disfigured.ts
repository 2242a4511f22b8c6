import type { PnrCase, Told } from './told.ts';

const BOAKYE: Partial<Told> = {
  system: 'amadeus',
  locator: '5TQ8ZN',
  passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/KOFI INF born 2026-03-03 with #0'],
  segments: ['BA78 N 2026-12-12 ACC-LHR HK1 23:20-06:30+1', 'BA117 N 2026-12-13 LHR-JFK HK1 08:20-11:20'],
  journeys: [[0, 1]],
};
const LIN: Partial<Told> = {
  system: 'travelsky',
  locator: 'KE8SXE',
  passengers: ['林晓雨 (whole) ADT'],
  segments: ['CA1831 Y 2027-01-10 PEK-SHA HK1 07:30-09:40'],
  journeys: [[0]],
};
const HOLM: Partial<Told> = {
  system: 'sabre',
  locator: 'QGHTRE',
  passengers: ['HOLM/EVA (MRS) ADT'],
  segments: ['SK903 V 2026-12-12 ARN-EWR HK1 10:15-12:45', 'SK904 V 2026-12-20 EWR-ARN HK1 17:30-07:30+1'],
  journeys: [[0], [1]],
};

/** What becomes of PNRs in chats, mails, tables and phones, read on 20 November 2026. */
export const DISFIGURED_CASES: readonly PnrCase[] = [
  {
    name: 'a mail that quotes it, with words around it',
    text: `Hi Sam,
can you price this today?

> RP/LONXX2100/LONXX2100            KL/SU  18NOV26/0912Z   5TQ8ZN
>   1.BOAKYE/AMA MRS(INF/KOFI/03MAR26)
>   2  BA 078 N 12DEC 6*ACCLHR HK1  1120P 630A 13DEC  E  BA/KQ7TWM
>   3  BA 117 N 13DEC 7*LHRJFK HK1   820A1120A 13DEC  E  BA/KQ7TWM

Thanks, Jo`,
    says: { ...BOAKYE, unread: ['Hi Sam,', 'can you price this today?', 'Thanks, Jo'] },
  },
  {
    name: 'quoted twice, in lower case',
    text: `>> rp/lonxx2100/lonxx2100 kl/su 18nov26/0912z 5tq8zn
>> 1.boakye/ama mrs(inf/kofi/03mar26)
>> 2 ba 078 n 12dec 6*acclhr hk1 1120p 630a 13dec e ba/kq7twm
>> 3 ba 117 n 13dec 7*lhrjfk hk1 820a1120a 13dec e ba/kq7twm`,
    says: BOAKYE,
  },
  {
    name: 'a chat export with times and a sender',
    text: `[10:32, 20/11/2026] Ama B.: RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN
[10:32, 20/11/2026] Ama B.: 1.BOAKYE/AMA MRS(INF/KOFI/03MAR26)
[10:33, 20/11/2026] Ama B.: 2  BA 078 N 12DEC 6*ACCLHR HK1  1120P 630A 13DEC  E
[10:33, 20/11/2026] Ama B.: 3  BA 117 N 13DEC 7*LHRJFK HK1   820A1120A 13DEC  E`,
    says: BOAKYE,
  },
  {
    name: 'a chat export from a telephone number',
    text: `20/11/2026, 10:32 - +44 7700 900123: 1.1HOLM/EVA MRS
20/11/2026, 10:32 - +44 7700 900123: 1 SK 903V 12DEC J ARNEWR HK1  1015A 1245P /DCSK /E
20/11/2026, 10:32 - +44 7700 900123: 2 SK 904V 20DEC S EWRARN HK1   530P  730A  21DEC M /DCSK /E
20/11/2026, 10:32 - +44 7700 900123: 7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H`,
    says: HOLM,
  },
  {
    name: 'tabs for blanks and Windows line ends',
    text: ' 1.1HOLM/EVA MRS\r\n 1\tSK 903V\t12DEC\tJ\tARNEWR\tHK1\t1015A\t1245P\t/DCSK\t/E\r\n 2\tSK 904V\t20DEC\tS\tEWRARN\tHK1\t530P\t730A\t21DEC\tM\t/DCSK\t/E\r\n7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H\r\n',
    says: HOLM,
  },
  {
    name: 'full-width letters and digits',
    text: ' 1．林晓雨　ＫＥ８ＳＸＥ\n ２．　ＣＡ１８３１　Ｙ　ＳＵ１０ＪＡＮ　ＰＥＫＳＨＡ　ＨＫ１　０７３０　０９４０　Ｅ　Ｔ３Ｔ２',
    says: LIN,
  },
  {
    name: 'blanks that do not break',
    text: ' 1.林晓雨 KE8SXE\n 2.\u00a0\u00a0CA1831\u00a0Y\u00a0\u00a0\u00a0SU10JAN\u00a0\u00a0PEKSHA\u00a0HK1\u00a0\u00a0\u00a00730\u00a00940\u00a0\u00a0\u00a0E\u00a0T3T2',
    says: LIN,
  },
  {
    name: 'invisible marks and control characters of a terminal',
    text: '\ufeff\u0010RTKE8SXE\n 1.林晓雨 KE8SXE\r 2.  CA1831 Y   SU10JAN  PEKSHA HK1   0730 0940          E T3T2\r\u001e 3.RMK CA/PBM031',
    says: LIN,
  },
  {
    name: 'a web page’s markup',
    text: '<pre>**ELECTRONIC TICKET PNR**<br> 1.林晓雨 KE8SXE<br/>&nbsp;2.&nbsp; CA1831 Y &nbsp; SU10JAN &nbsp;PEKSHA HK1 &nbsp; 0730 0940<br></pre>',
    says: LIN,
  },
  {
    name: 'a code block',
    text: 'the booking:\n```\n 1.1HOLM/EVA MRS\n 1 SK 903V 12DEC J ARNEWR*HK1  1015A 1245P /DCSK*QWE7TY /E\n 2 SK 904V 20DEC S EWRARN*HK1   530P  730A  21DEC M\n                                               /DCSK*QWE7TY /E\n7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H\n```',
    says: { ...HOLM, unread: ['the booking:'] },
  },
  {
    name: 'a table’s borders',
    text: '| 1.1HOLM/EVA MRS\n| 1 SK 903V 12DEC J ARNEWR HK1  1015A 1245P /DCSK /E\n| 2 SK 904V 20DEC S EWRARN HK1   530P  730A  21DEC M /DCSK /E\n| 7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H',
    says: HOLM,
  },
  {
    name: 'no column left',
    text: 'RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN\n1.BOAKYE/AMA MRS(INF/KOFI/03MAR26)\n2 BA 078 N 12DEC 6*ACCLHR HK1 1120P 630A 13DEC E BA/KQ7TWM\n3 BA 117 N 13DEC 7*LHRJFK HK1 820A1120A 13DEC E BA/KQ7TWM\n4 RM THIS REMARK IS LONG ENOUGH TO RUN OVER THE END OF ITS LINE\nAND GOES ON',
    says: BOAKYE,
  },
  {
    name: 'flights that wrap inside a time, a city pair and a date',
    text: ' 1.1HOLM/EVA MRS\n 1 SK 903V 12DEC J ARN\nEWR*HK1  1015A 12\n45P /DCSK*QWE7TY /E\n 2 SK 904V 20DEC S EWRARN*HK1   530P  730A  21D\nEC M\n7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H',
    says: HOLM,
  },
  {
    name: 'everything broken at column 40',
    text: `RP/LONXX2100/LONXX2100            KL/SU 
 18NOV26/0912Z   5TQ8ZN
  1.BOAKYE/AMA MRS(INF/KOFI/03MAR26)
  2  BA 078 N 12DEC 6*ACCLHR HK1  1120P 
630A 13DEC  E  BA/KQ7TWM
  3  BA 117 N 13DEC 7*LHRJFK HK1   820A1
120A 13DEC  E  BA/KQ7TWM`,
    says: BOAKYE,
  },
  {
    name: 'names that wrap inside a bracket',
    text: '  1.BOAKYE/AMA MRS(INF/KO\nFI/03MAR26)\n  2  BA 078 N 12DEC 6*ACCLHR HK1  1120P 630A 13DEC  E  BA/KQ7TWM\n  3  BA 117 N 13DEC 7*LHRJFK HK1   820A1120A 13DEC  E  BA/KQ7TWM',
    says: { ...BOAKYE, locator: null },
  },
  {
    name: 'all on one line',
    text: '1.谷一鸣 2.侯二虎 JMJXYQ 3. *ZH1605 Y1 SU10JAN PEKDLC HK2 1025 1155 E T3-- OP-CA1605 4. CA1606 Y FR15JAN DLCPEK HK2 2100 2230 E --T3',
    says: {
      system: 'travelsky',
      locator: 'JMJXYQ',
      passengers: ['谷一鸣 (whole) ADT', '侯二虎 (whole) ADT'],
      segments: [
        'ZH1605 Y (Y1) 2027-01-10 PEK-DLC HK2 10:25-11:55 by CA1605',
        'CA1606 Y 2027-01-15 DLC-PEK HK2 21:00-22:30',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'page marks and scrolling commands',
    text: `>RT KE8SXE
 1.林晓雨 KE8SXE
 2.  CA1831 Y   SU10JAN  PEKSHA HK1   0730 0940          E T3T2
 3.SSR FOID CA HK1 NI110101199001010000/P1                                     +
>PN
 4.RMK CA/PBM031                                                               -
 5.BJS001`,
    says: LIN,
  },
  {
    name: 'smart dashes and a bulleted list',
    text: '• 1P–2UVGJW\n• –HARLAN/TINA.MS\n• 1 DL 401Y 10JAN ATLLHR HK1   800P  900A|*      SU/MO   E  1',
    says: {
      system: 'worldspan',
      locator: '2UVGJW',
      passengers: ['HARLAN/TINA (MS) ADT'],
      segments: ['DL401 Y 2027-01-10 ATL-LHR HK1 20:00-09:00+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'only flights, without numbers before them',
    text: 'please offer\nDL 401Y 10JAN ATLLHR HK1   800P  900A|*      SU/MO   E  1\nBA 117N 15JAN LHRJFK HK1   820A 1120A *         FR   E',
    says: {
      system: 'apollo',
      segments: ['DL401 Y 2027-01-10 ATL-LHR HK1 20:00-09:00+1', 'BA117 N 2027-01-15 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0], [1]],
      unread: ['please offer'],
    },
  },
  {
    name: 'two PNRs of two systems',
    text: `RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN
  1.BOAKYE/AMA MRS
  2  BA 078 N 12DEC 6 ACCLHR HK1  1120P 630A 13DEC  E  BA/KQ7TWM
and the second one:
 1.1BOAKYE/AMA MRS  2.1HOLM/EVA MRS
 1 SK 904V 20DEC S EWRARN*HK2   530P  730A  21DEC M
                                               /DCSK*QWE7TY /E
7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['BOAKYE/AMA (MRS) ADT', 'HOLM/EVA (MRS) ADT'],
      segments: ['BA78 N 2026-12-12 ACC-LHR HK1 23:20-06:30+1', 'SK904 V 2026-12-20 EWR-ARN HK2 17:30-07:30+1'],
      journeys: [[0], [1]],
      unread: ['and the second one:'],
    },
  },
  {
    name: 'the same PNR again in the quoted mail below',
    text: ' 1.林晓雨 KE8SXE\n 2.  CA1831 Y   SU10JAN  PEKSHA HK1   0730 0940\n\n>  1.林晓雨 KE8SXE\n>  2.  CA1831 Y   SU10JAN  PEKSHA HK1   0730 0940',
    says: LIN,
  },
  {
    name: 'a flight whose cities were lost is said to be unread',
    text: ' 1.林晓雨 KE8SXE\n 2.  CA1831 Y   SU10JAN  PEKSHA HK1   0730 0940\n 3.  CA1858 Y   FR15JAN  SHA HK1   1730 1940',
    says: { ...LIN, unread: ['3.  CA1858 Y   FR15JAN  SHA HK1   1730 1940'] },
  },
  {
    name: 'a name that is none beside one that is',
    text: ' 1.1HOLM/EVA MRS  2.1HOLM4/X\n 1 SK 903V 12DEC J ARNEWR HK1  1015A 1245P /DCSK /E\n 2 SK 904V 20DEC S EWRARN HK1   530P  730A  21DEC M /DCSK /E\n7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H',
    says: { ...HOLM, unread: ['1.1HOLM/EVA MRS  2.1HOLM4/X'] },
  },
  {
    name: 'words that are no PNR',
    text: 'Good morning!\nHow are you?',
    says: { unread: ['Good morning!', 'How are you?'] },
  },
  { name: 'nothing', text: ' \n\t\n', says: {} },
];
