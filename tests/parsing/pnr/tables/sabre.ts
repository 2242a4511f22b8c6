import type { PnrCase } from '../told.ts';

/** Complete texts in Sabre format, parsed as of 20 November 2026. */
export const SABRE_CASES: readonly PnrCase[] = [
  {
    name: 'a whole record',
    text: ` 1.1LINDQVIST/ERIK MR  2.1LINDQVIST/SARA MRS
 1 SK 903V 12DEC J ARNEWR*HK2  1015A 1245P /DCSK*QWE7TY /E
 2 UA 512V 12DEC J EWRDEN*HK2   315P  535P /DCUA*K2LM9P /E
 3   ARNK
 4 SK 936X 20DEC S SFOCPH HK2   530P  130P  21DEC M
                                               /DCSK*QWE7TY /E
TKT/TIME LIMIT
  1.TAW/25NOV
PHONES
  1.STO 08-123456-A
PASSENGER EMAIL DATA EXISTS  *PE TO DISPLAY ALL
AA FACTS
  1.SSR ADTK 1S TO SK BY 22NOV26/1900Z OTHERWISE WILL BE XXLD
  2.SSR OTHS 1S PLS ADV PSGR MOBILE AND/OR EMAIL AS SSR CTCM/CT
    CE
REMARKS
  1.CLIENT PAYS BY CARD
RECEIVED FROM - ERIK
7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H`,
    says: {
      system: 'sabre',
      locator: 'QGHTRE',
      passengers: ['LINDQVIST/ERIK (MR) ADT', 'LINDQVIST/SARA (MRS) ADT'],
      segments: [
        'SK903 V 2026-12-12 ARN-EWR HK2 10:15-12:45',
        'UA512 V 2026-12-12 EWR-DEN HK2 15:15-17:35',
        'ARNK',
        'SK936 X 2026-12-20 SFO-CPH HK2 17:30-13:30+1',
      ],
      journeys: [[0, 1], [3]],
    },
  },
  {
    name: 'weekdays as letters',
    text: ` 1 LX 038Y 24DEC Q ZRHSFO HK1   110P  405P /DCLX*ABCDEF /E
 2 LX 039Y 10JAN S SFOZRH HK1   715P  345P  11JAN M
                                               /DCLX*ABCDEF /E
AAAA.AAAA*ABC 1000/18NOV26 HGFDSA H`,
    says: {
      system: 'sabre',
      locator: 'HGFDSA',
      segments: ['LX38 Y 2026-12-24 ZRH-SFO HK1 13:10-16:05', 'LX39 Y 2027-01-10 SFO-ZRH HK1 19:15-15:45+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'weekdays as digits and a 24-hour clock',
    text: ` 1.1SOKOLOVA/IRINA
 1 SU 269V 10JAN 7 SVOGVA HK1  1405  1455  /DCSU*EZQRLX /E
 2 SU 274Q 15JAN 5 GVASVO HK1  2250  0410   16JAN 6 /DCSU*EZQRLX /E
B1CG.B1CG*A41 0357/18NOV26 WTRISC H`,
    says: {
      system: 'sabre',
      locator: 'WTRISC',
      passengers: ['SOKOLOVA/IRINA ADT'],
      segments: ['SU269 V 2027-01-10 SVO-GVA HK1 14:05-14:55', 'SU274 Q 2027-01-15 GVA-SVO HK1 22:50-04:10+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'two given names of one item',
    text: ` 1.2PARK/MIN SEO MS/JI HO MSTR  2.1PARK/SUNG MR
 1 KE  17Y 10JAN S ICNLAX HK3   230P  820A /DCKE*ABCDE2 /E`,
    says: {
      system: 'sabre',
      passengers: ['PARK/MIN SEO (MS) ADT', 'PARK/JI HO (MSTR) ADT', 'PARK/SUNG (MR) ADT'],
      segments: ['KE17 Y 2027-01-10 ICN-LAX HK3 14:30-08:20'],
      journeys: [[0]],
    },
  },
  {
    name: 'an infant and children of several spellings',
    text: ` 1.1FERRARI/LUCA  2.1FERRARI/GIULIA*C-11
 3.1FERRARI/MATTEO*P-C08  4.1FERRARI/NINA*CNN
 5.I/1FERRARI/PIA*04MAY26
 1 AZ 608Y 10JAN S FCOJFK HK4  1010A  200P /DCAZ*LKJHGF /E
AB12.AB12*AQQ 1347/16NOV26 LKJHGF H`,
    says: {
      system: 'sabre',
      locator: 'LKJHGF',
      passengers: [
        'FERRARI/LUCA ADT',
        'FERRARI/GIULIA CHD aged 11',
        'FERRARI/MATTEO CHD aged 8',
        'FERRARI/NINA CHD',
        'FERRARI/PIA INF born 2026-05-04 with #0',
      ],
      segments: ['AZ608 Y 2027-01-10 FCO-JFK HK4 10:10-14:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'the operating airline in two spellings',
    text: ` 1 AC5954K 01DEC T ORDAMS HK1   605P  920A  02DEC W /DCAC /E
OPERATED BY/EXPLOITE PAR   UA
ONLINE CONNECTING TRAFFIC
 2 AA4821K 10JAN S ORDSTL HK1   558P  722P /DCAA*CLK26C /E
OPERATED BY /AA EAGLE
ORD CHECK-IN WITH CHECK IN WITH AMERICAN TERM 3
 3 DL4300K 15JAN F STLJFK HK1   558P  922P /DCDL*CLK26C /E
OPERATED BY SKYWEST DBA DELTA CONNECTION`,
    says: {
      system: 'sabre',
      segments: [
        'AC5954 K 2026-12-01 ORD-AMS HK1 18:05-09:20+1 by UA',
        'AA4821 K 2027-01-10 ORD-STL HK1 17:58-19:22 by AA EAGLE',
        'DL4300 K 2027-01-15 STL-JFK HK1 17:58-21:22 by SKYWEST DBA DELTA CONNECTION',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'married groups between the cities and the status',
    text: ` 1 AF1169L 10MAR W MANCDG*  3/1 HK2   745P 1010P /DCAF*5JV97Q
                                                            /E
 2 AF 990V 10MAR W CDGJNB*  3/2 HK2  1125P  955A  11MAR Q
                                               /DCAF*5JV97Q /E`,
    says: {
      system: 'sabre',
      segments: ['AF1169 L 2027-03-10 MAN-CDG HK2 19:45-22:10', 'AF990 V 2027-03-10 CDG-JNB HK2 23:25-09:55+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a star before the cities',
    text: ` 1 AA5289O 24DEC Q*MYRCLT HK1  1109A 1214P /DCAA*SGFWAG /E
 2 AA 758O 24DEC Q CLTLHR*HK1   430P  915A  25DEC F /DCAA*SGFWAG /E`,
    says: {
      system: 'sabre',
      segments: ['AA5289 O 2026-12-24 MYR-CLT HK1 11:09-12:14', 'AA758 O 2026-12-24 CLT-LHR HK1 16:30-09:15+1'],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'noon and midnight',
    text: ` 1 D81843H 10JAN S SWFDUB SS1 1200N 1159P /DCD8 /E
 2 EI 680W 15JAN F DUBGVA SS1 1200M 300A /DCEI /E
 3 EI 681W 28FEB S GVADUB SS1 1230A 130A /DCEI /E`,
    says: {
      system: 'sabre',
      segments: [
        'D81843 H 2027-01-10 SWF-DUB SS1 12:00-23:59',
        'EI680 W 2027-01-15 DUB-GVA SS1 00:00-03:00',
        'EI681 W 2027-02-28 GVA-DUB SS1 00:30-01:30',
      ],
      journeys: [[0], [1], [2]],
    },
  },
  {
    name: 'an open flight with times',
    text: ` 1.1LEVI/NOA
 1 LY 311S 10JAN 7 TLVLHR HK1  0915  1245  /DCLY*PLQC3A /E
 2 LYOPENS 28FEB 7 LHRTLV DS1  1450 2105
6QWE.6QWE*A76 1327/18NOV26 NKNQRP H`,
    says: {
      system: 'sabre',
      locator: 'NKNQRP',
      passengers: ['LEVI/NOA ADT'],
      segments: ['LY311 S 2027-01-10 TLV-LHR HK1 09:15-12:45', 'OPEN LY S 2027-02-28 LHR-TLV DS1 14:50-21:05'],
      journeys: [[0]],
    },
  },
  {
    name: 'a hotel and other elements between flights',
    text: `NO NAMES
 1 BT 303Y 10JAN S RIXHEL SS1  1220P  125P /DCBT /E
 2  HTL AS 10JAN S NN1  HEL/OUT15JAN/KING SUITE/DBLB/MODR/TA0557
8602/CF-
 3  OTH YY 14JAN Q GK1  HEL
 4 BT 304Y 15JAN F HELRIX SS1   220P  325P /DCBT /E
L3XX.L3XX*AWS 1142/18NOV26`,
    says: {
      system: 'sabre',
      segments: ['BT303 Y 2027-01-10 RIX-HEL SS1 12:20-13:25', 'BT304 Y 2027-01-15 HEL-RIX SS1 14:20-15:25'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'refused and cancelled flights are in no journey',
    text: ` 1 DL 167Y 10JAN S SEANRT HK1  1254P  340P  11JAN M /DCDL*ABCDEF /E
 2 DL 275Y 15JAN F NRTMNL HX1   455P  855P /DCDL*ABCDEF /E
 3 DL 276Y 28FEB S NRTSEA UC1   455P  855A /DCDL*ABCDEF /E`,
    says: {
      system: 'sabre',
      segments: [
        'DL167 Y 2027-01-10 SEA-NRT HK1 12:54-15:40+1',
        'DL275 Y 2027-01-15 NRT-MNL HX1 16:55-20:55',
        'DL276 Y 2027-02-28 NRT-SEA UC1 16:55-08:55',
      ],
      journeys: [[0]],
    },
  },
  {
    name: 'a first line with the locator asked for',
    text: `*KLMNOP«
 1.1DASILVA/RUI
 1 TP 201Y 10JAN S LISEWR HK1   505P  800P /DCTP*KLMNOP /E`,
    says: {
      system: 'sabre',
      locator: 'KLMNOP',
      passengers: ['DASILVA/RUI ADT'],
      segments: ['TP201 Y 2027-01-10 LIS-EWR HK1 17:05-20:00'],
      journeys: [[0]],
    },
  },
  {
    name: 'class and number apart',
    text: ` 1 UT579 N 10JAN 7 VKOAER HK1  2350  0200   11JAN 1  /DCUT*IDNQGK /E
7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRF H`,
    says: {
      system: 'sabre',
      locator: 'QGHTRF',
      segments: ['UT579 N 2027-01-10 VKO-AER HK1 23:50-02:00+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'an extra seat is nobody',
    text: ` 1.2OKAFOR/CHIDI MR/EXST  2.1OKAFOR/ADA MRS
 1 BA  74Y 10JAN S LOSLHR HK3  1045P  505A  11JAN M /DCBA*ABCDE2 /E`,
    says: {
      system: 'sabre',
      passengers: ['OKAFOR/CHIDI (MR) ADT', 'OKAFOR/ADA (MRS) ADT'],
      segments: ['BA74 Y 2027-01-10 LOS-LHR HK3 22:45-05:05+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'Sabre on one line, the operator among the flights',
    text: '1 AC5954K 01DEC T ORDAMS HK1 605P 920A 02DEC W /DCAC /E OPERATED BY UNITED AIRLINES 2 KQ 117H 02DEC W AMSNBO HK1 835P 640A 03DEC Q /DCKQ /E',
    says: {
      system: 'sabre',
      segments: [
        'AC5954 K 2026-12-01 ORD-AMS HK1 18:05-09:20+1 by UNITED AIRLINES',
        'KQ117 H 2026-12-02 AMS-NBO HK1 20:35-06:40+1',
      ],
      journeys: [[0, 1]],
    },
  },
  {
    name: 'a flight that lands before it starts',
    text: ` 1 NZ 10Y 10JAN S AKLHNL HK1  1150P 950A  10JAN S /DCNZ*ABCDEF /E
 2 UA 200Y 15JAN F GUMHNL HK1   735A 600P  14JAN Q /DCUA*ABCDEF /E`,
    says: {
      system: 'sabre',
      segments: ['NZ10 Y 2027-01-10 AKL-HNL HK1 23:50-09:50', 'UA200 Y 2027-01-15 GUM-HNL HK1 07:35-18:00-1'],
      journeys: [[0], [1]],
    },
  },
];

/** The same as pasted by agents: broken, from chats and mails, with rare lines. */
export const ODD_SABRE: readonly PnrCase[] = [
  {
    name: 'the end of a name that looks like a command',
    text: ` 1.1DASILVA/RU
I
 1 BA 100Y 12FEB F LHRJFK HK6  845A  215P /DCBA*8K3LMN /E`,
    says: {
      system: 'sabre',
      passengers: ['DASILVA/RU ADT'],
      segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'],
      journeys: [[0]],
      unread: ['I'],
    },
  },
  {
    name: 'the end of a name that looks like a hired car',
    text: ` 1.1LINDGREN/OS
CAR MR
 1 BA 100Y 12FEB F LHRJFK HK6  845A  215P /DCBA*8K3LMN /E`,
    says: {
      system: 'sabre',
      passengers: ['LINDGREN/OS ADT'],
      segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'],
      journeys: [[0]],
      unread: ['CAR MR'],
    },
  },
  {
    name: 'a segment broken by the phone after its city pair',
    text: `1.1GARCIA/LUIS MR
1 DL 856V 11JAN 1 SANJFK*HK1
1139A  815P /DCDL*GYJAFF /E
6X2C.6X2C*AGL 0357/10NOV26 KLMNOP`,
    says: {
      system: 'sabre',
      locator: 'KLMNOP',
      passengers: ['GARCIA/LUIS (MR) ADT'],
      segments: ['DL856 V 2027-01-11 SAN-JFK HK1 11:39-20:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'a flight with an impossible hour is told and its time left out',
    text: ` 1.1GARCIA/LUIS MR
 1 DL 856V 11JAN 1 SANJFK*HK1  2539  815P /DCDL*GYJAFF /E`,
    says: {
      system: 'sabre',
      passengers: ['GARCIA/LUIS (MR) ADT'],
      segments: ['DL856 V 2027-01-11 SAN-JFK HK1'],
      journeys: [[0]],
      unread: ['1 DL 856V 11JAN 1 SANJFK*HK1  2539  815P /DCDL*GYJAFF /E'],
    },
  },
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
    name: 'a chat export from a telephone number',
    text: `20/11/2026, 10:32 - +44 7700 900123: 1.1HOLM/EVA MRS
20/11/2026, 10:32 - +44 7700 900123: 1 SK 903V 12DEC J ARNEWR HK1  1015A 1245P /DCSK /E
20/11/2026, 10:32 - +44 7700 900123: 2 SK 904V 20DEC S EWRARN HK1   530P  730A  21DEC M /DCSK /E
20/11/2026, 10:32 - +44 7700 900123: 7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H`,
    says: {
      system: 'sabre',
      locator: 'QGHTRE',
      passengers: ['HOLM/EVA (MRS) ADT'],
      segments: ['SK903 V 2026-12-12 ARN-EWR HK1 10:15-12:45', 'SK904 V 2026-12-20 EWR-ARN HK1 17:30-07:30+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'flights that wrap inside a time, a city pair and a date',
    text: ` 1.1HOLM/EVA MRS
 1 SK 903V 12DEC J ARN
EWR*HK1  1015A 12
45P /DCSK*QWE7TY /E
 2 SK 904V 20DEC S EWRARN*HK1   530P  730A  21D
EC M
7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H`,
    says: {
      system: 'sabre',
      locator: 'QGHTRE',
      passengers: ['HOLM/EVA (MRS) ADT'],
      segments: ['SK903 V 2026-12-12 ARN-EWR HK1 10:15-12:45', 'SK904 V 2026-12-20 EWR-ARN HK1 17:30-07:30+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a name that is none beside one that is',
    text: ` 1.1HOLM/EVA MRS  2.1HOLM4/X
 1 SK 903V 12DEC J ARNEWR HK1  1015A 1245P /DCSK /E
 2 SK 904V 20DEC S EWRARN HK1   530P  730A  21DEC M /DCSK /E
7XYZ.7XYZ*AEL 0357/20NOV26 QGHTRE H`,
    says: {
      system: 'sabre',
      locator: 'QGHTRE',
      passengers: ['HOLM/EVA (MRS) ADT'],
      segments: ['SK903 V 2026-12-12 ARN-EWR HK1 10:15-12:45', 'SK904 V 2026-12-20 EWR-ARN HK1 17:30-07:30+1'],
      journeys: [[0], [1]],
      unread: ['1.1HOLM/EVA MRS  2.1HOLM4/X'],
    },
  },
  {
    name: 'a family return on one carrier',
    text: ` 1.2DELACRUZ/JOSE MR/MARIA MRS  2.1DELACRUZ/ANGEL MSTR*C08
 1 PR 336Y 20DEC S MNLPVG HK3   810A 1205P /DCPR*PJ8TRV /E
 2 PR 337Y 27DEC S PVGMNL HK3   105P  500P /DCPR*PJ8TRV /E
TKT/TIME LIMIT
  1.TAW25NOV/
PHONES
  1.MNL632-8555-0190-A
RECEIVED FROM - P
B4T0.B4T0*AMG 0322/19NOV26 YLKQTA H`,
    says: {
      system: 'sabre',
      locator: 'YLKQTA',
      passengers: ['DELACRUZ/JOSE (MR) ADT', 'DELACRUZ/MARIA (MRS) ADT', 'DELACRUZ/ANGEL (MSTR) CHD aged 8'],
      segments: ['PR336 Y 2026-12-20 MNL-PVG HK3 08:10-12:05', 'PR337 Y 2026-12-27 PVG-MNL HK3 13:05-17:00'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a lap infant with I/ and a DOCS line',
    text: ` 1.1IBRAHIM/FATIMA MRS  2.I/1IBRAHIM/OMAR*03MAR26
 1 MS 955L 08DEC T CAICAN HK1  1130P  255P  09DEC W /DCMS*7TQ2LK /E
 2 MS 956L 22DEC T CANCAI HK1  1145P  530A  23DEC W /DCMS*7TQ2LK /E
GENERAL FACTS
  1.SSR INFT MS KK1 CAICAN0955L08DEC/IBRAHIM/OMAR/03MAR26
  2.SSR DOCS MS HK1/P/EGY/A27716205/EGY/09SEP91/F/14APR30/IBRAHIM
    /FATIMA
RECEIVED FROM - P
7Y1A.7Y1A*AHM 0910/18NOV26 MQFZTL H`,
    says: {
      system: 'sabre',
      locator: 'MQFZTL',
      passengers: ['IBRAHIM/FATIMA (MRS) ADT born 1991-09-09', 'IBRAHIM/OMAR INF born 2026-03-03 with #0'],
      segments: ['MS955 L 2026-12-08 CAI-CAN HK1 23:30-14:55+1', 'MS956 L 2026-12-22 CAN-CAI HK1 23:45-05:30+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an arrival date that was lost',
    text: ` 1.1SILVA/BRUNO MR
 1 LA8084Y 15MAR M GRULHR HK1  1115P  145P /DCLA*XW2KPT /E
K4RB.K4RB*ABR 1922/16NOV26 NBVCXZ`,
    says: {
      system: 'sabre',
      locator: 'NBVCXZ',
      passengers: ['SILVA/BRUNO (MR) ADT'],
      segments: ['LA8084 Y 2027-03-15 GRU-LHR HK1 23:15-13:45?'],
      journeys: [[0]],
      unread: ['1 LA8084Y 15MAR M GRULHR HK1  1115P  145P /DCLA*XW2KPT /E'],
    },
  },
  {
    name: 'Sabre: a margin before all lines, of which a name broke, and a page mark within a list',
    text: `      6TVED9
       1.1WU/XIAOMING  2.1LI/JOHNMR  3.1MUELLER/CHIDI MR  4.I/1MUE
      LLER/MIA*04APR26
       1 MU4767N 09AUG M FRABKK HK3   925A  735P  10AUG T  /E
      TKT/TIME LIMIT
      )>
        1.TAW25NOV/
      A1B2.A1B2*AXX 0357/18NOV26 6TVED9`,
    says: {
      system: 'sabre',
      locator: '6TVED9',
      passengers: [
        'WU/XIAOMING ADT',
        'LI/JOHN (MR) ADT',
        'MUELLER/CHIDI (MR) ADT',
        'MUELLER/MIA INF born 2026-04-04 with #2',
      ],
      segments: ['MU4767 N 2027-08-09 FRA-BKK HK3 09:25-19:35+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'Sabre: a star before a status whose seats stand apart, and all in one line',
    text: '1.1TANAKA/SAN MR 1 CA5708F 23MAR T FRAPEK SS1   650A  140A  24MAR W /DCCA*9LKPYZ /E 2 CX  26Z 22APR 4 CAN SHA*HK 1   140A 1215P  /E A1B2.A1B2*AXX 0357/18NOV26 9LKPY6 H',
    says: {
      system: 'sabre',
      locator: '9LKPY6',
      passengers: ['TANAKA/SAN (MR) ADT'],
      segments: ['CA5708 F 2027-03-23 FRA-PEK SS1 06:50-01:40+1', 'CX26 Z 2027-04-22 CAN-SHA HK1 01:40-12:15'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a seat of its own for an infant and for a cello',
    text: ` 1.1MEYER/TOM MR  2.1MEYER/EXST  3.1MEYER/LEA*INS
 1 LH 400Y 14DEC M FRAJFK HK3  1025A  105P /DCLH*AABBCC /E`,
    says: {
      system: 'sabre',
      passengers: ['MEYER/TOM (MR) ADT', 'MEYER/LEA INF'],
      segments: ['LH400 Y 2026-12-14 FRA-JFK HK3 10:25-13:05'],
      journeys: [[0]],
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
    name: 'noon and midnight',
    text: ` 1 DL 100Y 12DEC J JFKLAX HK1  1200M  315A /DCDL /E
 2 DL 102Y 13DEC S LAXJFK HK1  1200N  830P /DCDL /E`,
    says: {
      system: 'sabre',
      segments: ['DL100 Y 2026-12-12 JFK-LAX HK1 00:00-03:15', 'DL102 Y 2026-12-13 LAX-JFK HK1 12:00-20:30'],
      journeys: [[0], [1]],
    },
  },
];
