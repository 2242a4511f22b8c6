import type { PnrCase } from './told.ts';

/** What testers thought of for Galileo, Apollo and Worldspan, read on 20 November 2026. */
export const TESTERS_TRAVELPORT: readonly PnrCase[] = [
  {
    name: 'Galileo after a schedule change, by night',
    text: `J7QX2P/WS QSBIV VTL9WS  AG 99999992 19NOV
 1.1ADEYEMI/TUNDE MR
 1. VS  412 L  10JAN LOSLHR UN1  1050A   545P O*         SU  1
 2. VS  412 L  10JAN LOSLHR TK1  1155P # 630A O*         SU  1
 3. VS    3 L  12JAN LHRJFK HN1   900A  1200N O          TU`,
    says: {
      system: 'galileo',
      locator: 'J7QX2P',
      passengers: ['ADEYEMI/TUNDE (MR) ADT'],
      segments: ['VS412 L 2027-01-10 LOS-LHR TK1 23:55-06:30+1', 'VS3 L 2027-01-12 LHR-JFK HN1 09:00-12:00'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Apollo two days later',
    text: `PNR: 5TGB7Y
 1 UA  1 J 03FEB SFOSIN HK1  1045P  725A2*      WE/FR   E  1
 2 UA  2 J 15FEB SINSFO HK1   845A  750A *      MO   E  1`,
    says: {
      system: 'apollo',
      segments: ['UA1 J 2027-02-03 SFO-SIN HK1 22:45-07:25+2', 'UA2 J 2027-02-15 SIN-SFO HK1 08:45-07:50'],
      journeys: [[0], [1]],
      unread: ['PNR: 5TGB7Y'],
    },
  },
  {
    name: 'Apollo with an operator and a waitlist',
    text: ` 1.1VAN DER BERG/PIETER MR
 1 DL9384 V 10JAN AMSDTW HK1  1025A  140P *         SU   E  1
         OPERATED BY KLM ROYAL DUTCH AIRL
 2 DL2211 V 10JAN DTWORD HK1   435P  455P *         SU   E  1
 3 DL 138 V 20JAN DTWAMS HL1   555P  755A|*      WE/TH   E  2`,
    says: {
      system: 'apollo',
      passengers: ['VAN DER BERG/PIETER (MR) ADT'],
      segments: [
        'DL9384 V 2027-01-10 AMS-DTW HK1 10:25-13:40 by KLM ROYAL DUTCH AIRL',
        'DL2211 V 2027-01-10 DTW-ORD HK1 16:35-16:55',
        'DL138 V 2027-01-20 DTW-AMS HL1 17:55-07:55+1',
      ],
      journeys: [[0, 1], [2]],
    },
  },
  {
    name: 'Worldspan with numbered names and a gap',
    text: `1P-6LMPQS
 1.1GREEN/ADA MRS
 1 VS  45V 10JAN SU LHRJFK HK1  1120A  245P         744
 2 ARNK
 3 BA 178V 20JAN WE JFKLHR HK1   640P  640A#1       777`,
    says: {
      system: 'worldspan',
      locator: '6LMPQS',
      passengers: ['GREEN/ADA (MRS) ADT'],
      segments: ['VS45 V 2027-01-10 LHR-JFK HK1 11:20-14:45', 'ARNK', 'BA178 V 2027-01-20 JFK-LHR HK1 18:40-06:40+1'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'flights without weekday and ends',
    text: `2 LH 400 C 15JAN FRAJFK HK2 1100 1345
3 LH 401 C 25JAN JFKFRA HK2 1600 0540+1`,
    says: {
      system: 'apollo',
      segments: ['LH400 C 2027-01-15 FRA-JFK HK2 11:00-13:45', 'LH401 C 2027-01-25 JFK-FRA HK2 16:00-05:40+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Galileo’s *IR by night',
    text: `>*IR
 1. CX  254 C  10JAN LHRHKG HK2  1100A # 735A O*         SU  1
 2. CX  880 C  11JAN HKGLAX HK2   405P  1235P O*         MO  1`,
    says: {
      system: 'galileo',
      segments: ['CX254 C 2027-01-10 LHR-HKG HK2 11:00-07:35+1', 'CX880 C 2027-01-11 HKG-LAX HK2 16:05-12:35'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'Galileo on a 24-hour clock',
    text: ` 1. AF 1581 Y  10JAN LHRCDG HK1  0635   0855  O          SU
 2. AF  662 Y  10JAN CDGDXB HK1  1025   1925  O          SU`,
    says: {
      system: 'galileo',
      segments: ['AF1581 Y 2027-01-10 LHR-CDG HK1 06:35-08:55', 'AF662 Y 2027-01-10 CDG-DXB HK1 10:25-19:25'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'Galileo on the day before',
    text: ` 1. UA  200 Y  10JAN GUMHNL HK1   735A - 600P O          SU`,
    says: { system: 'galileo', segments: ['UA200 Y 2027-01-10 GUM-HNL HK1 07:35-18:00-1'], journeys: [[0]] },
  },
  {
    name: 'a hotel between flights',
    text: ` 1. BA  117 N  12DEC LHRJFK HK1   820A  1120A O          SA
 2.HTL XX NN1 NYC 12DEC-OUT15DEC 3NT 12345 HOTEL
 3. BA  178 N  15DEC JFKLHR HK1   750P # 750A O          TU`,
    says: {
      system: 'galileo',
      segments: ['BA117 N 2026-12-12 LHR-JFK HK1 08:20-11:20', 'BA178 N 2026-12-15 JFK-LHR HK1 19:50-07:50+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'class and date in one word',
    text: ` 1 BA  64Q28FEB NBOLHR HK1  1120P  615A|*      SU/MO   E  1
 2 BA 117Q01MAR LHRJFK HK1   820A 1120A *         MO   E  1`,
    says: {
      system: 'apollo',
      segments: ['BA64 Q 2027-02-28 NBO-LHR HK1 23:20-06:15+1', 'BA117 Q 2027-03-01 LHR-JFK HK1 08:20-11:20'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'Apollo on the day before',
    text: ` 1 UA 200Y 10JAN GUMHNL HK1   735A  600P-*      SU/SA   E  1`,
    says: { system: 'apollo', segments: ['UA200 Y 2027-01-10 GUM-HNL HK1 07:35-18:00-1'], journeys: [[0]] },
  },
  {
    name: 'two given names of one item and contacts',
    text: `AGY TEST/MJ
 1.1O'HARA/S  2.2LEE/JAY/KAY
 1 AA   1F 10JAN JFKLAX HK3   700A 1025A *         SU   E  1
FONE-NYCR/212
RMKS-PASSPORT DETAILS`,
    says: {
      system: 'apollo',
      passengers: ["O'HARA/S ADT", 'LEE/JAY ADT', 'LEE/KAY ADT'],
      segments: ['AA1 F 2027-01-10 JFK-LAX HK3 07:00-10:25'],
      journeys: [[0]],
      unread: ['AGY TEST/MJ'],
    },
  },
  {
    name: 'Worldspan names with counts',
    text: `1P-7HJKLM
-2ANDERS/TOM.MR/ANN.MRS -BABA/ALI.MR
 1 TK   2Y 10JAN SU JFKIST HK3  1240A  530P   77W
 2 TK   1Y 20JAN WE ISTJFK HK3   630A 1000A   77W`,
    says: {
      system: 'worldspan',
      locator: '7HJKLM',
      passengers: ['ANDERS/TOM (MR) ADT', 'ANDERS/ANN (MRS) ADT', 'BABA/ALI (MR) ADT'],
      segments: ['TK2 Y 2027-01-10 JFK-IST HK3 00:40-17:30', 'TK1 Y 2027-01-20 IST-JFK HK3 06:30-10:00'],
      journeys: [[0], [1]],
    },
  },
];
