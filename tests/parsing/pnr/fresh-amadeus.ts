import type { PnrCase } from './told.ts';

/** Amadeus displays as agents paste them into mails and chats. */
export const FRESH_AMADEUS: readonly PnrCase[] = [
  {
    name: 'a ticketed return with a child and meals',
    text: `--- TST RLR ---
RP/SHA1S2157/SHA1S2157            CW/SU  18NOV26/0712Z   6QVMT4
SHA1S2157/9912CW/12NOV26
  1.FERNANDEZ/LUCIA MRS   2.FERNANDEZ/MATEO MSTR(CHD/11MAR19)
  3  MU 551 Y 17DEC 4 PVGLHR HK2       2  1250 1735   *1A/E*
  4  BA 322 M 21DEC 1 LHRCDG HK2       5  0820 1045   *1A/E*
  5  MU 554 Y 29DEC 2 CDGPVG HK2       2E 1300 0725+1 *1A/E*
  6 AP SHA 021-62558888 - DONGFANG TRAVEL - A
  7 TK OK18NOV/SHA1S2157//ETMU
  8 SSR CHLD MU HK1 11MAR19/P2
  9 FA PAX 781-2451236789/ETMU/18NOV26/SHA1S2157/08320001/S3-5/P1
 10 FB PAX 1200007712 TTP/RT OK ETICKET/S3-5/P1-2
 11 FV PAX MU/S3-5/P1-2`,
    says: {
      system: 'amadeus',
      locator: '6QVMT4',
      passengers: ['FERNANDEZ/LUCIA (MRS) ADT', 'FERNANDEZ/MATEO (MSTR) CHD born 2019-03-11'],
      segments: [
        'MU551 Y 2026-12-17 PVG-LHR HK2 12:50-17:35',
        'BA322 M 2026-12-21 LHR-CDG HK2 08:20-10:45',
        'MU554 Y 2026-12-29 CDG-PVG HK2 13:00-07:25+1',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'a weekday between asterisks on married flights',
    text: `RP/NYC1S2195/NYC1S2195            AA/SU  15NOV26/1501Z   RT5KLM
  1.RICCI/PAOLO MR
  2  AZ 609 O 17DEC*4*JFKFCO DK1  1005P 1225P 18DEC  E  0 330
  3  AZ1727 O 18DEC*5*FCOPMO DK1   150P  300P 18DEC  E  0 32N`,
    says: {
      system: 'amadeus',
      locator: 'RT5KLM',
      passengers: ['RICCI/PAOLO (MR) ADT'],
      segments: ['AZ609 O 2026-12-17 JFK-FCO DK1 22:05-12:25+1', 'AZ1727 O 2026-12-18 FCO-PMO DK1 13:50-15:00'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'twelve-hour times without the arrival date',
    text: `RP/LAXUA2107/LAXUA2107            MK/GS  11NOV26/2010Z   Q2WZ7H
  1.NGUYEN/THI HOA MRS
  2  UA1175 K 11DEC 5 LAXSFO HK1   955P 1200M
  3  UA 877 K 12DEC 6 SFOHKG HK1  1215P 1200N`,
    says: {
      system: 'amadeus',
      locator: 'Q2WZ7H',
      passengers: ['NGUYEN/THI HOA (MRS) ADT'],
      segments: ['UA1175 K 2026-12-11 LAX-SFO HK1 21:55-00:00?', 'UA877 K 2026-12-12 SFO-HKG HK1 12:15-12:00'],
      journeys: [[0, 1]],
      unread: ['2  UA1175 K 11DEC 5 LAXSFO HK1   955P 1200M'],
    },
  },
  {
    name: 'a lap infant with its own service lines',
    text: `RP/MUCL12100/MUCL12100            BB/SU  19NOV26/0930Z   7KPRD2
  1.SCHUSTER/HANNA MRS(INFSCHUSTER/EMIL/02FEB26)
  2.SCHUSTER/JONAS MR
  3  LH 722 L 05JAN 2 MUCPEK HK2  1930 2  2030 1310+1  E LH/7KPRD2
  4  LH 723 L 19JAN 2 PEKMUC HK2  1105 3  1505 1850    E LH/7KPRD2
  5 AP M+49 171 5550123
  6 TK TL30NOV/MUCL12100
  7 SSR INFT LH HK1 SCHUSTER/EMIL 02FEB26/S3/P1
  8 SSR INFT LH HK1 SCHUSTER/EMIL 02FEB26/S4/P1
  9 OSI LH CTCM 491715550123`,
    says: {
      system: 'amadeus',
      locator: '7KPRD2',
      passengers: ['SCHUSTER/HANNA (MRS) ADT', 'SCHUSTER/EMIL INF born 2026-02-02 with #0', 'SCHUSTER/JONAS (MR) ADT'],
      segments: ['LH722 L 2027-01-05 MUC-PEK HK2 20:30-13:10+1', 'LH723 L 2027-01-19 PEK-MUC HK2 15:05-18:50'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a codeshare with its operator below',
    text: `RP/SYDQF0980/SYDQF0980            WS/GS  17NOV26/0310Z   LM9XQ8
  1.WHITFIELD/GRACE MS
  2  QF 127 Y 02FEB 2 SYDHKG HK1  1030A 1  1130A  545P 02FEB  E  QF/LM9XQ8
  3  QF3988 Y 02FEB 2 HKGLHR HK1   1005P 1105P  500A 03FEB  E  QF/LM9XQ8
     OPERATED BY CATHAY PACIFIC
     SEE RTSVC`,
    says: {
      system: 'amadeus',
      locator: 'LM9XQ8',
      passengers: ['WHITFIELD/GRACE (MS) ADT'],
      segments: [
        'QF127 Y 2027-02-02 SYD-HKG HK1 11:30-17:45',
        'QF3988 Y 2027-02-02 HKG-LHR HK1 23:05-05:00+1 by CATHAY PACIFIC',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a schedule change and a cancelled flight',
    text: `--- RLR SFP ---
RP/PARAF0101/PARAF0101            RM/RM  20NOV26/0644Z   TX4HJB
  1.LEFEBVRE/MARC MR   2.LEFEBVRE/NINA MISS(CHD/30AUG16)
  3  AF 274 V 14DEC 1 CDGNRT UN2  1335 0930+1
  4  AF 274 V 14DEC 1 CDGNRT TK2  1410 1010+1
  5  NH 847 V 18DEC 5 NRTBKK HX2  1815 2325
  6 AP PAR 01 40 00 00 00`,
    says: {
      system: 'amadeus',
      locator: 'TX4HJB',
      passengers: ['LEFEBVRE/MARC (MR) ADT', 'LEFEBVRE/NINA (MISS) CHD born 2016-08-30'],
      segments: ['AF274 V 2026-12-14 CDG-NRT TK2 14:10-10:10+1', 'NH847 V 2026-12-18 NRT-BKK HX2 18:15-23:25'],
      journeys: [[0]],
    },
  },
  {
    name: 'waitlisted, open and ARNK',
    text: `RP/SINTR2105/SINTR2105            AA/SU   9NOV26/0122Z   3NBY6C
  1.TAN/WEI MING MR
  2  SQ 890 Y 24DEC 4 SINHKG HL1  0755 1155  *1A/E*
  3  ARNK
  4  SQ 825 Y 02JAN 6 PVGSIN HK1  0910 1450  *1A/E*
  5  SQ OPEN Y SINKUL`,
    says: {
      system: 'amadeus',
      locator: '3NBY6C',
      passengers: ['TAN/WEI MING (MR) ADT'],
      segments: [
        'SQ890 Y 2026-12-24 SIN-HKG HL1 07:55-11:55',
        'ARNK',
        'SQ825 Y 2027-01-02 PVG-SIN HK1 09:10-14:50',
        'OPEN SQ Y SIN-KUL',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'hotel and car elements among the flights',
    text: `RP/LON1A0980/LON1A0980            JB/SU  13NOV26/1011Z   P8YTRK
  1.HOBBS/STEPHEN MR
  2  BA 284 J 07DEC 1 SFOLHR HK1  1635 1055+1 *1A/E*
  3 HHL HI HK1 LON IN08DEC OUT11DEC 1A1KRAC GBP185.00 HOLIDAY INN
    KENSINGTON/BS-91234567
  4 CCR ZE HK1 LHR 11DEC 14DEC CDMR/ARR-1200-1200
  5  BA 285 J 14DEC 1 LHRSFO HK1  1120 1425   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'P8YTRK',
      passengers: ['HOBBS/STEPHEN (MR) ADT'],
      segments: ['BA284 J 2026-12-07 SFO-LHR HK1 16:35-10:55+1', 'BA285 J 2026-12-14 LHR-SFO HK1 11:20-14:25'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a group name and its travellers',
    text: `--- RLR ---
RP/BKKTG0100/BKKTG0100            PN/GS   2NOV26/0855Z   YD3M7Q
  0. 12SUNTOUR/GRP   NM: 2
  1.CHAIYA/SOMCHAI MR   2.CHAIYA/PIMCHANOK MRS
  3  TG 614 G 10JAN 7 BKKPEK HK12  1010 1550  *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'YD3M7Q',
      passengers: ['CHAIYA/SOMCHAI (MR) ADT', 'CHAIYA/PIMCHANOK (MRS) ADT'],
      segments: ['TG614 G 2027-01-10 BKK-PEK HK12 10:10-15:50'],
      journeys: [[0]],
    },
  },
  {
    name: 'lower case, quoted in a chat',
    text: `> rp/hkghx0100/hkghx0100            ky/su  16nov26/0240z   w6t2pf
>   1.wong/ka yan miss   2.wong/tsz hin mstr(chd/19jun18)
>   3  hx 236 y 22dec 2 hkgpvg hk2       1  0805 1040   *1a/e*
>   4  hx 235 y 27dec 7 pvghkg hk2       1  1155 1435   *1a/e*
pls quote same flights asap`,
    says: {
      system: 'amadeus',
      locator: 'W6T2PF',
      passengers: ['WONG/KA YAN (MISS) ADT', 'WONG/TSZ HIN (MSTR) CHD born 2018-06-19'],
      segments: ['HX236 Y 2026-12-22 HKG-PVG HK2 08:05-10:40', 'HX235 Y 2026-12-27 PVG-HKG HK2 11:55-14:35'],
      journeys: [[0], [1]],
      unread: ['pls quote same flights asap'],
    },
  },
  {
    name: 'tabs and nbsp where blanks were',
    text: `RP/DXBEK0100/DXBEK0100\u00a0\u00a0\u00a0\u00a0\u00a0SM/GS\t14NOV26/1144Z\tNV5KQ3
\t1.KHAN/IMRAN MR\t2.KHAN/AYESHA MRS
\t3\tEK\u00a0302\tU\t03DEC\t4\tDXBPVG\tHK2\t1015A\t950P\t03DEC\tE
\t4\tEK\u00a0305\tU\t20DEC\t7\tPVGDXB\tHK2\t1130P\t545A\t21DEC\tE`,
    says: {
      system: 'amadeus',
      locator: 'NV5KQ3',
      passengers: ['KHAN/IMRAN (MR) ADT', 'KHAN/AYESHA (MRS) ADT'],
      segments: ['EK302 U 2026-12-03 DXB-PVG HK2 10:15-21:50', 'EK305 U 2026-12-20 PVG-DXB HK2 23:30-05:45+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'full-width letters and figures',
    text: `１．ＳＵＺＵＫＩ／ＨＡＮＡＫＯ　ＭＳ
　２　　ＮＨ　９５９　Ｙ　１５ＤＥＣ　２　ＮＲＴＰＥＫ　ＨＫ１　１７１５　２０２０　＊１Ａ／Ｅ＊`,
    says: {
      system: 'amadeus',
      passengers: ['SUZUKI/HANAKO (MS) ADT'],
      segments: ['NH959 Y 2026-12-15 NRT-PEK HK1 17:15-20:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'no header, only flights, glued times',
    text: `  2  AA 137 Q 09FEB 2 LAXHKG HK1  1155P 720A 11FEB  E  AA/KQTZPA
  3  AA 138 Q 23FEB 2 HKGLAX HK1   325P1155A 23FEB  E  AA/KQTZPA`,
    says: {
      system: 'amadeus',
      segments: ['AA137 Q 2027-02-09 LAX-HKG HK1 23:55-07:20+2', 'AA138 Q 2027-02-23 HKG-LAX HK1 15:25-11:55'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'across the date line and back a day',
    text: `RP/AKLNZ0105/AKLNZ0105            DT/SU  12NOV26/2203Z   H4QLV9
  1.TAUFA/SIONE MR
  2  NZ 946 W 13DEC 7 AKLRAR HK1  1000  1455-1 *1A/E*
  3  NZ 945 W 18DEC 5 RARAKL HK1  1410  1720+1 *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'H4QLV9',
      passengers: ['TAUFA/SIONE (MR) ADT'],
      segments: ['NZ946 W 2026-12-13 AKL-RAR HK1 10:00-14:55-1', 'NZ945 W 2026-12-18 RAR-AKL HK1 14:10-17:20+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a flown flight and one to come',
    text: `RP/ZRHLX0101/ZRHLX0101            AF/GS  18NOV26/1640Z   R9CVWE
  1.ZIMMERMANN/URS MR
  2  LX 188 J 05NOV 4 ZRHPVG         FLWN
  3  LX 189 J 26NOV 4 PVGZRH HK1  0930 1510  *1A/E*
  4 FA PAX 724-2400117788/ETLX/CHF4120.00/01NOV26/ZRHLX0101/81490001/S2-3`,
    says: {
      system: 'amadeus',
      locator: 'R9CVWE',
      passengers: ['ZIMMERMANN/URS (MR) ADT'],
      segments: ['LX188 J 2026-11-05 ZRH-PVG FLWN', 'LX189 J 2026-11-26 PVG-ZRH HK1 09:30-15:10'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an infant with a seat and a youth',
    text: `RP/MADIB0100/MADIB0100            LP/SU   3NOV26/1210Z   K7DZ4N
  1.ORTEGA/CARMEN MRS   2.ORTEGA/LEO MSTR(INS/14MAY25)
  3.ORTEGA/ALBA MISS(YTH)
  4  IB6801 N 18JAN 1 MADPVG HK3  1155A  730A 19JAN  E  IB/K7DZ4N`,
    says: {
      system: 'amadeus',
      locator: 'K7DZ4N',
      passengers: ['ORTEGA/CARMEN (MRS) ADT', 'ORTEGA/LEO (MSTR) INF born 2025-05-14', 'ORTEGA/ALBA (MISS) ADT'],
      segments: ['IB6801 N 2027-01-18 MAD-PVG HK3 11:55-07:30+1'],
      journeys: [[0]],
    },
  },
];
