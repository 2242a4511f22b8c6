import type { PnrCase } from './told.ts';

/** What testers thought of for Amadeus, read on 20 November 2026. */
export const TESTERS_AMADEUS: readonly PnrCase[] = [
  {
    name: 'a waitlisted flight, a held one and one taken back',
    text: `RP/LONXX2100/LONXX2100            AA/GS  18NOV26/1833Z   7HJ3KL
  1.O'BRIEN/SEAN MR
  2  BA 117 J 12DEC 6 LHRJFK HL1   820A1120A 12DEC  E  BA/KQ7TWM
  3  BA 175 J 12DEC 6 LHRJFK HK1  1115A 215P 12DEC  E  BA/KQ7TWM
  4  BA 178 J 20DEC 7 JFKLHR HX1   750P 750A 21DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: '7HJ3KL',
      passengers: ["O'BRIEN/SEAN (MR) ADT"],
      segments: [
        'BA117 J 2026-12-12 LHR-JFK HL1 08:20-11:20',
        'BA175 J 2026-12-12 LHR-JFK HK1 11:15-14:15',
        'BA178 J 2026-12-20 JFK-LHR HX1 19:50-07:50+1',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an availability display above the record',
    text: `AN12DECLHRJFK
** AMADEUS AVAILABILITY - AN ** JFK KENNEDY.NYUS              22 SA 12DEC 0000
 1   BA 117  J9 C9 D9 R9 I9 W9 E9 T9 /LHR 5 JFK 7  0820    1120  E0/777       8:00
 2   VS 003  J9 C9 D9 I9 W9 S9 H9 K9 /LHR 3 JFK 4  0925    1225  E0/351       8:00
RP/LONXX2100/LONXX2100            AA/GS  18NOV26/1833Z   7HJ3KN
  1.PATEL/RIYA MISS(CHD/12MAY18)   2.PATEL/ASHA MRS(INFPATEL/ARUN MSTR/02FEB26)
  3  BA 117 J 12DEC 6 LHRJFK HK2   820A1120A 12DEC  E  BA/KQ7TWM`,
    says: {
      system: 'amadeus',
      locator: '7HJ3KN',
      passengers: [
        'PATEL/RIYA (MISS) CHD born 2018-05-12',
        'PATEL/ASHA (MRS) ADT',
        'PATEL/ARUN (MSTR) INF born 2026-02-02 with #1',
      ],
      segments: ['BA117 J 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
      unread: [
        'AN12DECLHRJFK',
        '** AMADEUS AVAILABILITY - AN ** JFK KENNEDY.NYUS              22 SA 12DEC 0000',
        '1   BA 117  J9 C9 D9 R9 I9 W9 E9 T9 /LHR 5 JFK 7  0820    1120  E0/777       8:00',
        '2   VS 003  J9 C9 D9 I9 W9 S9 H9 K9 /LHR 3 JFK 4  0925    1225  E0/351       8:00',
      ],
    },
  },
  {
    name: 'service lines with documents',
    text: `RP/PEKXX2100/PEKXX2100            AA/GS  18NOV26/1833Z   7HJ3KP
  1.LI/WEI MR   2.LI/XIAO MSTR(CHD)
  3  CA 981 Y 12DEC 6 PEKJFK HK2   1300 1330 12DEC  E  CA/MQ7TWM
  4 SSR DOCS CA HK1 P/CHN/E12345678/CHN/30JUN85/M/01JAN35/LI/WEI/P1
  5 SSR DOCS CA HK1 P/CHN/E12345679/CHN/14AUG18/M/01JAN30/LI/XIAO/P2`,
    says: {
      system: 'amadeus',
      locator: '7HJ3KP',
      passengers: ['LI/WEI (MR) ADT born 1985-06-30', 'LI/XIAO (MSTR) CHD born 2018-08-14'],
      segments: ['CA981 Y 2026-12-12 PEK-JFK HK2 13:00-13:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'codeshares at night, a gap, a day on the ground',
    text: `RP/SYDXX2100/SYDXX2100            QQ/GS  18NOV26/0333Z   QWE7RT
  1.NGO/THI HA MS
  2  QF3001 Y 05JAN 2*SYDDXB HK1   905P 520A 06JAN  E  QF/QWE7RT
     OPERATED BY EMIRATES
  3  QF8003 Y 06JAN 3*DXBCDG HK1   820A 115P 06JAN  E  QF/QWE7RT
     OPERATED BY EMIRATES
  4 ARNK
  5  QF 002 M 20JAN 3 LHRSIN HK1   840P 555P 21JAN  E  QF/QWE7RT
  6  QF 002 M 21JAN 4 SINSYD HK1   730P 610A 22JAN  E  QF/QWE7RT`,
    says: {
      system: 'amadeus',
      locator: 'QWE7RT',
      passengers: ['NGO/THI HA (MS) ADT'],
      segments: [
        'QF3001 Y 2027-01-05 SYD-DXB HK1 21:05-05:20+1 by EMIRATES',
        'QF8003 Y 2027-01-06 DXB-CDG HK1 08:20-13:15 by EMIRATES',
        'ARNK',
        'QF2 M 2027-01-20 LHR-SIN HK1 20:40-17:55+1',
        'QF2 M 2027-01-21 SIN-SYD HK1 19:30-06:10+1',
      ],
      journeys: [
        [0, 1],
        [3, 4],
      ],
    },
  },
  {
    name: 'Amadeus on a 24-hour clock with terminals',
    text: `  1  SQ 321 Y 11JAN 1 LHRSIN HK1       2  1125 0755+1 388 E 0 M
  2  SQ 638 Y 12JAN 2 SINNRT HK1       3  0925 1705   789 E 0 M`,
    says: {
      system: 'amadeus',
      segments: ['SQ321 Y 2027-01-11 LHR-SIN HK1 11:25-07:55+1', 'SQ638 Y 2027-01-12 SIN-NRT HK1 09:25-17:05'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'youths, glued titles, remarks in brackets',
    text: `RP/LONXX2100/
  1.KING/ALEXMR(YTH)   2.KING/BENMSTR(CHD/05APR17)   3.KING/ZOE MISS(IDCHD123)
  4  BA 117 N 12DEC 6 LHRJFK HK3   820A1120A 12DEC  E`,
    says: {
      system: 'amadeus',
      passengers: ['KING/ALEX (MR) ADT', 'KING/BEN (MSTR) CHD born 2017-04-05', 'KING/ZOE (MISS) ADT'],
      segments: ['BA117 N 2026-12-12 LHR-JFK HK3 08:20-11:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'refused flights before the one that is held',
    text: `  1.DOE/JOHN MR
  2  AF 011 Y 12DEC 6*CDGJFK UC1   130P 330P 12DEC  E
  3  AF 022 Y 12DEC 6 CDGJFK NO1   130P 330P 12DEC  E
  4  AF 006 Y 12DEC 6 CDGJFK HK1   130P 330P 12DEC  E`,
    says: {
      system: 'amadeus',
      passengers: ['DOE/JOHN (MR) ADT'],
      segments: [
        'AF11 Y 2026-12-12 CDG-JFK UC1 13:30-15:30',
        'AF22 Y 2026-12-12 CDG-JFK NO1 13:30-15:30',
        'AF6 Y 2026-12-12 CDG-JFK HK1 13:30-15:30',
      ],
      journeys: [[2]],
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
    name: 'titles behind a slash',
    text: `  1.DOE/JOHN/MR   2.DOE/JANE/MRS
  3  AF 006 Y 12DEC 6 CDGJFK HK2   130P 330P 12DEC  E`,
    says: {
      system: 'amadeus',
      passengers: ['DOE/JOHN (MR) ADT', 'DOE/JANE (MRS) ADT'],
      segments: ['AF6 Y 2026-12-12 CDG-JFK HK2 13:30-15:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'a name with a comma',
    text: `  1. DOE, JOHN MR
  2  AF 006 Y 12DEC 6 CDGJFK HK1   130P 330P 12DEC  E`,
    says: {
      system: 'amadeus',
      segments: ['AF6 Y 2026-12-12 CDG-JFK HK1 13:30-15:30'],
      journeys: [[0]],
      unread: ['1. DOE, JOHN MR'],
    },
  },
  {
    name: 'a seat request below its flight',
    text: `RP/NCEXX0100/NCEXX0100            AA/SU  19NOV26/0805Z   K3PQ9X
  1.BERG/LARS(ADT)
  2  SK1463 Y 14DEC 1 CPHOSL HK1  0800 0910   14DEC  E  SK/K3PQ9X
  3  SK1472 Y 18DEC 5 OSLCPH HK1  2130 2240   18DEC  E  SK/K3PQ9X
    RQST SEAT 12A
  4 SSR RQST SK HK1 CPHOSL/12A,P1/RS`,
    says: {
      system: 'amadeus',
      locator: 'K3PQ9X',
      passengers: ['BERG/LARS ADT'],
      segments: ['SK1463 Y 2026-12-14 CPH-OSL HK1 08:00-09:10', 'SK1472 Y 2026-12-18 OSL-CPH HK1 21:30-22:40'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an arrival on the day before',
    text: `  1  CX 872 J 10JAN 7 HKGSFO HK1  1255A 910P-1 359`,
    says: { system: 'amadeus', segments: ['CX872 J 2027-01-10 HKG-SFO HK1 00:55-21:10-1'], journeys: [[0]] },
  },
  {
    name: 'an infant and an identity in brackets',
    text: `  1.ROY/AMIT(INFROY/ANIKA/03JAN26)(IDDOB12MAY80)
  2  AI 101 Y 10JAN 7 DELJFK HK1  220A 730A 10JAN  E  AI/ABCDEF`,
    says: {
      system: 'amadeus',
      passengers: ['ROY/AMIT ADT', 'ROY/ANIKA INF born 2026-01-03 with #0'],
      segments: ['AI101 Y 2027-01-10 DEL-JFK HK1 02:20-07:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'check-in times, quoted twice in lower case',
    text: `>> 2  ay 141 y 10mar 3 helbkk hk1  1050p 2  1150p 230p+1 359 e0 h
>> 3  ay 144 y 18jun 5 bkkhel hk1   735a     855a 315p   359 e0 h`,
    says: {
      system: 'amadeus',
      segments: ['AY141 Y 2027-03-10 HEL-BKK HK1 23:50-14:30+1', 'AY144 Y 2027-06-18 BKK-HEL HK1 08:55-15:15'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a flight with all blanks lost',
    text: ` 1.BA117N12DECLHRJFKHK1 820A1120A`,
    says: { system: 'amadeus', segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20'], journeys: [[0]] },
  },
  {
    name: 'a flown flight',
    text: ` 2  BA 117 N 12OCT 1 LHRJFK         FLWN`,
    says: { system: 'amadeus', segments: ['BA117 N 2026-10-12 LHR-JFK FLWN'], journeys: [[0]] },
  },
];
