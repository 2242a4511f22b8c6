import type { PnrCase } from './told.ts';

/** Displays as agents copy them whole from Sabre: *A, *I, *N. */
export const DESK_SABRE: readonly PnrCase[] = [
  {
    name: 'a *A of two with phones, ticketing, facts and received from',
    text: ` 1.1SMITH/JOHN MR  2.1SMITH/JANE MRS
 1 AA 100Y 12DEC J JFKLHR HK2   630P  640A  13DEC S /DCAA*ABCDEF /E
 2 AA 101Y 20DEC S LHRJFK HK2   955A 1255P /DCAA*ABCDEF /E
TKT/TIME LIMIT
  1.TAW24NOV/
PHONES
  1.LON 020 7946 0000-A
PASSENGER DETAIL FIELD EXISTS - USE PD TO DISPLAY
AA FACTS
  1.SSR DOCS AA HK1/P/GBR/123456789/GBR/14JUL75/M/01FEB30/SMITH/JOHN
GENERAL FACTS
  1.SSR CTCM AA HK1/447700900000
REMARKS
  1.-CASH
RECEIVED FROM - P
B4T0.B4T0*ASM 0512/20NOV26 QWERTY H`,
    says: {
      system: 'sabre',
      locator: 'QWERTY',
      passengers: ['SMITH/JOHN (MR) ADT born 1975-07-14', 'SMITH/JANE (MRS) ADT'],
      segments: ['AA100 Y 2026-12-12 JFK-LHR HK2 18:30-06:40+1', 'AA101 Y 2026-12-20 LHR-JFK HK2 09:55-12:55'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'numeric weekdays and married connections',
    text: ` 1.1GARCIA/LUIS MR
 1 DL 856V 11JAN 1 SANJFK*HK1  1139A  815P /DCDL*GYJAFF /E
 2 DL 404V 11JAN 1 JFKBCN*HK1   930P 1120A  12JAN 2 /DCDL*GYJAFF /E
6X2C.6X2C*AGL 0357/10NOV26 KLMNOP`,
    says: {
      system: 'sabre',
      locator: 'KLMNOP',
      passengers: ['GARCIA/LUIS (MR) ADT'],
      segments: ['DL856 V 2027-01-11 SAN-JFK HK1 11:39-20:15', 'DL404 V 2027-01-11 JFK-BCN HK1 21:30-11:20+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'operated by, in three spellings',
    text: ` 1.1WONG/MEI MS
 1 AA6943Y 08FEB M LAXHNL HK1   800A 1130A /DCAA*QQWWEE /E
OPERATED BY ALASKA AIRLINES
 2 AC8765Y 10FEB W HNLYVR HK1  1100P  645A  11FEB Q /DCAC*ZZXXCC /E
OPERATED BY /AIR CANADA EXPRESS - JAZZ
 3 AC5480Y 12FEB F YVRIAD HK1   700A  250P /DCAC*ZZXXCC /E
OPERATED BY/EXPLOITE PAR   UA`,
    says: {
      system: 'sabre',
      passengers: ['WONG/MEI (MS) ADT'],
      segments: [
        'AA6943 Y 2027-02-08 LAX-HNL HK1 08:00-11:30 by ALASKA AIRLINES',
        'AC8765 Y 2027-02-10 HNL-YVR HK1 23:00-06:45+1 by AIR CANADA EXPRESS - JAZZ',
        'AC5480 Y 2027-02-12 YVR-IAD HK1 07:00-14:50 by UA',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'a family under one number, a child and an infant',
    text: ` 1.2NGUYEN/VAN MR/THI MRS  2.1NGUYEN/AN*P-C07  3.I/1NGUYEN/BAO*16AUG25
 1 VN 216Y 05MAR F SGNHAN HK3   900A 1110A /DCVN*HANSGN /E
HA00.HA00*AVN 0357/10NOV26 VNPNRX`,
    says: {
      system: 'sabre',
      locator: 'VNPNRX',
      passengers: [
        'NGUYEN/VAN (MR) ADT',
        'NGUYEN/THI (MRS) ADT',
        'NGUYEN/AN CHD aged 7',
        'NGUYEN/BAO INF born 2025-08-16 with #1',
      ],
      segments: ['VN216 Y 2027-03-05 SGN-HAN HK3 09:00-11:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'arrival unknown, other segments and a hotel',
    text: ` 1.1MEYER/TOM MR
 1 UA 945Y 15MAR M FRAORD HK1  1000A 1215P /DCUA*TTRREE /E
 2  ARNK
 3 HHL RT 16MAR T HK1  CHI/NOVOTEL
 4 UA 944Y 22MAR M DENFRA HK1   355P  920A  23MAR T /DCUA*TTRREE /E
 5  OTH ZZ 30SEP Q HK1  FRA/RETENTION LINE`,
    says: {
      system: 'sabre',
      passengers: ['MEYER/TOM (MR) ADT'],
      segments: ['UA945 Y 2027-03-15 FRA-ORD HK1 10:00-12:15', 'ARNK', 'UA944 Y 2027-03-22 DEN-FRA HK1 15:55-09:20+1'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'the carrier locator on a line of its own',
    text: ` 1.1LINDQVIST/EVA MRS
 1 SK 903Y 14DEC M ARNEWR HK1  1030A  110P  14DEC M
     /DCSK*AA11BB /E
 2 SK 904Y 21DEC M EWRARN HK1   540P  715A  22DEC T
     /DCSK*AA11BB /E
STO0.STO0*AEL 0357/10NOV26 SCANDI`,
    says: {
      system: 'sabre',
      locator: 'SCANDI',
      passengers: ['LINDQVIST/EVA (MRS) ADT'],
      segments: ['SK903 Y 2026-12-14 ARN-EWR HK1 10:30-13:10', 'SK904 Y 2026-12-21 EWR-ARN HK1 17:40-07:15+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'glued titles stay names when too little remains',
    text: ` 1.1LEE/AMR  2.1OMAR/KAMR  3.1TAN/WEIMINGMSTR
 1 SQ 322Y 04JAN M SINLHR HK3  1130P  555A  05JAN T /DCSQ*SQSQSQ /E
SIN1.SIN1*ATN 0357/10NOV26 SINPNR`,
    says: {
      system: 'sabre',
      locator: 'SINPNR',
      passengers: ['LEE/AMR ADT', 'OMAR/KA (MR) ADT', 'TAN/WEIMING (MSTR) ADT'],
      segments: ['SQ322 Y 2027-01-04 SIN-LHR HK3 23:30-05:55+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'twenty-four-hour times',
    text: ` 1.1DUPONT/MARC MR
 1 AF1680Y 11DEC F CDGLHR HK1  0730 0750 /DCAF*FRFRFR /E
 2 BA 306Y 13DEC S LHRCDG HK1  0820 1040 /DCBA*GBGBGB /E
PAR1.PAR1*AMD 0357/10NOV26 PARPNR`,
    says: {
      system: 'sabre',
      locator: 'PARPNR',
      passengers: ['DUPONT/MARC (MR) ADT'],
      segments: ['AF1680 Y 2026-12-11 CDG-LHR HK1 07:30-07:50', 'BA306 Y 2026-12-13 LHR-CDG HK1 08:20-10:40'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an itinerary alone, *I, with a flight that was cancelled by the airline',
    text: ` 1 MU 588Y 18DEC F JFKPVG UN1   450P  825P  19DEC J /DCMU*MUMUMU /E
 2 MU 588Y 19DEC J JFKPVG SS1   450P  825P  20DEC S /DCMU*MUMUMU /E`,
    says: {
      system: 'sabre',
      segments: ['MU588 Y 2026-12-18 JFK-PVG UN1 16:50-20:25+1', 'MU588 Y 2026-12-19 JFK-PVG SS1 16:50-20:25+1'],
      journeys: [[1]],
    },
  },
  {
    name: 'passengers of *N, six of them in two columns, with a reference',
    text: ` 1.1ALVES/ANA MS*REF1  2.1BAUER/BEN MR
 3.1COSTA/CIA MRS  4.1DIAZ/DAN MR
 1 LA 750Y 09APR F SCLGRU HK4   700A 1155A /DCLA*LALALA /E
SCL1.SCL1*AAA 0357/10NOV26 SCLPNR`,
    says: {
      system: 'sabre',
      locator: 'SCLPNR',
      passengers: ['ALVES/ANA (MS) ADT', 'BAUER/BEN (MR) ADT', 'COSTA/CIA (MRS) ADT', 'DIAZ/DAN (MR) ADT'],
      segments: ['LA750 Y 2027-04-09 SCL-GRU HK4 07:00-11:55'],
      journeys: [[0]],
    },
  },
];
