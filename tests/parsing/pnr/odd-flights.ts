import type { PnrCase } from './told.ts';

const LONDON = 'AA100 Y 2026-12-12 JFK-LHR HK1 18:30-06:40+1';
const SHANGHAI = 'CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40';

/** Flights that seldom occur. */
export const ODD_FLIGHTS: readonly PnrCase[] = [
  {
    name: 'airlines with a digit behind a number',
    text: ` 1.LIU/YANG KXYZ41
 2.  9C8801 Y   SA12DEC  SHACAN HK1   0730 1005          E T1T2
 3.  3U8801 Y   SU13DEC  CANCTU HK1   0730 1005          E T2T1
 4.  G52801 Y   MO14DEC  CTUCKG HK1   0730 0835          E T1T3
 5.SHA099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ41',
      passengers: ['LIU/YANG ADT'],
      segments: [
        '9C8801 Y 2026-12-12 SHA-CAN HK1 07:30-10:05',
        '3U8801 Y 2026-12-13 CAN-CTU HK1 07:30-10:05',
        'G52801 Y 2026-12-14 CTU-CKG HK1 07:30-08:35',
      ],
      journeys: [[0, 1, 2]],
    },
  },
  {
    name: 'over the turn of the year and the end of February',
    text: `RP/AMSNL2100/AMSNL2100            AA/SU  18NOV26/1833Z   AMS4K6
  1.BAKKER/EVA MS
  2  KL 643 Y 31DEC 4 AMSJFK HK1          2300 0115   01JAN  E  KL/AMS4K6
  3  KL 644 Y 28FEB 7 JFKAMS HK1          1900 0820   01MAR  E  KL/AMS4K6`,
    says: {
      system: 'amadeus',
      locator: 'AMS4K6',
      passengers: ['BAKKER/EVA (MS) ADT'],
      segments: ['KL643 Y 2026-12-31 AMS-JFK HK1 23:00-01:15+1', 'KL644 Y 2027-02-28 JFK-AMS HK1 19:00-08:20+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'back over the date line in eTerm',
    text: ` 1.LIU/YANG KXYZ42
 2.  NZ288  Y   SA12DEC  PVGAKL HK1   1400 0720+1        E T2I
 3.  HA446  Y   TU15DEC  AKLHNL HK1   2355 0945-1        E I 2
 4.SHA099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ42',
      passengers: ['LIU/YANG ADT'],
      segments: ['NZ288 Y 2026-12-12 PVG-AKL HK1 14:00-07:20+1', 'HA446 Y 2026-12-15 AKL-HNL HK1 23:55-09:45-1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'open flights of Sabre and eTerm',
    text: ` 1.1SMITH/JOHN MR
 1 AA 100Y 12DEC J JFKLHR HK1   630P  640A  13DEC S /DCAA*ABCDEF /E
 2 AAOPENY 20DEC S LHRJFK DS1`,
    says: {
      system: 'sabre',
      passengers: ['SMITH/JOHN (MR) ADT'],
      segments: [LONDON, 'OPEN AA Y 2026-12-20 LHR-JFK DS1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a flight withdrawn without another',
    text: ` 1.LIU/YANG KXYZ43
 2.  CA1831 Y   SA12DEC  PEKSHA UN1   0730 0940          E T3T2
 3.  CA1858 Y   WE16DEC  SHAPEK HK1   1955 2220          E T2T3
 4.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ43',
      passengers: ['LIU/YANG ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA UN1 07:30-09:40', 'CA1858 Y 2026-12-16 SHA-PEK HK1 19:55-22:20'],
      journeys: [[1]],
    },
  },
  {
    name: 'Galileo: a retention segment, a hotel and a car stay out',
    text: `7QX2NM/WS QSBYC N558TM AG 99999992 18NOV
 1.1SMITH/JOHNMR
 1. BA  117 J  12DEC LHRJFK HK1   825A  1110A O*         SA   1
 2. HHL HI HK1 NYC 12DEC-14DEC   2NT 12345 HOLIDAY INN  1A1KRAC USD200.00
 3. CAR ZE HK1 JFK 12DEC-14DEC ICAR
 4. BA  178 J  14DEC JFKLHR HK1   800P # 755A O*         MO   1
 5. TUR ZZ BK1 LON 30SEP - RETENTION LINE`,
    says: {
      system: 'galileo',
      locator: '7QX2NM',
      passengers: ['SMITH/JOHN (MR) ADT'],
      segments: ['BA117 J 2026-12-12 LHR-JFK HK1 08:25-11:10', 'BA178 J 2026-12-14 JFK-LHR HK1 20:00-07:55+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Worldspan with the weekday before the cities and a sharp for the day',
    text: `1P-2QRXJU
-HART/TINA.MS
 1 DL  40 Y 12DEC SA LAXSYD HK1 1025P  820A #2 O
 2 DL  41 Y 20DEC SU SYDLAX HK1 1045A  605A     O`,
    says: {
      system: 'worldspan',
      locator: '2QRXJU',
      passengers: ['HART/TINA (MS) ADT'],
      segments: ['DL40 Y 2026-12-12 LAX-SYD HK1 22:25-08:20+2', 'DL41 Y 2026-12-20 SYD-LAX HK1 10:45-06:05'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an eTerm line wrapped within the date and one within the cities',
    text: ` 1.LIU/YANG KXYZ44
 2.  CA1831 Y   SA12
DEC  PEKSHA HK1   0730 0940          E T3T2
 3.  CA1858 Y   WE16DEC  SHA
PEK HK1   1955 2220          E T2T3`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ44',
      passengers: ['LIU/YANG ADT'],
      segments: [SHANGHAI, 'CA1858 Y 2026-12-16 SHA-PEK HK1 19:55-22:20'],
      journeys: [[0], [1]],
      unread: ['2.  CA1831 Y   SA12', 'DEC  PEKSHA HK1   0730 0940          E T3T2'],
    },
  },
  {
    name: 'equipment, stops and meals behind eTerm’s times',
    text: ` 1.LIU/YANG KXYZ45
 2.  MU5137 Y   SA12DEC  SHAPEK HK1   0700 0920     333 S 0  E T2T2
 3.SHA099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ45',
      passengers: ['LIU/YANG ADT'],
      segments: ['MU5137 Y 2026-12-12 SHA-PEK HK1 07:00-09:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a flight of a train company is no flight of the journey but is told',
    text: `RP/FRALH0980/FRALH0980            WS/SU  19NOV26/0905Z   RAIL12
  1.WEBER/KARL MR
  2  LH3501 Y 14DEC 1 QKLFRA HK1       1  0800 0905   *1A/E*
     OPERATED BY DEUTSCHE BAHN AG
  3  LH 400 Y 14DEC 1 FRAJFK HK1       1  1025 1305   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'RAIL12',
      passengers: ['WEBER/KARL (MR) ADT'],
      segments: [
        'LH3501 Y 2026-12-14 QKL-FRA HK1 08:00-09:05 by DEUTSCHE BAHN AG',
        'LH400 Y 2026-12-14 FRA-JFK HK1 10:25-13:05',
      ],
      journeys: [[0, 1]],
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
    name: 'what nobody documented is told line by line',
    text: ` 1.LIU/YANG KXYZ46
 2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2
 please hold 2 more seats on CA1857
 CA1857 Y SA12DEC
 3.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ46',
      passengers: ['LIU/YANG ADT'],
      segments: [SHANGHAI],
      journeys: [[0]],
      unread: ['please hold 2 more seats on CA1857', 'CA1857 Y SA12DEC'],
    },
  },
];
