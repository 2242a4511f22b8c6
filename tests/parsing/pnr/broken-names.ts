import type { PnrCase } from './told.ts';

const AMADEUS_FLIGHT = '  7  BA 100 Y 12FEB 5 LHRJFK HK6       1  0845 1415   12FEB  E  BA/8K3LMN';
const SABRE_FLIGHT = ' 1 BA 100Y 12FEB F LHRJFK HK6  845A  215P /DCBA*8K3LMN /E';
const TRAVELSKY_FLIGHT = ' 4.  BA 100 Y   FR12FEB  LHRJFK HK6   0845 1415          E T3T3';
const FLOWN = { segments: ['BA100 Y 2027-02-12 LHR-JFK HK6 08:45-14:15'], journeys: [[0]] };

/** Names that a program broke inside a word: read together, and told where nothing shows whether a blank was lost. */
export const BROKEN_NAMES: readonly PnrCase[] = [
  {
    name: 'given names broken where a blank may have been',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZN
  1.VANDERBERG/MARIA ELENA MRS   2.KRISHNAMURTHY/VENKATARAMAN
SUBRAMANIAM MR
${AMADEUS_FLIGHT}`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: ['VANDERBERG/MARIA ELENA (MRS) ADT', 'KRISHNAMURTHY/VENKATARAMANSUBRAMANIAM (MR) ADT'],
      ...FLOWN,
      unread: ['SUBRAMANIAM MR'],
    },
  },
  {
    name: 'a surname broken in a line that another is wider than',
    text: `RP/LONXX2100/LONXX2100 AA/GS 18NOV26/0912Z 5TQ8ZN
  1.VANDERBERG/MARIA ELENA MRS   2.OKONKWO/CHUKWUEMEKA MR   3.DE LA CRUZ
/JUAN CARLOS MR   4.HERNANDEZ/ANA MISS   5.LI/XIAO MSTR   6.KRISHNAMURTH
Y/VENKATARAMAN SUBRAMANIAM MR
${AMADEUS_FLIGHT}`,
    says: {
      system: 'amadeus',
      locator: '5TQ8ZN',
      passengers: [
        'VANDERBERG/MARIA ELENA (MRS) ADT',
        'OKONKWO/CHUKWUEMEKA (MR) ADT',
        'DE LA CRUZ/JUAN CARLOS (MR) ADT',
        'HERNANDEZ/ANA (MISS) ADT',
        'LI/XIAO (MSTR) ADT',
        'KRISHNAMURTHY/VENKATARAMAN SUBRAMANIAM (MR) ADT',
      ],
      ...FLOWN,
    },
  },
  {
    name: 'a locator broken behind its first character',
    text: ` 1.KRISHNAMURTHY/VENKATARAMAN MR 2.HERNANDEZ/ANA MISS 3.LI/XIAO MR K\nX3M9P\n${TRAVELSKY_FLIGHT}`,
    says: {
      system: 'travelsky',
      locator: 'KX3M9P',
      passengers: ['KRISHNAMURTHY/VENKATARAMAN (MR) ADT', 'HERNANDEZ/ANA (MISS) ADT', 'LI/XIAO (MR) ADT'],
      ...FLOWN,
    },
  },
  {
    name: 'the end of a name that looks like a command',
    text: ` 1.1DASILVA/RU\nI\n${SABRE_FLIGHT}`,
    says: { system: 'sabre', passengers: ['DASILVA/RU ADT'], ...FLOWN, unread: ['I'] },
  },
  {
    name: 'the end of a name that looks like a hired car',
    text: ` 1.1LINDGREN/OS\nCAR MR\n${SABRE_FLIGHT}`,
    says: { system: 'sabre', passengers: ['LINDGREN/OS ADT'], ...FLOWN, unread: ['CAR MR'] },
  },
  {
    name: 'a bracket that is never closed',
    text: ` 1.王小明(UM0\n8) HX6QK2\n${TRAVELSKY_FLIGHT}`,
    says: { system: 'travelsky', passengers: ['王小明 (whole) CHD aged 0'], ...FLOWN, unread: ['1.王小明(UM0'] },
  },
  {
    name: 'a bracket with the locator broken behind it',
    text: ` 1.侯二虎 2.LI/MING(CHD) H\nX6QK2\n${TRAVELSKY_FLIGHT}`,
    says: { system: 'travelsky', locator: 'HX6QK2', passengers: ['侯二虎 (whole) ADT', 'LI/MING CHD'], ...FLOWN },
  },
  {
    name: 'two messages on one line',
    text: `[10:32, 20/11/2026] Ann: 1.1SMITH/JOHN MR [10:33, 20/11/2026] Ann: 1 BA 100Y 12FEB F LHRJFK HK6  845A  215P /DCBA*8K3LMN /E`,
    says: { system: 'sabre', passengers: ['SMITH/JOHN (MR) ADT'], ...FLOWN },
  },
  {
    name: 'a message within a message',
    text: `[20/11/2026, 10:32] Ann: [20/11/2026, 10:31] Bob: 1.张伟 KX3M9P\n${TRAVELSKY_FLIGHT}`,
    says: { system: 'travelsky', locator: 'KX3M9P', passengers: ['张伟 (whole) ADT'], ...FLOWN },
  },
];
