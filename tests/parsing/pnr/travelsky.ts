import type { PnrCase } from './told.ts';

/** Texts in the shape of TravelSky eTerm, read on 20 November 2026. */
export const TRAVELSKY_CASES: readonly PnrCase[] = [
  {
    name: 'a Chinese child',
    text: `  **ELECTRONIC TICKET PNR**
 1.林晓雨CHD KE8SXE
 2.  JD5324 Y   SU10JAN  DXJPKX RR1   1045 1310          E
 3.KMG/T KMG/T 0871-6000000/KUNMING TEST TRAVEL CO. LTD./ABC
 4.T
 5.SSR FOID JD HK1 NI530101201905250023/P1
 6.SSR CHLD JD HK1 25MAY19/P1
 7.OSI JD CTCT13300000000`,
    says: {
      system: 'travelsky',
      locator: 'KE8SXE',
      passengers: ['林晓雨 (whole) CHD born 2019-05-25'],
      segments: ['JD5324 Y 2027-01-10 DXJ-PKX RR1 10:45-13:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'several adults, a codeshare flight, a sub-class',
    text: ` 1.谷一鸣 2.侯二虎 3.孙三喜 JMJXYQ
 4. *ZH1605 Y1  SU10JAN  PEKDLC HK3   1025 1155          E T3-- OP-CA1605
 5.SHA/T SHA/T-021-34000000/SHA TEST TRAVEL/SHAO/JI HONG      ABCDEFG
 6.021-51000000/P1
 7.TL/1200/04JAN/SHA717
 8.SSR FOID
 9.RMK CA/PBM031
10.RMK TJ AUTH SHA360/T`,
    says: {
      system: 'travelsky',
      locator: 'JMJXYQ',
      passengers: ['谷一鸣 (whole) ADT', '侯二虎 (whole) ADT', '孙三喜 (whole) ADT'],
      segments: ['ZH1605 Y (Y1) 2027-01-10 PEK-DLC HK3 10:25-11:55 by CA1605'],
      journeys: [[0]],
    },
  },
  {
    name: 'a year glued to a far date, schedule change',
    text: ` SHA205 SCHEDULE CHG  (  0002  )  (  0002  )
MARRIED SEGMENT EXIST IN THE PNR
  **ELECTRONIC TICKET PNR**
 1.PU/LINGLING 2.ZHANG/ZHIHUAN CHD KNWD6R
 3.  CX881  S2  MO23AUG27LAXHKG HK2   0055 0645+1        E  B 1
 4.  CX368  S   TU24AUG27HKGPVG UN2   0835 1110          E  1 2 S
 5.  CX368  S2  TU24AUG27HKGPVG TK2   0915 1144          E  1 2 S
 6.SHA/T SHA/T 0510-82000000/TEST WUXI TRAVEL SERVICE/CHEN RU ABCDEFG
 7.BOOK CZWS 0702 1036
 8.T
 9.SSR SEAT CX HN1 HKGLAX 882 S10AUG 66BN/P1                                   +
10.SSR SEAT CX HN1 HKGLAX 882 S10AUG 66AN/P2                                   -
11.SSR OTHS 1E DUPE BKG FOUND PLS HV PAX CANX DUPE OR BKG WILL BE AUTO CANX ON
    05JUL27
12.RMK 1A/Y2CK7C`,
    says: {
      system: 'travelsky',
      locator: 'KNWD6R',
      passengers: ['PU/LINGLING ADT', 'ZHANG/ZHIHUAN CHD'],
      segments: [
        'CX881 S (S2) 2027-08-23 LAX-HKG HK2 00:55-06:45+1',
        'CX368 S (S2) 2027-08-24 HKG-PVG TK2 09:15-11:44',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a locator on its own line',
    text: ` 1.HU/YUNFEI MR 2.LI/HAILAN MS 3.LIU/JIN MR 4.RONG/YAN MS 5.WANG/CHIHAO MR
 6.WANG/CHINGLIN CHD 7.YU/WEN MR
   JFM4T6
 8.  ET685  O   SU10JAN  PVGADD HK7   0015 0615      SEAME  2 2 S
 9.  ET809  O   SU10JAN  ADDJNB HK7   0840 1303      SEAME  2 A
10.SHA/T SHA/T 0510-82000000/TEST WUXI TRAVEL SERVICE/CHEN RU ABCDEFG`,
    says: {
      system: 'travelsky',
      locator: 'JFM4T6',
      passengers: [
        'HU/YUNFEI (MR) ADT',
        'LI/HAILAN (MS) ADT',
        'LIU/JIN (MR) ADT',
        'RONG/YAN (MS) ADT',
        'WANG/CHIHAO (MR) ADT',
        'WANG/CHINGLIN CHD',
        'YU/WEN (MR) ADT',
      ],
      segments: ['ET685 O 2027-01-10 PVG-ADD HK7 00:15-06:15', 'ET809 O 2027-01-10 ADD-JNB HK7 08:40-13:03'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'given names of two words before the locator',
    text: `**ELECTRONIC TICKET PNR**
 1.WANG/SHU LIN 2.ZHANG/FU SHENG HMFEFS
 3.  MH371  O   SU10JAN  PEKKUL HK2   0900 1510          E
10.SSR OTHS 1E AUTO XX IF SSR TKNA/E/M/C NOT RCVD BY MH BY 1600/11JUN/ BJS LT   11.SSR TKNE MH HK1 PEKKUL 371 O10JAN 2320000000000/1/P2`,
    says: {
      system: 'travelsky',
      locator: 'HMFEFS',
      passengers: ['WANG/SHU LIN ADT', 'ZHANG/FU SHENG ADT'],
      segments: ['MH371 O 2027-01-10 PEK-KUL HK2 09:00-15:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant of a Chinese name with its month only, born in the SSR',
    text: ` 1.孔华 KNJW77
 2.  ZH9811 W   SU10JAN  SZXWUX HK1   2100 2320          E T3--
 3.SHA/T SHA/T 0510-82000000/TEST WUXI TRAVEL SERVICE/CHEN RU ABCDEFG   4.BOOK JIANGXU 0907 1144
 5.T
 6.SSR FOID ZH HK1 NI320204197212110000/P1
 7.SSR TKNE ZH HK1 SZXWUX 9811 W10JAN 4795783500000/1/P1                       -8.SSR INFT ZH  KK1 SZXWUX 9811 W10JAN ZOU/LIN 21SEP26/P1
 9.OSI YY 1INF ZOULININF/P1
10.RMK CA/NFNMLE
11.XN/IN/邹霖INF(SEP26)/P1
12.SHA205`,
    says: {
      system: 'travelsky',
      locator: 'KNJW77',
      passengers: ['孔华 (whole) ADT', '邹霖 (whole) INF born 2026-09-21 with #0'],
      segments: ['ZH9811 W 2027-01-10 SZX-WUX HK1 21:00-23:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant of a Latin name',
    text: ` 1.TEST/MOTHER MRS 2.TEST/FATHER MR HX5QK2
 2.  GS6571 Y   SU10JAN  TSNNAY HK2   0800 0910          E
 4.SSR INFT GS KK1 TSNNAY 6571 Y10JAN TEST/BABY 01JUN26/P1
 5.XN/IN/TEST/BABY INF(JUN26)/P1`,
    says: {
      system: 'travelsky',
      locator: 'HX5QK2',
      passengers: ['TEST/MOTHER (MRS) ADT', 'TEST/BABY INF born 2026-06-01 with #0', 'TEST/FATHER (MR) ADT'],
      segments: ['GS6571 Y 2027-01-10 TSN-NAY HK2 08:00-09:10'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant in the SSR alone',
    text: ` 1.QIAN/DUO MS HX6QK2
 2.  CA1831 Y   SU10JAN  PEKSHA HK1   0730 0940          E T3T2
 3.SSR INFT CA HK1 PEKSHA 1831 Y10JAN QIAN/SHAO 01JUN25/P1`,
    says: {
      system: 'travelsky',
      locator: 'HX6QK2',
      passengers: ['QIAN/DUO (MS) ADT', 'QIAN/SHAO INF born 2025-06-01 with #0'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a gap with its cities',
    text: ` 1.HU/YONG FANG MR KVFHQ3
 2.  LH729  T   SU10JAN  PVGFRA HK1   1350 1845      SEAME  2 1
 3.    ARNK              STRGRZ                                                +
 4.  LH2339 T1  FR15JAN  GRZMUC HK1   1950 2045      SEAME -- 2                -
 5.  LH726  T1  FR15JAN  MUCPVG HK1   2200 1555+1    SEAME  2 2`,
    says: {
      system: 'travelsky',
      locator: 'KVFHQ3',
      passengers: ['HU/YONG FANG (MR) ADT'],
      segments: [
        'LH729 T 2027-01-10 PVG-FRA HK1 13:50-18:45',
        'ARNK STR-GRZ',
        'LH2339 T (T1) 2027-01-15 GRZ-MUC HK1 19:50-20:45',
        'LH726 T (T1) 2027-01-15 MUC-PVG HK1 22:00-15:55+1',
      ],
      journeys: [[0], [2, 3]],
    },
  },
  {
    name: 'open flights with and without an airline',
    text: ` 1.WU/DI KVFHQ4
 2.  MU729  V   SU10JAN  PVGKIX HK1   1825 2130+1        E T1--
 3.    OPEN              KIXNRT
 4.  MUOPEN V            NRTPVG`,
    says: {
      system: 'travelsky',
      locator: 'KVFHQ4',
      passengers: ['WU/DI ADT'],
      segments: ['MU729 V 2027-01-10 PVG-KIX HK1 18:25-21:30+1', 'OPEN KIX-NRT', 'OPEN MU V NRT-PVG'],
      journeys: [[0]],
    },
  },
  {
    name: 'a group with no names',
    text: `0.4XKH/IN NM4 HE4VG5
 5.  OZ362  V   SU10JAN  PVGICN HK4   1205 1500      CLAME
 6.  OZ202  V   SU10JAN  ICNLAX HK4   1630 1010      CLAME
 7.SHA/T SHA/T021-62000000/TEST BOOKING OFFICE/JINHUA ABCDEFG
 8.SSR GRPF OZ GV`,
    says: {
      system: 'travelsky',
      locator: 'HE4VG5',
      segments: ['OZ362 V 2027-01-10 PVG-ICN HK4 12:05-15:00', 'OZ202 V 2027-01-10 ICN-LAX HK4 16:30-10:10'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a group with names',
    text: `RT:N/TFK2S
**ELECTRONIC TICKET PNR**
 0.3PAX NM3 TFK2S
 1.代宗 2.龚正 3.何香
 4.  CZ3356 X   FR15JAN  SZXWUH RR3   2040 2220          E
 5.*
 6.TL/1700/10JAN/WUH129
 7.SSR FOID                                                                    +
PN
 8.SSR GRPS 1E TCP3 PAX
 9.WUH129`,
    says: {
      system: 'travelsky',
      locator: 'TFK2S',
      passengers: ['代宗 (whole) ADT', '龚正 (whole) ADT', '何香 (whole) ADT'],
      segments: ['CZ3356 X 2027-01-15 SZX-WUH RR3 20:40-22:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a continuation with the airline’s record',
    text: ` **ELECTRONIC TICKET PNR**
 1.侯明 KQ7X32
 2.  3U8948 N   SU10JAN  TNAKMG RR1   0050 1355+1          E      N1
     -CA-PHLF63
 3.SHA/T SHA/T021-64000000/TEST BUSINESS INFORMATION CONSULTING      CO.,LTD/BJ ABCDEFG
 4.T
17.FN/A/FCNY640.00/SCNY0.00/RCNY640.00/BCNY50.00/C0.00/XCNY50.00/TCNY50.00CN/       TEXEMPTYQ/ACNY690.00`,
    says: {
      system: 'travelsky',
      locator: 'KQ7X32',
      passengers: ['侯明 (whole) ADT'],
      segments: ['3U8948 N 2027-01-10 TNA-KMG RR1 00:50-13:55+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a requested flight without times',
    text: ` 1.孔华 KNJW78
 2.  ZH9811 W   SU10JAN  SZXWUX HX1   2100 2320          E T3--
 3.  ZH9811 G   SU10JAN  SZXWUX KK1                      E T3--`,
    says: {
      system: 'travelsky',
      locator: 'KNJW78',
      passengers: ['孔华 (whole) ADT'],
      segments: ['ZH9811 W 2027-01-10 SZX-WUX HX1 21:00-23:20', 'ZH9811 G 2027-01-10 SZX-WUX KK1'],
      journeys: [[1]],
    },
  },
  {
    name: 'an old locator of five characters',
    text: ` 1.YIXUAN/SHICHD XP8VR
 2. FM9311 Y FR15JAN SHACAN RR1 0930 1130 E
 3.FUO/T FUO/T 0757-82000000/FUO TEST AIR SERVICE CO.,LTD/CHEN MING JUN
 ABCDEFG
 4.SHISHAN1`,
    says: {
      system: 'travelsky',
      locator: 'XP8VR',
      passengers: ['YIXUAN/SHI CHD'],
      segments: ['FM9311 Y 2027-01-15 SHA-CAN RR1 09:30-11:30'],
      journeys: [[0]],
    },
  },
  {
    name: 'an unaccompanied minor and mixed letters',
    text: ` 1.李YUE 2.王小明(UM08) KF1QEU
 3.  CA4172 Q   FR15JAN  PEKKMG RR2   1150 1520      E T3--`,
    says: {
      system: 'travelsky',
      locator: 'KF1QEU',
      passengers: ['李YUE (whole) ADT', '王小明 (whole) CHD aged 8'],
      segments: ['CA4172 Q 2027-01-15 PEK-KMG RR2 11:50-15:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'a price display behind the record',
    text: `RTJZNR7Y
 1.青威 JZNR7Y
 2.  CZ6609 Y   SU10JAN  YNJSZX HK1   0930 1545          E
 3.TL/1800/16DEC/SZX195
 4.RMK TJ AUTH SHA777                                                          +

PAT A
>PAT:A
01 Y FARE:CNY2600.00 TAX:CNY50.00 YQ:TEXEMPTYQ  TOTAL:2650.00
SFC:01   SFN:01`,
    says: {
      system: 'travelsky',
      locator: 'JZNR7Y',
      passengers: ['青威 (whole) ADT'],
      segments: ['CZ6609 Y 2027-01-10 YNJ-SZX HK1 09:30-15:45'],
      journeys: [[0]],
    },
  },
];
