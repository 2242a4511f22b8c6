import type { PnrCase } from './told.ts';

const LONDON = 'AA100 Y 2026-12-12 JFK-LHR HK1 18:30-06:40+1';
const SABRE = ` 1.1SMITH/JOHN MR
 1 AA 100Y 12DEC J JFKLHR HK1   630P  640A  13DEC S /DCAA*ABCDEF /E`;
const SHANGHAI = 'CA1831 Y 2026-12-12 PEK-SHA HK1 07:30-09:40';

/** How messengers and mail programs head what is copied out of them. */
export const ODD_HEADINGS: readonly PnrCase[] = [
  {
    name: 'WhatsApp on Android',
    text: `19/11/2026, 18:02 - Ann Lee:  1.1SMITH/JOHN MR
19/11/2026, 18:02 - Ann Lee:  1 AA 100Y 12DEC J JFKLHR HK1   630P  640A  13DEC S /DCAA*ABCDEF /E`,
    says: { system: 'sabre', passengers: ['SMITH/JOHN (MR) ADT'], segments: [LONDON], journeys: [[0]] },
  },
  {
    name: 'WhatsApp in the United States',
    text: `[11/19/26, 6:02:11 PM] Ann Lee:  1.1SMITH/JOHN MR
 1 AA 100Y 12DEC J JFKLHR HK1   630P  640A  13DEC S /DCAA*ABCDEF /E`,
    says: { system: 'sabre', passengers: ['SMITH/JOHN (MR) ADT'], segments: [LONDON], journeys: [[0]] },
  },
  {
    name: 'WhatsApp in Germany',
    text: `[19.11.26, 18:02:11] Ann Lee:  1.1SMITH/JOHN MR
 1 AA 100Y 12DEC J JFKLHR HK1   630P  640A  13DEC S /DCAA*ABCDEF /E`,
    says: { system: 'sabre', passengers: ['SMITH/JOHN (MR) ADT'], segments: [LONDON], journeys: [[0]] },
  },
  {
    name: 'Telegram',
    text: `Ann Lee, [19.11.2026 18:02]\n${SABRE}`,
    says: {
      system: 'sabre',
      passengers: ['SMITH/JOHN (MR) ADT'],
      segments: [LONDON],
      journeys: [[0]],
      unread: ['Ann Lee, [19.11.2026 18:02]'],
    },
  },
  {
    name: 'a forwarded mail with its heads and a locator in the subject',
    text: `From: Ann Lee <ann@example.com>
Sent: Thursday, November 19, 2026 6:02 PM
To: Desk <desk@example.com>
Subject: Fwd: PNR QWERTZ please issue

${SABRE}

Best regards,
Ann Lee | Senior Travel Consultant
T +1 212 555 0100 | www.example.com
This message is confidential.`,
    says: {
      system: 'sabre',
      passengers: ['SMITH/JOHN (MR) ADT'],
      segments: [LONDON],
      journeys: [[0]],
      unread: [
        'From: Ann Lee <ann@example.com>',
        'Sent: Thursday, November 19, 2026 6:02 PM',
        'To: Desk <desk@example.com>',
        'Subject: Fwd: PNR QWERTZ please issue',
        'Best regards,',
        'Ann Lee | Senior Travel Consultant',
        'T +1 212 555 0100 | www.example.com',
        'This message is confidential.',
      ],
    },
  },
  {
    name: 'WeChat, the sender before the text',
    text: '小王：1.张三 KXYZ12\n小王：2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2',
    says: {
      system: 'travelsky',
      locator: 'KXYZ12',
      passengers: ['张三 (whole) ADT'],
      segments: [SHANGHAI],
      journeys: [[0]],
    },
  },
  {
    name: 'a heading in Chinese and a question in the same message',
    text: '帮忙看下这个PNR：\n1.张三 KXYZ12\n2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2\n多少钱？',
    says: {
      system: 'travelsky',
      locator: 'KXYZ12',
      passengers: ['张三 (whole) ADT'],
      segments: [SHANGHAI],
      journeys: [[0]],
      unread: ['帮忙看下这个PNR：', '多少钱？'],
    },
  },
  {
    name: 'the terminal’s prompts and page marks',
    text: '▶RT KXYZ12\n 1.张三 KXYZ12\n 2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2\n 3.PEK099\n▶PN\n>',
    says: {
      system: 'travelsky',
      locator: 'KXYZ12',
      passengers: ['张三 (whole) ADT'],
      segments: [SHANGHAI],
      journeys: [[0]],
    },
  },
];

