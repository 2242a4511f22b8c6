import type { PnrCase } from './told.ts';

/** Texts in the shape of Sabre, read on 20 November 2026. */
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
];
