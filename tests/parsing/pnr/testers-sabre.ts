import type { PnrCase } from './told.ts';

/** What testers thought of for Sabre, and of none, read on 20 November 2026. */
export const TESTERS_SABRE: readonly PnrCase[] = [
  {
    name: 'Sabre’s *I without names',
    text: `*I
 1 AA 100J 05JAN 2 JFKLHR SS1   610P  620A  06JAN 3 /DCAA /E
 2 BA1514J 12JAN 2 LHRJFK SS1  1130A  230P /DCBA /E
OPERATED BY AMERICAN AIRLINES`,
    says: {
      system: 'sabre',
      segments: [
        'AA100 J 2027-01-05 JFK-LHR SS1 18:10-06:20+1',
        'BA1514 J 2027-01-12 LHR-JFK SS1 11:30-14:30 by AMERICAN AIRLINES',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Sabre across the date line, an infant of another surname',
    text: ` 1.1NAKAMURA/KEN MR  2.1NAKAMURA/YUKI MRS  3.1NAKAMURA/SORA*P-C07
 4.I/1NAMAKURA/HINA*12MAR26
 1 NH 105Y 05JAN 2 HNDLAX HK3  1205A  455P  04JAN 1 /DCNH*ABC123 /E
 2 NH 106Y 12JAN 2 LAXHND HK3  1250A  530A  13JAN 3 /DCNH*ABC123 /E
7XYZ.7XYZ*AEL 0357/20NOV26 NHXSZT H`,
    says: {
      system: 'sabre',
      locator: 'NHXSZT',
      passengers: [
        'NAKAMURA/KEN (MR) ADT',
        'NAKAMURA/YUKI (MRS) ADT',
        'NAKAMURA/SORA CHD aged 7',
        'NAMAKURA/HINA INF born 2026-03-12 with #1',
      ],
      segments: ['NH105 Y 2027-01-05 HND-LAX HK3 00:05-16:55-1', 'NH106 Y 2027-01-12 LAX-HND HK3 00:50-05:30+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a quote with full-width letters in lower case',
    text: `> 1.1ｃｈｅｎ/ｌｉ MS
> 1 cx 888y 05jan t yvrhkg*hk1 210a 715a 06jan w /dccx*abcdef /e
please quote asap`,
    says: {
      system: 'sabre',
      passengers: ['CHEN/LI (MS) ADT'],
      segments: ['CX888 Y 2027-01-05 YVR-HKG HK1 02:10-07:15+1'],
      journeys: [[0]],
      unread: ['please quote asap'],
    },
  },
  {
    name: 'a sentence that is no PNR',
    text: `Flight: BA117 12DEC LHR-JFK 08:20 11:20 class Y`,
    says: { unread: ['Flight: BA117 12DEC LHR-JFK 08:20 11:20 class Y'] },
  },
  {
    name: 'Sabre with /AB locators and a retention element',
    text: ` 1 AA1234Y 12DEC J DFWORD*SS2   700A  925A /ABAA*XYZABC /E
 2 AA  90Y 12DEC J ORDLHR*SS2   520P  720A  13DEC S /ABAA*XYZABC /E
 3 OTH  1 HK1 LON 20DEC-RETENTION`,
    says: {
      system: 'sabre',
      segments: ['AA1234 Y 2026-12-12 DFW-ORD SS2 07:00-09:25', 'AA90 Y 2026-12-12 ORD-LHR SS2 17:20-07:20+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a weekday that is not the date’s',
    text: ` 1 EK 202K 09JAN S JFKDXB*HK1  1120A  805A  10JAN S /DCEK*ABC123 /E
 2 EK 318K 10JAN S DXBNRT*HK1   245A  520P  /DCEK*ABC123 /E`,
    says: {
      system: 'sabre',
      segments: ['EK202 K 2027-01-09 JFK-DXB HK1 11:20-08:05+1', 'EK318 K 2027-01-10 DXB-NRT HK1 02:45-17:20'],
      journeys: [[0, 1]],
      unread: ['1 EK 202K 09JAN S JFKDXB*HK1  1120A  805A  10JAN S /DCEK*ABC123 /E'],
    },
  },
  {
    name: 'three names of one item with their types',
    text: ` 1.3WILLIAMS/AMY MRS/BEN MR/CARA MISS*ADT/ADT/C05
 2.I/1WILLIAMS/DAN*01MAR26
 1 WN1234Y 12DEC J DALHOU HK3   700A  805A /DCWN /E`,
    says: {
      system: 'sabre',
      passengers: [
        'WILLIAMS/AMY (MRS) ADT',
        'WILLIAMS/BEN (MR) ADT',
        'WILLIAMS/CARA (MISS) CHD aged 5',
        'WILLIAMS/DAN INF born 2026-03-01 with #1',
      ],
      segments: ['WN1234 Y 2026-12-12 DAL-HOU HK3 07:00-08:05'],
      journeys: [[0]],
    },
  },
  {
    name: 'a Sabre group',
    text: ` 1.C/20PILGRIM TOURS  2.2HOOPER/AL MR/BO MRS
 1 TK   2G 12DEC J JFKIST GK22 1240A  530P /DCTK /E`,
    says: { system: 'sabre', segments: ['TK2 G 2026-12-12 JFK-IST GK22 00:40-17:30'], journeys: [[0]] },
  },
  {
    name: 'aircraft behind the times',
    text: ` 1 AA2301Y 12DEC J DFWLAX HK1   700A  825A HRS 32B
 2 AS 330Y 12DEC J LAXSEA HK1  1000A 1250P HRS 739 /DCAS`,
    says: {
      system: 'sabre',
      segments: ['AA2301 Y 2026-12-12 DFW-LAX HK1 07:00-08:25', 'AS330 Y 2026-12-12 LAX-SEA HK1 10:00-12:50'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'noon and midnight',
    text: ` 1 DL 100Y 12DEC J JFKLAX HK1  1200M  315A /DCDL /E
 2 DL 102Y 13DEC S LAXJFK HK1  1200N  830P /DCDL /E`,
    says: {
      system: 'sabre',
      segments: ['DL100 Y 2026-12-12 JFK-LAX HK1 00:00-03:15', 'DL102 Y 2026-12-13 LAX-JFK HK1 12:00-20:30'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'initials with dots',
    text: ` 1.1SMITH/J.R. MR  2.1SMITH/MARY-JO MRS
 1 BA 117J 12DEC J LHRJFK HK2   820A 1120A /DCBA*XYZ123 /E`,
    says: {
      system: 'sabre',
      passengers: ['SMITH/J.R (MR) ADT', 'SMITH/MARY-JO (MRS) ADT'],
      segments: ['BA117 J 2026-12-12 LHR-JFK HK2 08:20-11:20'],
      journeys: [[0]],
    },
  },
];
