import type { PnrCase } from '../told.ts';

/** Complete texts in TravelSky format, parsed as of 20 November 2026. */
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
  {
    name: 'given names that end like a child’s or an infant’s mark',
    text: ` 1.MURRAY/CALLUM 2.ATKINS/JO ATKINS MR 3.王芳INF 4.LI/MING(CHD) HQX2P9
 5.  CA1831 Y   SU10JAN  PEKSHA HK4   0730 0940          E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'HQX2P9',
      passengers: ['MURRAY/CALLUM ADT', 'ATKINS/JO ATKINS (MR) ADT', '王芳 (whole) INF with #1', 'LI/MING CHD'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK4 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'TravelSky with a blank after each number',
    text: `1. 张三 HQX2P8
2. CA1831 Y SU10JAN PEKSHA HK1 0730 0940
3. SSR FOID CA HK1 NI110101199001010000/P1
4. RMK CA/PBM031`,
    says: {
      system: 'travelsky',
      locator: 'HQX2P8',
      passengers: ['张三 (whole) ADT'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a title and a child’s mark, the operator on the next line',
    text: ` 1.ZHANG/XIAOMING MISS CHD 2.ZHANG/SAN MR HQX2P7
 3.  CA981  Y   SU10JAN  PEKJFK HK2   1300 1330          E T3 1
     OP-UA888
 4.  UA889  Y   FR15JAN  JFKPEK HK2   1200 1435+1        E  1T3`,
    says: {
      system: 'travelsky',
      locator: 'HQX2P7',
      passengers: ['ZHANG/XIAOMING (MISS) CHD', 'ZHANG/SAN (MR) ADT'],
      segments: ['CA981 Y 2027-01-10 PEK-JFK HK2 13:00-13:30 by UA888', 'UA889 Y 2027-01-15 JFK-PEK HK2 12:00-14:35+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a schedule change on another day, in either order',
    text: ` 1.WU/DI KVFHQ4
 2.  MU729  V   MO11JAN  PVGKIX TK1   1825 2130          E T1--
 3.  MU727  V   SU10JAN  PVGKIX UN1   0925 1230          E T1--
 4.  MU730  V   FR15JAN  KIXPVG UN1   2230 0030+1        E --T1`,
    says: {
      system: 'travelsky',
      locator: 'KVFHQ4',
      passengers: ['WU/DI ADT'],
      segments: ['MU729 V 2027-01-11 PVG-KIX TK1 18:25-21:30', 'MU730 V 2027-01-15 KIX-PVG UN1 22:30-00:30+1'],
      journeys: [[0]],
    },
  },
];

/** The same as pasted by agents: broken, from chats and mails, with rare lines. */
export const ODD_TRAVELSKY: readonly PnrCase[] = [
  {
    name: 'a bracket with the locator broken behind it',
    text: ` 1.侯二虎 2.LI/MING(CHD) H
X6QK2
 4.  BA 100 Y   FR12FEB  LHRJFK HK6   0845 1415          E T3T3`,
    says: {
      system: 'travelsky',
      locator: 'HX6QK2',
      passengers: ['侯二虎 (whole) ADT', 'LI/MING CHD'],
      segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'a message within a message',
    text: `[20/11/2026, 10:32] Ann: [20/11/2026, 10:31] Bob: 1.张伟 KX3M9P
 4.  BA 100 Y   FR12FEB  LHRJFK HK6   0845 1415          E T3T3`,
    says: {
      system: 'travelsky',
      locator: 'KX3M9P',
      passengers: ['张伟 (whole) ADT'],
      segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'full-width throughout',
    text: `１．ＺＨＡＮＧ／ＳＡＮ　ＫＸＹＺ１５
２．　ＣＡ１８３１　Ｙ　ＳＡ１２ＤＥＣ　ＰＥＫＳＨＡ　ＨＫ１　０７３０　０９４０　Ｅ　Ｔ３Ｔ２`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ15',
      passengers: ['ZHANG/SAN ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'Chinese punctuation after the numbers',
    text: `1、张三 2、李四 KXYZ19
3、CA1831 Y SA12DEC PEKSHA HK2 0730 0940 E T3T2`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ19',
      passengers: ['张三 (whole) ADT', '李四 (whole) ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK2 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a whole PNR in one line',
    text: '1.ZHANG/SAN KXYZ22 2. CA1831 Y SA12DEC PEKSHA HK1 0730 0940 E T3T2 3. CA1858 Y WE16DEC SHAPEK HK1 1955 2220 E T2T3',
    says: {
      system: 'travelsky',
      locator: 'KXYZ22',
      passengers: ['ZHANG/SAN ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40', 'CA1858 Y 2026-12-16 SHA-PEK HK1 19:55-22:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'the line a colleague sends: flight, class, weekday and date, times and terminals',
    text: 'CA1831 Y SA12DEC PEKSHA HK1 0730 0940 E T2T2',
    says: { system: 'travelsky', segments: ['CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40'], journeys: [[0]] },
  },
  {
    name: 'a ticketed booking of two with every element an RT shows',
    text: `>RTKXYZ12
**ELECTRONIC TICKET PNR**
 1.张三 2.LI/SI KXYZ12
 3.  CA1831 Y   SA12DEC  PEKSHA HK2   0730 0940          E T3T2
 4.  CA1858 Y   WE16DEC  SHAPEK RR2   1955 2220          E T2T3
 5.PEK/T PEK/T-010-12345678/BEIJING TRAVEL CO LTD/LI MING ABCDEFG
 6.T
 7.SSR FOID CA HK1 NI110101199003070011/P1
 8.SSR FOID CA HK1 PPE12345678/P2
 9.SSR ADTK 1E BY PEK20NOV26/2000 OR CXL CA ALL SEGS
10.SSR TKNE CA HK1 PEKSHA 1831 Y12DEC 9992412345678/1/P1
11.OSI CA CTCT13800138000
12.OSI CA CTCM13900139000/P1
13.RMK CA/NX1Y2Z
14.RMK TJ AUTH PEK099
15.FN/A/FCNY1540.00/SCNY1540.00/C0.00/XCNY70.00/TCNY50.00CN/TCNY20.00YQ/ACNY1610.00
16.TN/999-2412345678/P1
17.FP/CASH,CNY
18.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ12',
      passengers: ['张三 (whole) ADT', 'LI/SI ADT'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK2 07:30-09:40', 'CA1858 Y 2026-12-16 SHA-PEK RR2 19:55-22:20'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'Chinese names only, a child among them',
    text: ` 1.欧阳娜娜 2.王小明CHD 3.王建国 JXK3P9
 4.  MU5101 Y   FR15JAN  SHAPEK HK3   0800 1015          E T2T2
 5.SHA/T SHA/T-021-62345678/SHANGHAI HAPPY TRAVEL/WANG ABCDEFG
 6.TL/1200/14JAN/SHA255
 7.SSR CHLD MU HK1 04APR18/P2
 8.RMK CA/PZ81QW
 9.SHA255`,
    says: {
      system: 'travelsky',
      locator: 'JXK3P9',
      passengers: ['欧阳娜娜 (whole) ADT', '王小明 (whole) CHD born 2018-04-04', '王建国 (whole) ADT'],
      segments: ['MU5101 Y 2027-01-15 SHA-PEK HK3 08:00-10:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant by XN and SSR INFT',
    text: ` 1.ZHAO/LIYING MS 2.FENG/SHAOFENG MR MWZ4T8
 3.  HU7605 Q   TU23FEB  PEKSHA HK2   0830 1045          E T2T2
 4.SSR INFT HU  HK1 PEKSHA 7605 Q23FEB FENG/XIAOBAO 01JUN25/P1
 5.XN/IN/FENG/XIAOBAO INF(JUN25)/P1
 6.OSI YY 1INF FENG/XIAOBAO INF/P1
 7.RMK CA/QQ12WE
 8.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'MWZ4T8',
      passengers: ['ZHAO/LIYING (MS) ADT', 'FENG/XIAOBAO INF born 2025-06-01 with #0', 'FENG/SHAOFENG (MR) ADT'],
      segments: ['HU7605 Q 2027-02-23 PEK-SHA HK2 08:30-10:45'],
      journeys: [[0]],
    },
  },
  {
    name: 'codeshare with sub-class, and its operating flight',
    text: ` 1.SUN/LI HTRQ5N
 2. *ZH1405 M1  TH11MAR  PEKSZX HK1   0800 1130          E T3T3 OP-CA1305
 3.  CA1306 H   MO15MAR  SZXPEK HK1   1230 1545          E T3T3
 4.BJS123`,
    says: {
      system: 'travelsky',
      locator: 'HTRQ5N',
      passengers: ['SUN/LI ADT'],
      segments: [
        'ZH1405 M (M1) 2027-03-11 PEK-SZX HK1 08:00-11:30 by CA1305',
        'CA1306 H 2027-03-15 SZX-PEK HK1 12:30-15:45',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'page marks at column 80 and a second page',
    text: ` 1.ZHOU/XUN HQ2W3E                                                             +
 2.  MF8105 Y   MO10MAY  XMNPEK HK1   0800 1055          E T3T2                -
 3.XMN/T XMN/T-0592-1234567/XIAMEN/ZHOU                                        +
 4.TL/1000/09MAY/XMN100                                                        -
 5.RMK CA/MF12QX
 6.XMN100`,
    says: {
      system: 'travelsky',
      locator: 'HQ2W3E',
      passengers: ['ZHOU/XUN ADT'],
      segments: ['MF8105 Y 2027-05-10 XMN-PEK HK1 08:00-10:55'],
      journeys: [[0]],
    },
  },
  {
    name: 'cancelled and rebooked by the airline',
    text: ` 1.高圆圆 M3N4P5
 2.  CA1501 Y   TU18MAY  PEKSHA UN1   0830 1045          E T3T2
 3.  CA1501 Y   TU18MAY  PEKSHA TK1   0900 1115          E T3T2
 4.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'M3N4P5',
      passengers: ['高圆圆 (whole) ADT'],
      segments: ['CA1501 Y 2027-05-18 PEK-SHA TK1 09:00-11:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'a name in characters beyond the common plane, one with a dot and a rare surname',
    text: ` 1.𠮷田 2.阿不都·克里木 3.仝㛃 QW3RTY
 4.  CZ6901 Y   MO24MAY  PEKURC HK3   0800 1220          E T2T3
 5.URC001`,
    says: {
      system: 'travelsky',
      locator: 'QW3RTY',
      passengers: ['𠮷田 (whole) ADT', '阿不都·克里木 (whole) ADT', '仝㛃 (whole) ADT'],
      segments: ['CZ6901 Y 2027-05-24 PEK-URC HK3 08:00-12:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'full-width letters and digits',
    text: ` 1．林晓雨　ＫＥ８ＳＸＥ
 ２．　ＣＡ１８３１　Ｙ　ＳＵ１０ＪＡＮ　ＰＥＫＳＨＡ　ＨＫ１　０７３０　０９４０　Ｅ　Ｔ３Ｔ２`,
    says: {
      system: 'travelsky',
      locator: 'KE8SXE',
      passengers: ['林晓雨 (whole) ADT'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a web page’s markup',
    text: '<pre>**ELECTRONIC TICKET PNR**<br> 1.林晓雨 KE8SXE<br/>&nbsp;2.&nbsp; CA1831 Y &nbsp; SU10JAN &nbsp;PEKSHA HK1 &nbsp; 0730 0940<br></pre>',
    says: {
      system: 'travelsky',
      locator: 'KE8SXE',
      passengers: ['林晓雨 (whole) ADT'],
      segments: ['CA1831 Y 2027-01-10 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'all on one line',
    text: '1.谷一鸣 2.侯二虎 JMJXYQ 3. *ZH1605 Y1 SU10JAN PEKDLC HK2 1025 1155 E T3-- OP-CA1605 4. CA1606 Y FR15JAN DLCPEK HK2 2100 2230 E --T3',
    says: {
      system: 'travelsky',
      locator: 'JMJXYQ',
      passengers: ['谷一鸣 (whole) ADT', '侯二虎 (whole) ADT'],
      segments: [
        'ZH1605 Y (Y1) 2027-01-10 PEK-DLC HK2 10:25-11:55 by CA1605',
        'CA1606 Y 2027-01-15 DLC-PEK HK2 21:00-22:30',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'eTerm: classes with a star and an airline of a digit first',
    text: ` 1.QIAN/YUE 2.QIAN/BO JW4MT8
 3.  9C6101 P2  SU27DEC  SHACAN DK2   0705 0935          E T1T2
 4. *HO1857 T   TH31DEC  CANSHA DK2   2010 2235          E T2T2 OP-MU9310`,
    says: {
      system: 'travelsky',
      locator: 'JW4MT8',
      passengers: ['QIAN/YUE ADT', 'QIAN/BO ADT'],
      segments: [
        '9C6101 P (P2) 2026-12-27 SHA-CAN DK2 07:05-09:35',
        'HO1857 T 2026-12-31 CAN-SHA DK2 20:10-22:35 by MU9310',
      ],
      journeys: [[0], [1]],
    },
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
    name: 'codeshare, next day, sub-class, year glued on',
    text: ` 1.ZHENG/XIAOYU MS 2.HE/RUI MR NQ5T8K
 3. *CA7561 V1  FR05FEB27PVGFRA HK2   0035 0535          E T2 T1 OP-LH729
 4.  LH728  V   SU14FEB27FRAPVG HK2   2055 1430+1        E T1 T2
 5.T/SHA/021-61234567
 6.TL/1800/30NOV/SHA666`,
    says: {
      system: 'travelsky',
      locator: 'NQ5T8K',
      passengers: ['ZHENG/XIAOYU (MS) ADT', 'HE/RUI (MR) ADT'],
      segments: [
        'CA7561 V (V1) 2027-02-05 PVG-FRA HK2 00:35-05:35 by LH729',
        'LH728 V 2027-02-14 FRA-PVG HK2 20:55-14:30+1',
      ],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'full-width figures and Chinese punctuation',
    text: `１．宋佳　ＫＭ４Ｔ８Ｑ
２．　ＭＦ８１０１　Ｙ　　ＳＵ２０ＤＥＣ　　ＸＭＮＰＥＫ　ＨＫ１　　　０８０５　１１００　　　　　Ｅ`,
    says: {
      system: 'travelsky',
      locator: 'KM4T8Q',
      passengers: ['宋佳 (whole) ADT'],
      segments: ['MF8101 Y 2026-12-20 XMN-PEK HK1 08:05-11:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'flight lines wrapped by the phone',
    text: `1.DU/MENG MS JR7KT2
2.  CA837  L   TH10DEC  PVGLHR
HK1   1120 1535          E T2T2
3.  CA838  L   SU20DEC  LHRPVG
HK1   1735 1335+1        E T2T2`,
    says: {
      system: 'travelsky',
      locator: 'JR7KT2',
      passengers: ['DU/MENG (MS) ADT'],
      segments: ['CA837 L 2026-12-10 PVG-LHR HK1 11:20-15:35', 'CA838 L 2026-12-20 LHR-PVG HK1 17:35-13:35+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a Chinese name and the locator',
    text: `1.张三 ABC123
2. CA1501 Y MO14DEC PEKSHA HK1 0830 1040`,
    says: {
      system: 'travelsky',
      locator: 'ABC123',
      passengers: ['张三 (whole) ADT'],
      segments: ['CA1501 Y 2026-12-14 PEK-SHA HK1 08:30-10:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'what a chat adds behind a flight',
    text: 'CA1831 Y MO14DEC PEKSHA HK1 0730 0940 李雷 护照E12345678',
    says: {
      system: 'travelsky',
      segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
      unread: ['CA1831 Y MO14DEC PEKSHA HK1 0730 0940 李雷 护照E12345678'],
    },
  },
  {
    name: 'TravelSky: broken before the operator and within it, and a birth date below',
    text: ` 1.石风芸 JZ8AW4
 2. *MU4266 C2  FR17SEP27MUCYVR KK1   0350 1845          E -
- OP-U27788
 3. *9C048 L   SA18SEP27YVRSYD HK1   0725 1740+1        E T3 OP-MU17
88
 4.SSR INFT MU  KK1 MUCYVR 4266 C17SEP WANG/BABY
01FEB26/P1`,
    says: {
      system: 'travelsky',
      locator: 'JZ8AW4',
      passengers: ['石风芸 (whole) ADT', 'WANG/BABY INF born 2026-02-01 with #0'],
      segments: [
        'MU4266 C (C2) 2027-09-17 MUC-YVR KK1 03:50-18:45 by U27788',
        '9C48 L 2027-09-18 YVR-SYD HK1 07:25-17:40+1 by MU1788',
      ],
      journeys: [[0, 1]],
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
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40', 'CA1858 Y 2026-12-16 SHA-PEK HK1 19:55-22:20'],
      journeys: [[0], [1]],
      unread: ['2.  CA1831 Y   SA12', 'DEC  PEKSHA HK1   0730 0940          E T3T2'],
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
  {
    name: 'eTerm with Chinese and Latin names, a gap, service lines',
    text: `RTKQ8P2X
 1.王建国 2.李美丽 3.WANG/XIAOBAO CHD KQ8P2X
 4.  MU5101 Y   MO14DEC  SHAPEK HK3   0800 1020          E T2T2
 5.    ARNK              PEKTSN
 6.  CA1234 M   FR18DEC  TSNSHA RR3   2155 0005+1        E T2T2
 7.SHA/T SHA/T 021-62000000/SHANGHAI TEST AGENCY/ZHANG SAN ABCDEFG
 8.TL/1200/13DEC/SHA001
 9.SSR FOID MU HK1 NI310101198001011234/P1
10.SSR CHLD MU HK1 14AUG18/P3
11.OSI MU CTCT13800000000
12.RMK CA/NX5Q7W`,
    says: {
      system: 'travelsky',
      locator: 'KQ8P2X',
      passengers: ['王建国 (whole) ADT', '李美丽 (whole) ADT', 'WANG/XIAOBAO CHD born 2018-08-14'],
      segments: [
        'MU5101 Y 2026-12-14 SHA-PEK HK3 08:00-10:20',
        'ARNK PEK-TSN',
        'CA1234 M 2026-12-18 TSN-SHA RR3 21:55-00:05+1',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'eTerm in full-width digits and lower case',
    text: `１。张伟　ＪＮ４Ｒ２Ｔ
２．　ｃａ１８５７　ｙ　ｍｏ１４ｄｅｃ　ｐｅｋｓｈａ　ｈｋ１　１７３０　１９４０`,
    says: {
      system: 'travelsky',
      locator: 'JN4R2T',
      passengers: ['张伟 (whole) ADT'],
      segments: ['CA1857 Y 2026-12-14 PEK-SHA HK1 17:30-19:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'midnight as 2400',
    text: ' 2.  CA1831 Y   MO14DEC  PEKSHA HK1   2400 0220          E',
    says: { system: 'travelsky', segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 00:00-02:20'], journeys: [[0]] },
  },
  {
    name: 'another weekday',
    text: ' 2.  CA1831 Y   TU14DEC  PEKSHA HK1   0730 0940          E',
    says: {
      system: 'travelsky',
      segments: ['CA1831 Y 2026-12-14 PEK-SHA HK1 07:30-09:40'],
      journeys: [[0]],
      unread: ['2.  CA1831 Y   TU14DEC  PEKSHA HK1   0730 0940          E'],
    },
  },
];