/** Names that seldom occur. */
export const ODD_NAMES: readonly PnrCase[] = [
  {
    name: 'hyphens, particles and apostrophes',
    text: `RP/AMSNL2100/AMSNL2100            AA/SU  18NOV26/1833Z   AMS4K9
  1.SMITH-JONES/ANNA-MARIA MS   2.VAN DER BERG/JAN MR   3.D'ARC/JEANNE MISS
  2  KL 641 Y 12DEC 6 AMSJFK HK3          1300 1515   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'AMS4K9',
      passengers: ['SMITH-JONES/ANNA-MARIA (MS) ADT', 'VAN DER BERG/JAN (MR) ADT', "D'ARC/JEANNE (MISS) ADT"],
      segments: ['KL641 Y 2026-12-12 AMS-JFK HK3 13:00-15:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'types and an infant in brackets side by side',
    text: `RP/AMSNL2100/AMSNL2100            AA/SU  18NOV26/1833Z   AMS4K8
  1.SMITH/JOHN MR(ADT)(INF/TIM/10OCT25)   2.SMITH/AMY MISS(CHD)
  3  KL 641 Y 12DEC 6 AMSJFK HK2          1300 1515   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'AMS4K8',
      passengers: ['SMITH/JOHN (MR) ADT', 'SMITH/TIM INF born 2025-10-10 with #0', 'SMITH/AMY (MISS) CHD'],
      segments: ['KL641 Y 2026-12-12 AMS-JFK HK2 13:00-15:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'a group in Amadeus',
    text: `RP/AMSNL2100/AMSNL2100            AA/SU  18NOV26/1833Z   AMS4K7
  0. 13SCHOOL TRIP   NM: 2
  1.BAKKER/EVA MS   2.VISSER/TOM MR
  3  KL 641 G 12DEC 6 AMSJFK HK15         1300 1515   *1A/E*`,
    says: {
      system: 'amadeus',
      locator: 'AMS4K7',
      passengers: ['BAKKER/EVA (MS) ADT', 'VISSER/TOM (MR) ADT'],
      segments: ['KL641 G 2026-12-12 AMS-JFK HK15 13:00-15:15'],
      journeys: [[0]],
    },
  },
  {
    name: 'a name behind its number with blanks, in Chinese, with titles and kinds',
    text: ` 1. 张三 2. 李四 MR 3. 王小明(CHD) 4. 赵小宝CHD KXYZ31
 5.  CA1831 Y   SA12DEC  PEKSHA HK4   0730 0940          E T3T2
 6.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ31',
      passengers: ['张三 (whole) ADT', '李四 (whole) (MR) ADT', '王小明 (whole) CHD', '赵小宝 (whole) CHD'],
      segments: ['CA1831 Y 2026-12-12 PEK-SHA HK4 07:30-09:40'],
      journeys: [[0]],
    },
  },
  {
    name: 'traditional characters and a name mixed with letters',
    text: ` 1.陳大文 2.林怡君 3.CHAN/TAIMAN MR KXYZ32
 4.  CX 347 Y   SA12DEC  PEKHKG HK3   0800 1150          E T3T1
 5.HKG099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ32',
      passengers: ['陳大文 (whole) ADT', '林怡君 (whole) ADT', 'CHAN/TAIMAN (MR) ADT'],
      segments: ['CX347 Y 2026-12-12 PEK-HKG HK3 08:00-11:50'],
      journeys: [[0]],
    },
  },
  {
    name: 'unaccompanied minor',
    text: ` 1.王小明(UM8) KXYZ33
 2.  CA1831 Y   SA12DEC  PEKSHA HK1   0730 0940          E T3T2
 3.PEK099`,
    says: {
      system: 'travelsky',
      locator: 'KXYZ33',
      passengers: ['王小明 (whole) CHD aged 8'],
      segments: [SHANGHAI],
      journeys: [[0]],
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
    name: 'a child that only its birth date tells, by DOCS without its number',
    text: ` 1.1KHAN/SARA MRS  2.1KHAN/ZOYA MISS
 1 EK 601Y 14DEC M KHIDXB HK2  1025A 1205P /DCEK*AABBCC /E
GENERAL FACTS
  1.SSR DOCS EK HK1/P/PAK/AB1234567/PAK/09JAN90/F/01FEB30/KHAN/SARA
  2.SSR DOCS EK HK1/P/PAK/AB7654321/PAK/03MAR19/F/01FEB30/KHAN/ZOYA
KHI1.KHI1*AAA 0357/10NOV26 KHIPNR`,
    says: {
      system: 'sabre',
      locator: 'KHIPNR',
      passengers: ['KHAN/SARA (MRS) ADT born 1990-01-09', 'KHAN/ZOYA (MISS) CHD born 2019-03-03'],
      segments: ['EK601 Y 2026-12-14 KHI-DXB HK2 10:25-12:05'],
      journeys: [[0]],
    },
  },
  {
    name: 'a remark in capitals below a full DOCS line that names its traveller',
    text: `RP/LONXX2100/LONXX2100            KL/SU  18NOV26/0912Z   QX7T4M
  1.CHAN/TAI MAN MR   2.WONG/SIU LING MS
  3  PG 902 N 22DEC 2 HKGBKK HK2  840A 1025A 22DEC  E  PG/QX7T4M
SSR DOCS PG HK1 P/CN/K12345678/CN/14MAR85/M/14MAY32/CHAN/TAI MAN/P1
ASAP PLS, CLIENT WAITS`,
    says: {
      system: 'amadeus',
      locator: 'QX7T4M',
      passengers: ['CHAN/TAI MAN (MR) ADT born 1985-03-14', 'WONG/SIU LING (MS) ADT'],
      segments: ['PG902 N 2026-12-22 HKG-BKK HK2 08:40-10:25'],
      journeys: [[0]],
      unread: ['ASAP PLS, CLIENT WAITS'],
    },
  },
];
