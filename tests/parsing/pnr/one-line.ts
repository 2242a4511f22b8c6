import type { PnrCase } from './told.ts';

/** Whole PNRs whose line ends were lost in a chat. */
export const ONE_LINE: readonly PnrCase[] = [
  {
    name: 'a Galileo PNR with its header',
    text: 'QWER12/AA LONOU  C123456 AG 99999992 20NOV 1.1TAYLOR/EMMA MS 2.1TAYLOR/JACK MSTR*P-C09 1. BA  117 Y  16JAN LHRJFK HK2   820A   1105A O*         SA  1 2. NZ    7 Y  20MAR SFOAKL HK2   930P * 600A O*        SA',
    says: {
      system: 'galileo',
      locator: 'QWER12',
      passengers: ['TAYLOR/EMMA (MS) ADT', 'TAYLOR/JACK (MSTR) CHD aged 9'],
      segments: ['BA117 Y 2027-01-16 LHR-JFK HK2 08:20-11:05', 'NZ7 Y 2027-03-20 SFO-AKL HK2 21:30-06:00+2'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an Apollo PNR with its header',
    text: 'K8L2MN/WS CHIOU  C44556 AG 12345 20NOV 1.1JOHNSON/ROBERT MR 2.1JOHNSON/LINDA MRS 1 UA 881Y 09JAN ORDHND HK2  1215P  420P|*      SA/SU   E  1 2 UA 882Y 23JAN HNDORD HK2   520P  150P *         SA   E  2',
    says: {
      system: 'apollo',
      locator: 'K8L2MN',
      passengers: ['JOHNSON/ROBERT (MR) ADT', 'JOHNSON/LINDA (MRS) ADT'],
      segments: ['UA881 Y 2027-01-09 ORD-HND HK2 12:15-16:20+1', 'UA882 Y 2027-01-23 HND-ORD HK2 17:20-13:50'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a Sabre PNR with its closing line',
    text: '1.1PETROV/IVAN MR 1 SU 200Y 05FEB F SVOPVG HK1 1135P 120P 06FEB J /DCSU*RTYUIO /E 2 SU 201Y 19FEB F PVGSVO HK1 250P 650P /DCSU*RTYUIO /E 6FGH.6FGH*A12 0201/20NOV26 ZXCVBN',
    says: {
      system: 'sabre',
      locator: 'ZXCVBN',
      passengers: ['PETROV/IVAN (MR) ADT'],
      segments: ['SU200 Y 2027-02-05 SVO-PVG HK1 23:35-13:20+1', 'SU201 Y 2027-02-19 PVG-SVO HK1 14:50-18:50'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'two PNRs behind one another',
    text: '1.1KHAN/ALI MR 1 PK 781Y 10DEC ISBYYZ HK1  1100A  300P *         TH   E 1.1KHAN/SARA MRS 1 PK 781Y 10DEC ISBYYZ HK1  1100A  300P *         TH   E',
    says: {
      system: 'apollo',
      passengers: ['KHAN/ALI (MR) ADT', 'KHAN/SARA (MRS) ADT'],
      segments: ['PK781 Y 2026-12-10 ISB-YYZ HK1 11:00-15:00'],
      journeys: [[0]],
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
    name: 'two names of one Worldspan item',
    text: '1P-Q2W3E4 -2SMITH/JOHN.MR/JANE.MRS 1 DL   31 D 20JUN SU LHRATL HK2  1150A  400P 2   ARNK 3 DL   30 D 30JUN WE MCOLHR HK2   610P  720A#1',
    says: {
      system: 'worldspan',
      locator: 'Q2W3E4',
      passengers: ['SMITH/JOHN (MR) ADT', 'SMITH/JANE (MRS) ADT'],
      segments: ['DL31 D 2027-06-20 LHR-ATL HK2 11:50-16:00', 'ARNK', 'DL30 D 2027-06-30 MCO-LHR HK2 18:10-07:20+1'],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'a TravelSky group with an open flight',
    text: '0.5HLYT/GRP NM3 JK8M2N 1.王芳 2.刘洋 3.赵敏 4.  CZ3101 G   FR18DEC  CANPEK HK5   0800 1110          E 5.  CA  OPEN Y          PEKCAN',
    says: {
      system: 'travelsky',
      locator: 'JK8M2N',
      passengers: ['王芳 (whole) ADT', '刘洋 (whole) ADT', '赵敏 (whole) ADT'],
      segments: ['CZ3101 G 2026-12-18 CAN-PEK HK5 08:00-11:10', 'OPEN CA Y PEK-CAN'],
      journeys: [[0]],
    },
  },
];
