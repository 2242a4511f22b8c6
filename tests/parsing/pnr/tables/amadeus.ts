import type { PnrCase } from '../told.ts';

/** Complete texts in Amadeus format, parsed as of 20 November 2026. */
export const AMADEUS_CASES: readonly PnrCase[] = [
  {
    name: 'a whole record with header, contacts and remarks',
    text: `--- TST RLR MSC ---
RP/LONXX2100/LONXX2100            KL/SU  18NOV26/0912Z   5TQ8ZN
LONXX2100/0123KL/16NOV26
  1.HARTLEY/MIRIAM MRS   2.HARTLEY/OWEN MR
  3  BA 117 N 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM
  4  BA 178 N 20DEC 7 JFKLHR HK2   750P 750A 21DEC  E  BA/KQ7TWM
  5 AP LON 020 7946 0000 - MERIDIAN DESK - A
  6 TK OK18NOV/LONXX2100//ETBA
  7 SSR OTHS 1A PLS ADV TKT NBR BY 21NOV26 OR SEGMENTS MAY BE
       CANCELLED
  8 RM CLIENT ASKED FOR AISLE SEATS
  9 FA PAX 125-2400000001/ETBA/18NOV26/LONXX2100/91212345/S3-4
 10 FV PAX BA/S3-4`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['HARTLEY/MIRIAM (MRS) ADT', 'HARTLEY/OWEN (MR) ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20', 'BA178 N 2026-12-20 JFK-LHR HK2 19:50-07:50+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'times glued together',
    text: `RP/PARXX2100/
  1  AF 006 Y 05DEC 6 CDGJFK HK1   130P330P 05DEC  E  AF/ABC3DE`,
    says: { system: 'amadeus', segments: ['AF6 Y 2026-12-05 CDG-JFK HK1 13:30-15:30'], journeys: [[0]] },
  },
  {
    name: 'an infant with its own surname and one that inherits it',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZP
  1.MOSS/KERSTIN(INFVAN DAM/LOTTE/03JAN26)   2.MOSS/PETER(INF/BO/05FEB26)
  3  KL1008 K 01DEC 2 LHRAMS HK2   855A1120A 01DEC  E  KL/M3N4P5`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZP',
      passengers: [
        'MOSS/KERSTIN ADT',
        'VAN DAM/LOTTE INF born 2026-01-03 with #0',
        'MOSS/PETER ADT',
        'MOSS/BO INF born 2026-02-05 with #2',
      ],
      segments: ['KL1008 K 2026-12-01 LHR-AMS HK2 08:55-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'children with and without a birth date, by code, by age',
    text: `  1.KOVACS/ANNA MS   2.KOVACS/BELA(CHD/04APR18)
  3.KOVACS/CILI(CHD)   4.KOVACS/DORA(C07)
  5  LH1335 Y 01DEC 2 BUDFRA HK4   600A 745A 01DEC  E  LH/4KJ2LM`,
    says: {
      system: 'amadeus',
      passengers: [
        'KOVACS/ANNA (MS) ADT',
        'KOVACS/BELA CHD born 2018-04-04',
        'KOVACS/CILI CHD',
        'KOVACS/DORA CHD aged 7',
      ],
      segments: ['LH1335 Y 2026-12-01 BUD-FRA HK4 06:00-07:45'],
      journeys: [[0]],
    },
  },
  {
    name: 'an adult’s type and birth date, an infant on a seat',
    text: `RP/SINXX2100/SINXX2100 WS/SU 18NOV26/0300Z 3PLM7K
  1.TAN/WEI LING MS(ADT/12SEP89)   2.TAN/KAI(INS)
  3  SQ 322 Q 10JAN 7 SINLHR HK2  1130P 555A 11JAN  E  SQ/3PLM7K`,
    says: {
      system: 'amadeus',
      locator: '3PLM7K',
      passengers: ['TAN/WEI LING (MS) ADT born 1989-09-12', 'TAN/KAI INF'],
      segments: ['SQ322 Q 2027-01-10 SIN-LHR HK2 23:30-05:55+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'married segments and a day later',
    text: `RP/NBOXX2100/NBOXX2100 JK/GS 18NOV26/1833Z 2RFQ8B
  1.OTIENO/GRACE MS
  2  ET 309 L 01JAN 5*NBOADD HK1   525P 730P 01JAN  E  ET/NBAKLM
  3  ET 500 L 01JAN 5*ADDIAD HK1  1040P 800A 02JAN  E  ET/NBAKLM`,
    says: {
      system: 'amadeus',
      locator: '2RFQ8B',
      passengers: ['OTIENO/GRACE (MS) ADT'],
      segments: ['ET309 L 2027-01-01 NBO-ADD HK1 17:25-19:30', 'ET500 L 2027-01-01 ADD-IAD HK1 22:40-08:00+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'the short display with a 24-hour clock',
    text: `RP/TPEXX2100/
  1  BR 0067 C 10JAN 7 TPEBKK HK1       2  0820 1120   77W E 0 M
  2  BR 212 C 15JAN 5 BKKTPE HK1          2155 0240+1 77W E 0 M`,
    says: {
      system: 'amadeus',
      segments: ['BR67 C 2027-01-10 TPE-BKK HK1 08:20-11:20', 'BR212 C 2027-01-15 BKK-TPE HK1 21:55-02:40+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'check-in time and terminal before the times',
    text: `  1  AY 141 Y 10MAR 3 HELBKK HK1  1050P 2  1150P 230P+1 359 E0 H
  2  AY 144 Y 18JUN 5 BKKHEL HK1   735A     855A 315P   359 E0 H`,
    says: {
      system: 'amadeus',
      segments: ['AY141 Y 2027-03-10 HEL-BKK HK1 23:50-14:30+1', 'AY144 Y 2027-06-18 BKK-HEL HK1 08:55-15:15'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'the day before, across the date line',
    text: '  1  UA 200 Y 10JAN 7 GUMHNL HK1            640A 600P-1 777 E0 F',
    says: { system: 'amadeus', segments: ['UA200 Y 2027-01-10 GUM-HNL HK1 06:40-18:00-1'], journeys: [[0]] },
  },
  {
    name: 'a flown flight, a gap, and an element that is none',
    text: `RP/SYDXX2100/SYDXX2100 QF/GS 18NOV26/1833Z 7KLM2P
  1.NGUYEN/THI LAN MRS
  2  QF 001 Y 01NOV 7 SYDSIN         FLWN
  3  ARNK
  4  QF 010 Y 24DEC 4 LHRSIN HK1   835P 525P 25DEC  E  QF/7KLM2P
  5 MIS 1A HK1 SYD 30DEC-KEEP RECORD
  6 HHL HS HK1 SIN IN25DEC OUT28DEC 1ROHRAC SGD249.00 DLY HKT
    HARBOUR VIEW/BC-ROHRAC/BS-12345678`,
    says: {
      system: 'amadeus',
      locator: '7KLM2P',
      passengers: ['NGUYEN/THI LAN (MRS) ADT'],
      segments: ['QF1 Y 2026-11-01 SYD-SIN FLWN', 'ARNK', 'QF10 Y 2026-12-24 LHR-SIN HK1 20:35-17:25+1'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'an open flight',
    text: `  1.BRAUN/UWE MR
  2  LH 400 Y 10JAN 7 FRAJFK HK1  1100A 145P 10JAN  E  LH/ABCDE2
  3  LHOPEN Y 28FEB 7 JFKFRA`,
    says: {
      system: 'amadeus',
      passengers: ['BRAUN/UWE (MR) ADT'],
      segments: ['LH400 Y 2027-01-10 FRA-JFK HK1 11:00-13:45', 'OPEN LH Y 2027-02-28 JFK-FRA'],
      journeys: [[0]],
    },
  },
  {
    name: 'operated by another airline',
    text: `RP/BOMXX2100/
  1  KQ1566 H 15JAN 5 NBOAMS DK1  1155P 710A 16JAN  E  0 EQV
     OPERATED BY KLM ROYAL DUTCH AIRLINES
     SEE RTSVC`,
    says: {
      system: 'amadeus',
      segments: ['KQ1566 H 2027-01-15 NBO-AMS DK1 23:55-07:10+1 by KLM ROYAL DUTCH AIRLINES'],
      journeys: [[0]],
    },
  },
  {
    name: 'an airline of digit and letter',
    text: `  1  9W 122 Y 10JAN 7 LHRBOM HK1   930P1125A 11JAN  E  9W/ABC123
  2  3U8888 Y 15JAN 5 CTUPEK HK1   800A1040A 15JAN  E  3U/ABC123`,
    says: {
      system: 'amadeus',
      segments: ['9W122 Y 2027-01-10 LHR-BOM HK1 21:30-11:25+1', '3U8888 Y 2027-01-15 CTU-PEK HK1 08:00-10:40'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'birth dates of infants in the SSR',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZQ
  1.COLE/JUNE(INF/RAY)   2.COLE/SAM(CHD)
  3  BA 117 N 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM
  4 SSR INFT BA HK1 COLE/RAY 20JUL26/S3/P1
  5 SSR CHLD BA HK1 04APR20/P2`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZQ',
      passengers: ['COLE/JUNE ADT', 'COLE/RAY INF born 2026-07-20 with #0', 'COLE/SAM CHD born 2020-04-04'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a header with other office letters',
    text: `RP/LONXX2100/SWI1GBALHR/7PM/91200000    16NOV26/2215Z   3R593W
 1.BEAUMONT/ELISE
 2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: '3R593W',
      passengers: ['BEAUMONT/ELISE ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'titles glued and apart',
    text: `  1.WHITE/ADAMR   2.BROWN/JANEMISS   3.GREEN/OMAR MSTR
  4.BLACK/LI MR   5.GREY/SAMUEL
  6  BA 117 N 12DEC 6 LHRJFK HK5   820A1120A 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      passengers: [
        'WHITE/ADA (MR) ADT',
        'BROWN/JANE (MISS) ADT',
        'GREEN/OMAR (MSTR) ADT',
        'BLACK/LI (MR) ADT',
        'GREY/SAMUEL ADT',
      ],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK5 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'an Amadeus group with names, seats taken back',
    text: `RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN
  0. 10MERIDIAN TOUR  NM: 2
  1.BOAKYE/AMA MRS   2.BOAKYE/JO MR
  3  BA 117 N 12DEC 6 LHRJFK HK10  820A1120A 12DEC  E  BA/KQ7TWM
  4  BA 119 N 12DEC 6 LHRJFK UN2  120P 420P 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/JO (MR) ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK10 08:20-11:20', 'BA119 N 2026-12-12 LHR-JFK UN2 13:20-16:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant whose service line names the adult by number only',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZQ
  1.COLE/JUNE MRS   2.COLE/SAM MR
  3  BA 117 N 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM
  4 SSR INFT BA HK1 COLE/RAY 20JUL26/S3/P2`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZQ',
      passengers: ['COLE/JUNE (MRS) ADT', 'COLE/SAM (MR) ADT', 'COLE/RAY INF born 2026-07-20 with #1'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
    },
  },
];

/** The same as pasted by agents: broken, from chats and mails, with rare lines. */
export const ODD_AMADEUS: readonly PnrCase[] = [
  {
    name: 'given names broken where a blank may have been',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZN
  1.VANDERBERG/MARIA ELENA MRS   2.KRISHNAMURTHY/VENKATARAMAN
SUBRAMANIAM MR
  7  BA 100 Y 12FEB 5 LHRJFK HK6       1  0845 1415   12FEB  E  BA/8K3LMN`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['VANDERBERG/MARIA ELENA (MRS) ADT', 'KRISHNAMURTHY/VENKATARAMANSUBRAMANIAM (MR) ADT'],
      segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'],
      journeys: [[0]],
      unread: ['SUBRAMANIAM MR'],
    },
  },
  {
    name: 'a surname broken in a line that another is wider than',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZN
  1.VANDERBERG/MARIA ELENA MRS   2.OKONKWO/CHUKWUEMEKA MR   3.DE LA CRUZ
/JUAN CARLOS MR   4.HERNANDEZ/ANA MISS   5.LI/XIAO MSTR   6.KRISHNAMURTH
Y/VENKATARAMAN SUBRAMANIAM MR
  7  BA 100 Y 12FEB 5 LHRJFK HK6       1  0845 1415   12FEB  E  BA/8K3LMN`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: [
        'VANDERBERG/MARIA ELENA (MRS) ADT',
        'OKONKWO/CHUKWUEMEKA (MR) ADT',
        'DE LA CRUZ/JUAN CARLOS (MR) ADT',
        'HERNANDEZ/ANA (MISS) ADT',
        'LI/XIAO (MSTR) ADT',
        'KRISHNAMURTHY/VENKATARAMAN SUBRAMANIAM (MR) ADT',
      ],
      segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'],
      journeys: [[0]],
    },
  },
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
    name: 'a chat export with times and a sender',
    text: `[10:32, 20/11/2026] Ama B.: RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN
[10:32, 20/11/2026] Ama B.: 1.BOAKYE/AMA MRS(INF/KOFI/03MAR26)
[10:33, 20/11/2026] Ama B.: 2  BA 078 N 12DEC 6*ACCLHR HK1  1120P 630A 13DEC  E
[10:33, 20/11/2026] Ama B.: 3  BA 117 N 13DEC 7*LHRJFK HK1   820A1120A 13DEC  E`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/KOFI INF born 2026-03-03 with #0'],
      segments: ['BA78 N 2026-12-12 ACC-LHR HK1 23:20-06:30+1', 'BA117 N 2026-12-13 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'no column left',
    text: `RP/LONXX2100/LONXX2100 KL/SU 18NOV26/0912Z 5TQ8ZN
1.BOAKYE/AMA MRS(INF/KOFI/03MAR26)
2 BA 078 N 12DEC 6*ACCLHR HK1 1120P 630A 13DEC E BA/KQ7TWM
3 BA 117 N 13DEC 7*LHRJFK HK1 820A1120A 13DEC E BA/KQ7TWM
4 RM THIS REMARK IS LONG ENOUGH TO RUN OVER THE END OF ITS LINE
AND GOES ON`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/KOFI INF born 2026-03-03 with #0'],
      segments: ['BA78 N 2026-12-12 ACC-LHR HK1 23:20-06:30+1', 'BA117 N 2026-12-13 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0, 1]],
    },
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
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/KOFI INF born 2026-03-03 with #0'],
      segments: ['BA78 N 2026-12-12 ACC-LHR HK1 23:20-06:30+1', 'BA117 N 2026-12-13 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'names that wrap inside a bracket',
    text: `  1.BOAKYE/AMA MRS(INF/KO
FI/03MAR26)
  2  BA 078 N 12DEC 6*ACCLHR HK1  1120P 630A 13DEC  E  BA/KQ7TWM
  3  BA 117 N 13DEC 7*LHRJFK HK1   820A1120A 13DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: null,
      passengers: ['BOAKYE/AMA (MRS) ADT', 'BOAKYE/KOFI INF born 2026-03-03 with #0'],
      segments: ['BA78 N 2026-12-12 ACC-LHR HK1 23:20-06:30+1', 'BA117 N 2026-12-13 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0, 1]],
    },
  },
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
    name: 'Amadeus on a single line',
    text: 'RP/LON1A0980/LON1A0980 JB/SU 13NOV26/1011Z P8YTRK 1.HOBBS/STEPHEN MR 2 BA 284 J 07DEC 1 SFOLHR HK1 1635 1055+1 *1A/E* 3 BA 285 J 14DEC 1 LHRSFO HK1 1120 1425 *1A/E*',
    says: {
      system: 'amadeus',
      locator: 'P8YTRK',
      passengers: ['HOBBS/STEPHEN (MR) ADT'],
      segments: ['BA284 J 2026-12-07 SFO-LHR HK1 16:35-10:55+1', 'BA285 J 2026-12-14 LHR-SFO HK1 11:20-14:25'],
      journeys: [[0], [1]],
    },
  },
  {
    name: "Amadeus with a child's age, and a birth date that is none",
    text: `  1.WANG/XIN(CHD/5)   2.WANG/LI MR
  3.WANG/HE(CHD/31FEB19)
  4  CA 981 Y 12DEC 6 PEKJFK HK3  1300 1430  *1A/E*`,
    says: {
      system: 'amadeus',
      passengers: ['WANG/XIN CHD aged 5', 'WANG/LI (MR) ADT', 'WANG/HE CHD'],
      segments: ['CA981 Y 2026-12-12 PEK-JFK HK3 13:00-14:30'],
      journeys: [[0]],
      unread: ['3.WANG/HE(CHD/31FEB19)'],
    },
  },
  {
    name: 'Amadeus with the year in full',
    text: `1.WANG/LI MR
2 CA 981 Y 12DEC2026 6 PEKJFK HK1 1300 1430`,
    says: {
      system: 'amadeus',
      passengers: ['WANG/LI (MR) ADT'],
      segments: ['CA981 Y 2026-12-12 PEK-JFK HK1 13:00-14:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'Cyrillic names have no fixed spelling',
    text: `RP/SVOXX2100/SVOXX2100 AA/GS 18NOV26/1833Z 7HJ3KZ
  1.ИВАНОВ/ИВАН MR
  2  SU 100 Y 12DEC 6 SVOJFK HK1   920A1120A 12DEC  E`,
    says: {
      system: 'amadeus',
      locator: '7HJ3KZ',
      segments: ['SU100 Y 2026-12-12 SVO-JFK HK1 09:20-11:20'],
      journeys: [[0]],
      unread: ['1.ИВАНОВ/ИВАН MR'],
    },
  },
  {
    name: 'a time that no clock shows',
    text: '  2  BA 117 N 12DEC 6 LHRJFK HK1  1370P1120A 12DEC  E',
    says: {
      system: 'amadeus',
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1'],
      journeys: [[0]],
      unread: ['2  BA 117 N 12DEC 6 LHRJFK HK1  1370P1120A 12DEC  E'],
    },
  },
  {
    name: 'an arrival two weeks later',
    text: '  2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 25DEC  E',
    says: {
      system: 'amadeus',
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20?'],
      journeys: [[0]],
      unread: ['2  BA 117 N 12DEC 6 LHRJFK HK1   820A1120A 25DEC  E'],
    },
  },
  {
    name: 'a flight to where it starts',
    text: '  2  BA 117 N 12DEC 6 LHRLHR HK1   820A1120A 12DEC  E',
    says: {
      system: 'amadeus',
      segments: ['BA117 N 2026-12-12 LHR-LHR HK1 08:20-11:20'],
      journeys: [[0]],
      unread: ['2  BA 117 N 12DEC 6 LHRLHR HK1   820A1120A 12DEC  E'],
    },
  },
  {
    name: 'an airline of three letters, and the counts of a group',
    text: `RP/LONXX2100/LONXX2100            AA/GS  18NOV26/1833Z   8GRP2X
  0. 15SUNNY TOURS  NM: 2
BKD:15                CNL: 0                SPL: 0
  1.ABBOT/JAMES MR   2.CRANE/TIM MSTR(CHD/01JAN19)
  3  EZY8801 Y 03JAN 7 LGWALC HK15   700A1035A 03JAN  E
  4  BA 2600 G 03JAN 7 LGWALC HK15  0700 1035   03JAN  E  BA/8GRP2X`,
    says: {
      system: 'amadeus',
      locator: '8GRP2X',
      passengers: ['ABBOT/JAMES (MR) ADT', 'CRANE/TIM (MSTR) CHD born 2019-01-01'],
      segments: ['BA2600 G 2027-01-03 LGW-ALC HK15 07:00-10:35'],
      journeys: [[0]],
      unread: ['3  EZY8801 Y 03JAN 7 LGWALC HK15   700A1035A 03JAN  E'],
    },
  },
  {
    name: 'Amadeus: the operator with the number of the flight, and a header that broke within its locator',
    text: `RP/LON1A0955/LON1A0955            WS/SU  18NOV26/1412Z   835
EZ3
  1.LIN/MEILING MS
  2  BR 031 C 10DEC 4 JFKTPE HK1       1  0020 0540+1 77W E 0 M
     BR 0031 OPERATED BY EVA AIRWAYS`,
    says: {
      system: 'amadeus',
      locator: '835EZ3',
      passengers: ['LIN/MEILING (MS) ADT'],
      segments: ['BR31 C 2026-12-10 JFK-TPE HK1 00:20-05:40+1 by EVA AIRWAYS'],
      journeys: [[0]],
    },
  },
  {
    name: 'Amadeus: broken before the header’s date, in a surname of several words and before the aircraft',
    text: `RP/LON1A0955/LON1A0955            WS/SU
18NOV26/1412Z   8B4YD2
1.LI/WEI MR   2.DE LA CRUZ/KARL HEINZ MRS(INFDE LA
CRUZ/BABY/13OCT26)
4  SQ   6 O 27MAR 6 FRASHA KK2       1  0925 2000
77W E 0 M
6  ET3613 J 02APR 5*MUCPVG TK2       1  0345 2050+1
77W E 0 M`,
    says: {
      system: 'amadeus',
      locator: '8B4YD2',
      passengers: ['LI/WEI (MR) ADT', 'DE LA CRUZ/KARL HEINZ (MRS) ADT', 'DE LACRUZ/BABY INF born 2026-10-13 with #1'],
      segments: ['SQ6 O 2027-03-27 FRA-SHA KK2 09:25-20:00', 'ET3613 J 2027-04-02 MUC-PVG TK2 03:45-20:50+1'],
      journeys: [[0], [1]],
      unread: ['CRUZ/BABY/13OCT26)'],
    },
  },
  {
    name: 'Amadeus: seats and cities apart, and line ends written out',
    text: 'RP/LON1A0955/LON1A0955  WS/SU  18NOV26/1412Z   8B4YD2\\n  1.LI/WEI MR\\n  2  SQ   6 O 27MAR 6*FRA-SHA KK 1       1  0925 2000 77W E 0 M',
    says: {
      system: 'amadeus',
      locator: '8B4YD2',
      passengers: ['LI/WEI (MR) ADT'],
      segments: ['SQ6 O 2027-03-27 FRA-SHA KK1 09:25-20:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'Amadeus lines of every rarer kind are understood',
    text: `--- TST TSM RLR MSC ---
RP/PARFR2100/PARFR2100            AA/SU  18NOV26/1833Z   X4K9P8
PARFR2100/0001AA/18NOV26   PARFR2100/0001AA/18NOV26
  1.MARTIN/CLAIRE MRS
  2  AF 006 Y 12DEC 6 CDGJFK HK1       2E 0830 1040   *1A/E*
     SEE RTSVC
  3 AP 0142660000-B
  4 APE CLAIRE@EXAMPLE.COM/P1
  5 TK TL25NOV/PARFR2100/Q8C1
  6 SK VGML AF HK1
  7 /SSR VGML AF HK1/S2
  8 SSR ADTK 1A BY PAR25NOV26/1800 OR CXL AF FLTS
  9 SSR FQTV AF HK1 AF1234567890/P1
 10 OP PARFR2100/25NOV/8C1/CALL CLIENT
 11 OPC-25NOV:2300/1C8/AF CANCELLATION DUE TO NO TICKET/S2
 12 RII ITINERARY REMARK
 13 RX CORPORATE
 14 RC CONFIDENTIAL/PARFR2100
 15 AI AN 12345
 16 AM 12 RUE DU LAC
 17 FD *F*
 18 FZ CODE
 19 FI PAX 0000000001 INV 0000000001/P1
 20 FT *PARIS*TOUR
 21 SVC AF HK1 PENF PAR 12DEC-PENALTY FEE
 22 RF AGENT AA
* SP 18NOV/AA/PARFR2100-X4K9P9
)>`,
    says: {
      system: 'amadeus',
      locator: 'X4K9P8',
      passengers: ['MARTIN/CLAIRE (MRS) ADT'],
      segments: ['AF6 Y 2026-12-12 CDG-JFK HK1 08:30-10:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a remark in capitals below a full DOCS line that names its traveller',
    text: `RP/LONXX2100/LONXX2100            KL/SU  18NOV26/0912Z   QX7T4M
  1.CHAN/TAI MAN MR   2.WONG/SIU LING MS
  3  PG 902 N 22DEC 2 HKGBKK HK2  840A 1025A 22DEC  E  PG/QX7T4M
SSR DOCS PG HK1 P/CN/K12345678/CN/14MAR85/M/14MAY32/CHAN/TAI MAN/P1
ASAP PLS, CLIENT WAITS`,
    says: {
      system: 'amadeus',
      locator: 'QX7T4M',
      passengers: ['CHAN/TAI MAN (MR) ADT born 1985-03-14', 'WONG/SIU LING (MS) ADT'],
      segments: ['PG902 N 2026-12-22 HKG-BKK HK2 08:40-10:25'],
      journeys: [[0]],
      unread: ['ASAP PLS, CLIENT WAITS'],
    },
  },
  {
    name: 'a flown flight and a gap of Amadeus',
    text: 'RP/FRA6X2100/FRA6X2100  LH/GS 01NOV26/0900Z  MN4PQ1 1.SCHMIDT/ANNA-LENA MS 2  LH 400 C 25OCT 7 FRAJFK FLWN 3  ARNK 4  UA 263 C 10DEC 4 EWRORD HK1       C  0800 0935  10DEC  E  UA/PL93KD',
    says: {
      system: 'amadeus',
      locator: 'MN4PQ1',
      passengers: ['SCHMIDT/ANNA-LENA (MS) ADT'],
      segments: ['LH400 C 2026-10-25 FRA-JFK FLWN', 'ARNK', 'UA263 C 2026-12-10 EWR-ORD HK1 08:00-09:35'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'airlines with digits',
    text: `  2  5J 188 Y 14DEC 1 MNLSIN HK1  1030P 210A 15DEC  E
  3  G9 111 Y 16DEC 3 SINSHJ HK1  1030P 210A 17DEC  E
  4  9C8888 Y 18DEC 5 PVGNRT HK1   900A1240P 18DEC  E`,
    says: {
      system: 'amadeus',
      segments: [
        '5J188 Y 2026-12-14 MNL-SIN HK1 22:30-02:10+1',
        'G9111 Y 2026-12-16 SIN-SHJ HK1 22:30-02:10+1',
        '9C8888 Y 2026-12-18 PVG-NRT HK1 09:00-12:40',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'an arrival on the day before',
    text: '  1  CX 872 J 10JAN 7 HKGSFO HK1  1255A 910P-1 359',
    says: { system: 'amadeus', segments: ['CX872 J 2027-01-10 HKG-SFO HK1 00:55-21:10-1'], journeys: [[0]] },
  },
  {
    name: 'a flight with all blanks lost',
    text: ' 1.BA117N12DECLHRJFKHK1 820A1120A',
    says: { system: 'amadeus', segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20'], journeys: [[0]] },
  },
  {
    name: 'a flown flight',
    text: ' 2  BA 117 N 12OCT 1 LHRJFK         FLWN',
    says: { system: 'amadeus', segments: ['BA117 N 2026-10-12 LHR-JFK FLWN'], journeys: [[0]] },
  },
];
