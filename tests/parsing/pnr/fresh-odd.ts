import type { PnrCase } from './told.ts';

/** Shapes that are seldom seen: lost line ends, brackets with ages, times with colons. */
export const FRESH_ODD: readonly PnrCase[] = [
  {
    name: 'Galileo with a plus behind the number and colons in the times',
    text: ' 1.+  CX 870 Y  12DEC HKGSFO HK1   1:45P  10:30A O*        SA',
    says: { system: 'galileo', segments: ['CX870 Y 2026-12-12 HKG-SFO HK1 13:45-10:30'], journeys: [[0]] },
  },
  {
    name: 'eTerm with an infant and its month among the names',
    text: `1.李梅INF(MAR26) 2.王强 JN8QT5
3.  MU5137 Y   SU20DEC  SHAPEK HK2   0700 0920          E T2T2`,
    says: {
      system: 'travelsky',
      locator: 'JN8QT5',
      passengers: ['王强 (whole) ADT', '李梅 (whole) INF with #0'],
      segments: ['MU5137 Y 2026-12-20 SHA-PEK HK2 07:00-09:20'],
      journeys: [[0]],
    },
  },
  {
    name: "eTerm with an infant in another system's brackets, which is told",
    text: `1.LI/MEI(INF WANG/XIAO 12MAR26) 2.WANG/QIANG JN8QT5
3.  MU5137 Y   SU20DEC  SHAPEK HK2   0700 0920          E T2T2`,
    says: {
      system: 'travelsky',
      locator: 'JN8QT5',
      passengers: ['LI/MEI ADT', 'WANG/QIANG ADT'],
      segments: ['MU5137 Y 2026-12-20 SHA-PEK HK2 07:00-09:20'],
      journeys: [[0]],
      unread: ['1.LI/MEI(INF WANG/XIAO 12MAR26) 2.WANG/QIANG JN8QT5'],
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
    name: 'a mail as it travels',
    text: `RP/LON1A0980/LON1A0980            JB/SU  13NOV26/1011Z   P8YTRK=20
  1.HOBBS/STEPHEN MR=20
  2  BA 284 J 07DEC 1 SFOLHR HK1  1635 1055+1 *1A/E*=20`,
    says: {
      system: 'amadeus',
      locator: 'P8YTRK',
      passengers: ['HOBBS/STEPHEN (MR) ADT'],
      segments: ['BA284 J 2026-12-07 SFO-LHR HK1 16:35-10:55+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'little pictures before the lines',
    text: `✈️ 1.1LEE/ANN MS
✈️ 1 CX 365Y 06DEC S PVGHKG HK1   800P 1050P /DCCX*5QKTPM /E`,
    says: {
      system: 'sabre',
      passengers: ['LEE/ANN (MS) ADT'],
      segments: ['CX365 Y 2026-12-06 PVG-HKG HK1 20:00-22:50'],
      journeys: [[0]],
    },
  },
  {
    name: "the arrival's day in brackets and in words",
    text: `1.LEE/ANN MS
2  MU 501 Y 06DEC 7 PVGLHR HK1  2300 0550(+1)
3  MU 502 Y 16DEC 3 LHRPVG HK1  2100 1600次日`,
    says: {
      system: 'amadeus',
      passengers: ['LEE/ANN (MS) ADT'],
      segments: ['MU501 Y 2026-12-06 PVG-LHR HK1 23:00-05:50+1', 'MU502 Y 2026-12-16 LHR-PVG HK1 21:00-16:00+1'],
      journeys: [[0], [1]],
      unread: ['3  MU 502 Y 16DEC 3 LHRPVG HK1  2100 1600次日'],
    },
  },
  {
    name: 'a ticket told as a flight without its arrival',
    text: `ETKT: 999-2451236789
NAME: WANG/LI MR
1 CA 981 Y 12DEC PEKJFK OK 1300 Y 2PC`,
    says: {
      system: 'apollo',
      segments: ['CA981 Y 2026-12-12 PEK-JFK OK 13:00-??'],
      journeys: [[0]],
      unread: ['ETKT: 999-2451236789', 'NAME: WANG/LI MR', '1 CA 981 Y 12DEC PEKJFK OK 1300 Y 2PC'],
    },
  },
];
