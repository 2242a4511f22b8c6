import type { PnrCase } from './told.ts';

/** Sabre displays as agents paste them into mails and chats. */
export const FRESH_SABRE: readonly PnrCase[] = [
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
    name: 'married flights, codeshare and arrival dates',
    text: `1.1OBRIEN/SEAN MR
 1 AA6130N 11JAN M BOSLHR*SS1   910P  835A  12JAN T /DCAA /E
OPERATED BY BRITISH AIRWAYS
 2 AA6480N 12JAN T LHRDUB*SS1  1105A 1225P /DCAA /E
OPERATED BY BRITISH AIRWAYS
 3 EI 137N 26JAN T DUBBOS HK1   220P  415P /DCEI*2KXQWM /E
3KQA.3KQA*ARB 1044/17NOV26 TRZLPD`,
    says: {
      system: 'sabre',
      locator: 'TRZLPD',
      passengers: ['OBRIEN/SEAN (MR) ADT'],
      segments: [
        'AA6130 N 2027-01-11 BOS-LHR SS1 21:10-08:35+1 by BRITISH AIRWAYS',
        'AA6480 N 2027-01-12 LHR-DUB SS1 11:05-12:25 by BRITISH AIRWAYS',
        'EI137 N 2027-01-26 DUB-BOS HK1 14:20-16:15',
      ],
      journeys: [[0, 1], [2]],
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
    name: 'an unaccompanied child by its own birth date',
    text: `1.1KIM/MINJUN*P-C10
1 OZ 362Y 17JAN S PVGICN HK1 1235P 340P /DCOZ*8MZK4T /E
6XQB.6XQB*ASL 2201/15NOV26 GHVBNW`,
    says: {
      system: 'sabre',
      locator: 'GHVBNW',
      passengers: ['KIM/MINJUN CHD aged 10'],
      segments: ['OZ362 Y 2027-01-17 PVG-ICN HK1 12:35-15:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'a gap and an open return',
    text: ` 1.1VAN DER MEER/JORIS MR
 1 KL 895X 09DEC W AMSPVG HK1   540P 1115A  10DEC Q /DCKL*N4ZK9Q /E
 2   ARNK
 3 KL 898X 20DEC S PEKAMS HK1  1120A  400P /DCKL*N4ZK9Q /E
 4 KLOPENX AMSLHR
F9CE.F9CE*AKL 0915/12NOV26 QXTRBM`,
    says: {
      system: 'sabre',
      locator: 'QXTRBM',
      passengers: ['VAN DER MEER/JORIS (MR) ADT'],
      segments: [
        'KL895 X 2026-12-09 AMS-PVG HK1 17:40-11:15+1',
        'ARNK',
        'KL898 X 2026-12-20 PEK-AMS HK1 11:20-16:00',
        'OPEN KL X AMS-LHR',
      ],
      journeys: [[0], [2]],
    },
  },
  {
    name: 'pasted through a mail that quotes and wraps',
    text: `On Thu, Nov 19, 2026 at 4:12 PM Dana Cole <dana@coletravel.example> wrote:
> 1.1COLE/REBECCA MS
>  1 UA 857M 30NOV M SFOPVG HK1   140P  725P  01DEC T
> /DCUA*K9T2ML /E
>  2 UA 858M 08DEC T PVGSFO HK1   935P  405P
> /DCUA*K9T2ML /E
> 5ABC.5ABC*ADC 1512/19NOV26 LPQRST`,
    says: {
      system: 'sabre',
      locator: 'LPQRST',
      passengers: ['COLE/REBECCA (MS) ADT'],
      segments: ['UA857 M 2026-11-30 SFO-PVG HK1 13:40-19:25+1', 'UA858 M 2026-12-08 PVG-SFO HK1 21:35-16:05'],
      journeys: [[0], [1]],
      unread: ['On Thu, Nov 19, 2026 at 4:12 PM Dana Cole <dana@coletravel.example> wrote:'],
    },
  },
  {
    name: 'columns lost to single blanks',
    text: `1.1PETROV/IVAN MR 2.1PETROVA/OLGA MRS
1 SU 204 Y 19JAN T SVOPEK HK2 705P 820A 20JAN W /DCSU*6QRMZP /E
2 SU 205 Y 26JAN T PEKSVO HK2 1010A 130P /DCSU*6QRMZP /E`,
    says: {
      system: 'sabre',
      passengers: ['PETROV/IVAN (MR) ADT', 'PETROVA/OLGA (MRS) ADT'],
      segments: ['SU204 Y 2027-01-19 SVO-PEK HK2 19:05-08:20+1', 'SU205 Y 2027-01-26 PEK-SVO HK2 10:10-13:30'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'an airline of a digit and hotels to be left out',
    text: ` 1.1CHEN/YIFAN MS
 1 9C8515V 24DEC Q PVGKIX HK1   830A 1145A /DC9C /E
 2 HHT HI OSA 24DEC-27DEC HK1 HOLIDAY INN
 3 9C8516V 27DEC S KIXPVG HK1  1245P  230P /DC9C /E
4RTC.4RTC*AYF 0301/10NOV26 WNDKQL`,
    says: {
      system: 'sabre',
      locator: 'WNDKQL',
      passengers: ['CHEN/YIFAN (MS) ADT'],
      segments: ['9C8515 V 2026-12-24 PVG-KIX HK1 08:30-11:45', '9C8516 V 2026-12-27 KIX-PVG HK1 12:45-14:30'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'a group booking with its name',
    text: `1.C/15ALPINE SKI
2.2MULLER/FRANZ MR/ERIKA MRS
 1 OS  64G 14FEB S PVGVIE GK15  1225A  525A /DCOS /E
 2 OS  63G 21FEB S VIEPVG GK15   120P  650A  22FEB M /DCOS /E
X7TB.X7TB*AGR 1130/01NOV26 GGTWZK`,
    says: {
      system: 'sabre',
      locator: 'GGTWZK',
      passengers: ['MULLER/FRANZ (MR) ADT', 'MULLER/ERIKA (MRS) ADT'],
      segments: ['OS64 G 2027-02-14 PVG-VIE GK15 00:25-05:25', 'OS63 G 2027-02-21 VIE-PVG GK15 13:20-06:50+1'],
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
    name: 'unable and no-action statuses',
    text: ` 1.1HASSAN/YUSUF MR
 1 QR 870Y 02DEC W DOHPVG UC1   230A  350P /DCQR /E
 2 QR 872Y 02DEC W DOHPVG HK1   820A  930P /DCQR*4LTZQM /E
 3 QR 871Y 16DEC W PVGDOH NO1  1150P  455A  17DEC Q /DCQR /E
2QDA.2QDA*AYH 0620/19NOV26 DRTGHY`,
    says: {
      system: 'sabre',
      locator: 'DRTGHY',
      passengers: ['HASSAN/YUSUF (MR) ADT'],
      segments: [
        'QR870 Y 2026-12-02 DOH-PVG UC1 02:30-15:50',
        'QR872 Y 2026-12-02 DOH-PVG HK1 08:20-21:30',
        'QR871 Y 2026-12-16 PVG-DOH NO1 23:50-04:55+1',
      ],
      journeys: [[1]],
    },
  },
  {
    name: 'out of WeChat with senders and times',
    text: `小李 11-19 10:32
 1.1ZHOU/HAN MR
 1 CX 365Y 06DEC S PVGHKG HK1   800P 1050P /DCCX*5QKTPM /E
 2 CX 872Y 07DEC M HKGSFO HK1   105A 1005P  06DEC S /DCCX*5QKTPM /E
小李 11-19 10:33
帮忙看下还有位子吗`,
    says: {
      system: 'sabre',
      passengers: ['ZHOU/HAN (MR) ADT'],
      segments: ['CX365 Y 2026-12-06 PVG-HKG HK1 20:00-22:50', 'CX872 Y 2026-12-07 HKG-SFO HK1 01:05-22:05-1'],
      journeys: [[0, 1]],
      unread: ['小李 11-19 10:32', '小李 11-19 10:33', '帮忙看下还有位子吗'],
    },
  },
  {
    name: 'two PNRs of one party',
    text: ` 1.1LARSEN/METE MS
 1 SK 997Y 12DEC J CPHPVG HK1   525P 1045A  13DEC S /DCSK*T9KQ2M /E
AB12.AB12*ALM 0800/18NOV26 KJHGFD

 1.1NIELSEN/BO MR
 1 SK 997Y 12DEC J CPHPVG HK1   525P 1045A  13DEC S /DCSK*T9KQ3N /E
AB12.AB12*ALM 0802/18NOV26 POIUYT`,
    says: {
      system: 'sabre',
      locator: 'KJHGFD',
      passengers: ['LARSEN/METE (MS) ADT', 'NIELSEN/BO (MR) ADT'],
      segments: ['SK997 Y 2026-12-12 CPH-PVG HK1 17:25-10:45+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a year glued behind a far date',
    text: ` 1.1ADEYEMI/FOLA MRS
 1 ET 685V 04APR S PEKADD HK1   1235A  635A /DCET*M3KLQZ /E
 2 ET 901V 04APR S ADDLOS HK1   840A 1145A /DCET*M3KLQZ /E
S1DB.S1DB*AFA 1333/20NOV26 VFRTGB H`,
    says: {
      system: 'sabre',
      locator: 'VFRTGB',
      passengers: ['ADEYEMI/FOLA (MRS) ADT'],
      segments: ['ET685 V 2027-04-04 PEK-ADD HK1 00:35-06:35', 'ET901 V 2027-04-04 ADD-LOS HK1 08:40-11:45'],
      journeys: [[0, 1]],
    },
  },
];
