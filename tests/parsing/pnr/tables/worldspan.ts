import type { PnrCase } from '../told.ts';

/** Complete texts in Worldspan format, parsed as of 20 November 2026. */
export const WORLDSPAN_CASES: readonly PnrCase[] = [
  {
    name: 'a record with header and the weekday before the cities',
    text: `1P-2UVGJW
 1.1MORENO/CLARA*ADT
 1 HP2017Y 10JAN SU MCIPHX HK1 645A 833A/O $HP$
 2 HP2598Y 15JAN FR PHXMCI HK1 1019A 149P/O $HP$
P- 1.M1L816 555-5369-T/AGENCY TRAVEL/CASSIE
T-1.TAW/00/04DEC
TKG FAX-NOT PRICED FARE TYPE EX`,
    says: {
      system: 'worldspan',
      locator: '2UVGJW',
      passengers: ['MORENO/CLARA ADT'],
      segments: ['HP2017 Y 2027-01-10 MCI-PHX HK1 06:45-08:33', 'HP2598 Y 2027-01-15 PHX-MCI HK1 10:19-13:49'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'names after a hyphen with a dotted title',
    text: `-HARLAN/TINA.MS
-HARLAN/JOE.MR
 1 DL 401Y 10JAN ATLLHR HK2   800P  900A|*      SU/MO   E  1`,
    says: {
      system: 'worldspan',
      passengers: ['HARLAN/TINA (MS) ADT', 'HARLAN/JOE (MR) ADT'],
      segments: ['DL401 Y 2027-01-10 ATL-LHR HK2 20:00-09:00+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'types of several given names',
    text: `1P-3KLMNO
-QUINN/AMY MRS/DANMSTR*ADT/C04
 1 DL 401Y 10JAN SU ATLLHR HK2   800P  900A#1`,
    says: {
      system: 'worldspan',
      locator: '3KLMNO',
      passengers: ['QUINN/AMY (MRS) ADT', 'QUINN/DAN (MSTR) CHD aged 4'],
      segments: ['DL401 Y 2027-01-10 ATL-LHR HK2 20:00-09:00+1'],
      journeys: [[0]],
    },
  },
  {
    name: 'a day of month apart from its month',
    text: `1P-4KLMNO
-ROTH/MAXMR
1 HP2017Y 15 JAN FR MCIPHX HK1 645A 833A/O $HP$`,
    says: {
      system: 'worldspan',
      locator: '4KLMNO',
      passengers: ['ROTH/MAX (MR) ADT'],
      segments: ['HP2017 Y 2027-01-15 MCI-PHX HK1 06:45-08:33'],
      journeys: [[0]],
    },
  },
  {
    name: 'only names and flights',
    text: `-ADEYEMI/TOLU.MR
1 BA  75Y 10JAN LHRLOS HK1 1045A  620P *      SU   E
2 BA  74Y 15JAN LOSLHR HK1 1045P  505A|*      FR/SA   E`,
    says: {
      system: 'worldspan',
      passengers: ['ADEYEMI/TOLU (MR) ADT'],
      segments: ['BA75 Y 2027-01-10 LHR-LOS HK1 10:45-18:20', 'BA74 Y 2027-01-15 LOS-LHR HK1 22:45-05:05+1'],
      journeys: [[0], [1]],
    },
  },
  {
    name: 'the next day as a hash',
    text: `1P-5KLMNP
-SORIA/EVA.MS
 1 IB6251Y 10JAN SU MADJFK HK1  1150A  205P
 2 IB6250Y 15JAN FR JFKMAD HK1   540P  655A#1`,
    says: {
      system: 'worldspan',
      locator: '5KLMNP',
      passengers: ['SORIA/EVA (MS) ADT'],
      segments: ['IB6251 Y 2027-01-10 MAD-JFK HK1 11:50-14:05', 'IB6250 Y 2027-01-15 JFK-MAD HK1 17:40-06:55+1'],
      journeys: [[0], [1]],
    },
  },
];

/** The same as pasted by agents: broken, from chats and mails, with rare lines. */
export const ODD_WORLDSPAN: readonly PnrCase[] = [
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
];
