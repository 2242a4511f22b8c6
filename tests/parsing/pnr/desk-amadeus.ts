import type { PnrCase } from './told.ts';

/** Displays as agents copy them whole from Amadeus: RT, RTN, RTSVC and availability lines kept in a chat. */
export const DESK_AMADEUS: readonly PnrCase[] = [
  {
    name: 'a ticketed return with every element an RT shows',
    text: `--- TST RLR ---
RP/PARFR2100/PARFR2100            AA/SU  18NOV26/1833Z   X4K9PQ
PARFR2100/0001AA/18NOV26
  1.MARTIN/CLAIRE MRS   2.MARTIN/LUC MR
  3  AF 006 Y 12DEC 6 CDGJFK HK2       2E 0830 1040   *1A/E*
  4  AF 009 Y 20DEC 7 JFKCDG HK2       1  1925 0850+1 *1A/E*
  5 AP PAR 01 42 66 00 00 - AGENCE DU LAC - A
  6 APE CLAIRE@EXAMPLE.COM
  7 APM +33 6 12 34 56 78/P1
  8 TK OK18NOV/PARFR2100//ETAF
  9 SSR CTCM AF HK1 33612345678/P1
 10 SSR CTCE AF HK1 CLAIRE//EXAMPLE.COM/P1
 11 SSR DOCS AF HK1 P/FRA/19AB12345/FRA/07MAR84/F/11FEB31/MARTIN/CLAIRE/P1
 12 OSI AF VIP GUEST
 13 RM PAID BY TRANSFER
 14 FA PAX 057-2412345678/ETAF/EUR812.30/18NOV26/PARFR2100/20123456/S3-4/P1
 15 FA PAX 057-2412345679/ETAF/EUR812.30/18NOV26/PARFR2100/20123456/S3-4/P2
 16 FB PAX 0000000000 TTP/ET OK ETICKET/S3-4/P1-2
 17 FE PAX NON REF/S3-4/P1-2
 18 FM *M*0
 19 FP CASH
 20 FV PAX AF/S3-4/P1-2`,
    says: {
      system: 'amadeus',
      locator: 'X4K9PQ',
      passengers: ['MARTIN/CLAIRE (MRS) ADT born 1984-03-07', 'MARTIN/LUC (MR) ADT'],
      segments: ['AF6 Y 2026-12-12 CDG-JFK HK2 08:30-10:40', 'AF9 Y 2026-12-20 JFK-CDG HK2 19:25-08:50+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'RTN and RTA pasted together, with a family of four',
    text: `RP/SYDAU2222/SYDAU2222            KB/GS  2NOV26/0211Z   QWE4RT
  1.O'NEILL/PATRICK MR(INFO'NEILL/EVE/03JAN26)
  2.O'NEILL/SIOBHAN MRS   3.O'NEILL/FINN MSTR(CHD/04APR18)
  4  QF 001 L 05JAN 2 SYDSIN HK3  1530 2055  05JAN  E  QF/QWE4RT
  5  QF 001 L 05JAN 2 SINLHR HK3  2325 0510  06JAN  E  QF/QWE4RT`,
    says: {
      system: 'amadeus',
      locator: 'QWE4RT',
      passengers: [
        "O'NEILL/PATRICK (MR) ADT",
        "O'NEILL/EVE INF born 2026-01-03 with #0",
        "O'NEILL/SIOBHAN (MRS) ADT",
        "O'NEILL/FINN (MSTR) CHD born 2018-04-04",
      ],
      segments: ['QF1 L 2027-01-05 SYD-SIN HK3 15:30-20:55', 'QF1 L 2027-01-05 SIN-LHR HK3 23:25-05:10+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'RTSVC: equipment, stops, meal and operating carrier',
    text: `RP/FRALH0980/FRALH0980            WS/SU  19NOV26/0905Z   2ABCDE
  1.WEBER/KARL HEINZ MR
  2  LH7600 Y 11JAN 1 FRAORD HK1       1  1030 1250   333 E 0 M
     OPERATED BY UNITED AIRLINES
  3  LH9153 Y 11JAN 1 ORDDEN HK1       1  1500 1642   738 E 0 R
     OPERATED BY UNITED AIRLINES`,
    says: {
      system: 'amadeus',
      locator: '2ABCDE',
      passengers: ['WEBER/KARL HEINZ (MR) ADT'],
      segments: [
        'LH7600 Y 2027-01-11 FRA-ORD HK1 10:30-12:50 by UNITED AIRLINES',
        'LH9153 Y 2027-01-11 ORD-DEN HK1 15:00-16:42 by UNITED AIRLINES',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a schedule change: UN with its TK',
    text: `RP/LONU12345/LONU12345            AS/SU  19NOV26/1120Z   ZXCV12
  1.KAUR/SIMRAN MS
  2  BA 117 M 18JAN 1 LHRJFK UN1       5  0825 1125   *1A/E*
  3  BA 117 M 18JAN 1 LHRJFK TK1       5  0910 1210   *1A/E*
  4  BA 178 M 25JAN 1 JFKLHR HK1       8  0800 1955   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'ZXCV12',
      passengers: ['KAUR/SIMRAN (MS) ADT'],
      segments: ['BA117 M 2027-01-18 LHR-JFK TK1 09:10-12:10', 'BA178 M 2027-01-25 JFK-LHR HK1 08:00-19:55'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a gap of surface, a hotel, a car and a memo between flights',
    text: `RP/MADI12345/MADI12345            MG/SU  19NOV26/1120Z   LOPEZ1
  1.GARCIA LOPEZ/MARIA JOSE MRS
  2  IB3170 Y 01FEB 1 MADLHR HK1       4  1545 1715   *1A/E*
  3 HHL RT HK1 LON IN01FEB OUT03FEB 1A1KRAC GBP120.00 DLY NOVOTEL
  4 CCR ZE HK1 LHR 01FEB 03FEB ECMR/BS-12345678/ARR-1715
  5  ARNK
  6  BA 478 Y 03FEB 3 LGWMAD HK1       N  0715 1045   *1A/E*
  7 MIS 1A HK1 MAD 30SEP-PRESERVE`,
    says: {
      system: 'amadeus',
      locator: 'LOPEZ1',
      passengers: ['GARCIA LOPEZ/MARIA JOSE (MRS) ADT'],
      segments: ['IB3170 Y 2027-02-01 MAD-LHR HK1 15:45-17:15', 'ARNK', 'BA478 Y 2027-02-03 LGW-MAD HK1 07:15-10:45'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'twelve-hour times, noon and midnight, glued',
    text: `RP/NYC1A0980/NYC1A0980            AA/GS  19NOV26/1120Z   NOONMN
  1.BROWN/AL MR
  2  B6 915 Y 07JAN 4 JFKSFO HK1  1200N 335P 07JAN  E  B6/NOONMN
  3  B6 916 Y 14JAN 4 SFOJFK HK1  1000P630A 15JAN  E  B6/NOONMN
  4  B6 623 Y 15JAN 5 JFKLAX HK1  1159P1200M 16JAN  E  B6/NOONMN`,
    says: {
      system: 'amadeus',
      locator: 'NOONMN',
      passengers: ['BROWN/AL (MR) ADT'],
      segments: [
        'B6915 Y 2027-01-07 JFK-SFO HK1 12:00-15:35',
        'B6916 Y 2027-01-14 SFO-JFK HK1 22:00-06:30+1',
        'B6623 Y 2027-01-15 JFK-LAX HK1 23:59-00:00+1',
      ],
      journeys: [[0], [1, 2]],
    },
  },
  {
    name: 'married segments and a date line crossed backwards',
    text: `RP/TYOJT2100/TYOJT2100            KS/SU  19NOV26/1120Z   TYOHNL
  1.SATO/HANAKO MS
  2  NH 008 Y 08JAN 5*NRTSFO HK1          1700 0945   08JAN  E  NH/TYOHNL
  3  UA 1234 Y 08JAN 5*SFOLAX HK1          1200 1335   08JAN  E  UA/AB12CD
  4  HA 456 Q 12JAN 2 HNLHND HK1          1330 1830   13JAN  E  HA/TYOHNL`,
    says: {
      system: 'amadeus',
      locator: 'TYOHNL',
      passengers: ['SATO/HANAKO (MS) ADT'],
      segments: [
        'NH8 Y 2027-01-08 NRT-SFO HK1 17:00-09:45',
        'UA1234 Y 2027-01-08 SFO-LAX HK1 12:00-13:35',
        'HA456 Q 2027-01-12 HNL-HND HK1 13:30-18:30+1',
      ],
      journeys: [[0, 1], [2]],
    },
  },
  {
    name: 'flown, waitlisted and requested flights',
    text: `RP/BKKTG0980/BKKTG0980            SS/SU  19NOV26/1120Z   THAI12
  1.SUKJAI/SOMCHAI MR
  2  TG 910 Y 10NOV 2 BKKLHR         FLWN
  3  TG 917 Y 01DEC 2 LHRBKK HL1       2  2135 1600+1 *1A/E*
  4  TG 103 Y 03DEC 4 BKKCNX HN1          0800 0915   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'THAI12',
      passengers: ['SUKJAI/SOMCHAI (MR) ADT'],
      segments: [
        'TG910 Y 2026-11-10 BKK-LHR FLWN',
        'TG917 Y 2026-12-01 LHR-BKK HL1 21:35-16:00+1',
        'TG103 Y 2026-12-03 BKK-CNX HN1 08:00-09:15',
      ],
      journeys: [[0], [1, 2]],
    },
  },
  {
    name: 'an infant of the same surname and one of another, DOCS of both',
    text: `RP/HKGHK2100/HKGHK2100            CW/GS  10NOV26/0233Z   HKG7PN
  1.CHAN/KA YAN MS(INF/MEI/05FEB26)   2.HO/WAI MR(INFLAU/SIU MING/06MAR26)
  3  CX 450 Y 12DEC 6 HKGTPE HK2       1  0800 0950   *1A/E*
  4 SSR INFT CX HK1 CHAN/MEI 05FEB26/S3/P1
  5 SSR INFT CX HK1 LAU/SIUMING 06MAR26/S3/P2
  6 SSR DOCS CX HK1 P/HKG/K1234567/CHN/09SEP91/F/01JAN30/CHAN/KA YAN/P1
  7 SSR DOCS CX HK1 P/HKG/K7654321/CHN/08AUG88/M/01JAN30/HO/WAI/P2
  8 SSR DOCS CX HK1 P/HKG/K1111111/CHN/05FEB26/FI/01JAN31/CHAN/MEI/P1`,
    says: {
      system: 'amadeus',
      locator: 'HKG7PN',
      passengers: [
        'CHAN/KA YAN (MS) ADT born 1991-09-09',
        'CHAN/MEI INF born 2026-02-05 with #0',
        'HO/WAI (MR) ADT born 1988-08-08',
        'LAU/SIU MING INF born 2026-03-06 with #2',
      ],
      segments: ['CX450 Y 2026-12-12 HKG-TPE HK2 08:00-09:50'],
      journeys: [[0]],
    },
  },
  {
    name: 'a DOCS line wrapped by the display, and one for secure flight only',
    text: `RP/MUC1A0701/MUC1A0701            AA/GS  10NOV26/0233Z   MUC7PN
  1.HUBER/ANNA MRS   2.HUBER/MAX MR
  3  LH 452 Y 13DEC 7 MUCLAX HK2       2  1550 1900   *1A/E*
  4 SSR DOCS LH HK1 P/DEU/C01X00T47/DEU/12AUG64/F/27FEB30/HUBER/ANN
       A/P1
  5 SSR DOCS LH HK1 ////23NOV61/M//HUBER/MAX/P2`,
    says: {
      system: 'amadeus',
      locator: 'MUC7PN',
      passengers: ['HUBER/ANNA (MRS) ADT born 1964-08-12', 'HUBER/MAX (MR) ADT born 1961-11-23'],
      segments: ['LH452 Y 2026-12-13 MUC-LAX HK2 15:50-19:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'segments alone, copied without header or names',
    text: `  1  EK 302 U 15FEB 1 PVGDXB HK1       2  0005 0530   15FEB  E  EK/PVGDX1
  2  EK 149 U 15FEB 1 DXBAMS HK1       3  0830 1235   15FEB  E  EK/PVGDX1`,
    says: {
      system: 'amadeus',
      segments: ['EK302 U 2027-02-15 PVG-DXB HK1 00:05-05:30', 'EK149 U 2027-02-15 DXB-AMS HK1 08:30-12:35'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a group of names three to a line and a corporate name',
    text: `RP/DXBU12345/DXBU12345            AA/SU  10NOV26/0233Z   GRP7PN
  1.AHMED/ALI MR   2.BEG/OMAR MR   3.CORREIA/RUI MR
  4.DAS/RIYA MISS   5.EL SAYED/NOUR MS
  6  EK 073 K 20MAR 6 DXBCDG HK5       3  0820 1330   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'GRP7PN',
      passengers: [
        'AHMED/ALI (MR) ADT',
        'BEG/OMAR (MR) ADT',
        'CORREIA/RUI (MR) ADT',
        'DAS/RIYA (MISS) ADT',
        'EL SAYED/NOUR (MS) ADT',
      ],
      segments: ['EK73 K 2027-03-20 DXB-CDG HK5 08:20-13:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'open and unconfirmed: a cancelled flight stays out of the journeys',
    text: `RP/ROMI12345/ROMI12345            AA/SU  10NOV26/0233Z   ROM7PN
  1.ROSSI/GIULIA MRS
  2  AZ 610 Y 22MAR 1 FCOJFK HX1          1005 1310   *1A/E*
  3  AZ 608 Y 22MAR 1 FCOJFK HK1          1455 1830   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'ROM7PN',
      passengers: ['ROSSI/GIULIA (MRS) ADT'],
      segments: ['AZ610 Y 2027-03-22 FCO-JFK HX1 10:05-13:10', 'AZ608 Y 2027-03-22 FCO-JFK HK1 14:55-18:30'],
      journeys: [[1]],
    },
  },
];
