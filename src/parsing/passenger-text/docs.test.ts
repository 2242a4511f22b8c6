import { describe, expect, it } from 'vitest';
import { parsePassengerText } from './parse-passenger-text.ts';

const TODAY = '2026-11-20';

/** A record in these tests: `airline type issuer number nationality birth gender expiry SURNAME/GIVEN/…` and marks, `-` for null. */
function told(text: string, today = TODAY): string {
  const answer = parsePassengerText(text, today);
  if ('length' in answer) return answer.map(tellOne).join(' | ');
  return tellOne(answer);
}

function tellOne(result: Extract<ReturnType<typeof parsePassengerText>, { valid: boolean }>): string {
  const { record, errors, partial } = result;
  expect(result.valid).toBe(errors.length === 0);
  const faults = errors.map((error) => `!${error}`);
  if (!record || !('surname' in record)) return ['nothing', ...faults].join(' ');
  const { airline, documentType, issuingCountry, number, nationality, birthDate, gender, expiryDate } = record;
  const fields = [airline, documentType, issuingCountry, number, nationality, birthDate, gender, expiryDate].map(
    (value) => value ?? '-',
  );
  const name = [record.surname ?? '-', ...record.givenNames].join('/').replaceAll(' ', '_');
  const marks = [
    record.title && `title=${record.title}`,
    record.infant && 'infant',
    record.primaryHolder && 'holder',
    partial && 'partial',
    record.passengerRef && `ref=${record.passengerRef}`,
  ].filter((mark) => typeof mark === 'string');
  return [...fields, name, ...marks, ...faults].join(' ');
}

const ZHANG = 'P CHN E12345678 CHN 1980-01-01 M 2030-01-01 ZHANG/SAN';

describe('DOCS lines', () => {
  it.each([
    // Amadeus: entries with dashes, displays with slashes
    ['SR DOCS YY HK1-P-CHN-E12345678-CHN-01JAN80-M-01JAN30-ZHANG-SAN/P1', `YY ${ZHANG} ref=P1`],
    ['SRDOCSYYHK1-P-CHN-E12345678-CHN-01JAN80-M-01JAN30-ZHANG-SAN', `YY ${ZHANG}`],
    ['SR DOCS YY HK1-P-CHN-E12345678-CHN-01JAN80-M-01JAN30-ZHANG-SAN-H/P2', `YY ${ZHANG} holder ref=P2`],
    ['SR DOCS LH HK1-P-CN-E12345678-CHN-01JAN1980-M-01JAN2030-ZHANG/SAN-P1', `LH ${ZHANG} ref=P1`],
    [
      'SR DOCS YY HK1-P-GBR-012345678-GBR-12JUL64-F-23AUG29-SMITHSON-MARY-ANN',
      'YY P GBR 012345678 GBR 1964-07-12 F 2029-08-23 SMITHSON/MARY/ANN',
    ],
    [
      'SRDOCSYYHK1-----17JAN54-F--QUIROZ-ELMA-FERNANDA/P1',
      'YY - - - - 1954-01-17 F - QUIROZ/ELMA/FERNANDA partial ref=P1',
    ],
    ['SR DOCS YY HK1/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/P1', `YY ${ZHANG} ref=P1`],
    [' 14 SSR DOCS LH HK1 ////01MAY88/M//THOMAS/DAVID/P1', 'LH - - - - 1988-05-01 M - THOMAS/DAVID partial ref=P1'],
    [' 18 SSR DOCS LH HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/S2', `LH ${ZHANG}`],
    [' 11 SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/P1/S2-3', `CA ${ZHANG} ref=P1`],
    // broken inside the expiry date, by a program that knows neither format
    ['SSR DOCS CA HK1 P/CHN/E12345678/CHN/01JAN80/M/01JAN3\n0/ZHANG/SAN/P1', `CA ${ZHANG} ref=P1`],
    ['SSR DOCS CA HK1 P/CHN/E12345678/CHN/01JAN80/M/01JAN20\n30/ZHANG/SAN/P1', `CA ${ZHANG} ref=P1`],
    // Sabre
    ['3DOCS/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN-1.1', `- ${ZHANG} ref=1.1`],
    ['3DOCSA/P/CN/E12345678/CN/01JAN1980/M/01JAN2030/ZHANG/SAN-2.1', `- ${ZHANG} ref=2.1`],
    ['3DOCS1/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/H-1.1', `- ${ZHANG} holder ref=1.1`],
    ['4DOCSA/DB/27AUG09/F/DAVIDSON/ANNE MARIE-4.1', '- - - - - 2009-08-27 F - DAVIDSON/ANNE_MARIE partial ref=4.1'],
    ['3DOCSA/DB/15AUG25/MI/SMITH/BABY-1.1', '- - - - - 2025-08-15 M - SMITH/BABY infant partial ref=1.1'],
    ['  1.SSR DOCS AA HK1/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', `AA ${ZHANG}`],
    // Galileo
    ['SI.P1/SSRDOCSYYHK1/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', `YY ${ZHANG} ref=P1`],
    [
      'SI.P2/SSRDOCSBAHK1/////18MAR54/F//ESTRADA/PATRICIA /EVE',
      'BA - - - - 1954-03-18 F - ESTRADA/PATRICIA/EVE partial ref=P2',
    ],
    ['SI.P1S1/DOCS*P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', `- ${ZHANG} ref=P1`],
    ['  2. SSRDOCSPS HK  1 /P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN-1OTHER/NAME', `PS ${ZHANG}`],
    // Apollo and Worldspan
    [
      '   7 SSRDOCSBRHK1/////05JAN73/F//SANTOS/RAQUEL/-1SANTOS/RAQUEL',
      'BR - - - - 1973-01-05 F - SANTOS/RAQUEL partial',
    ],
    ['GFAX-SSRDOCSETHK1/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN-1ZHANG/SAN', `ET ${ZHANG}`],
    [
      '  22 SSRDOCSDLHK1/////31MAR25/MI//BAKER/MAX/IAN-1I/BAKER/MAX IAN',
      'DL - - - - 2025-03-31 M - BAKER/MAX/IAN infant partial',
    ],
    ['@:3SSRDOCSYYHK1/N1-2/////24SEP60/M//ROSS/KEN/DEAN', 'YY - - - - 1960-09-24 M - ROSS/KEN/DEAN partial ref=1-2'],
    ['3SSRDOCSYYHK1/N1.1/P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', `YY ${ZHANG} ref=1.1`],
    // eTerm
    ['SSR DOCS CA HK1 P/CHN/E12345678/CN/1JAN80/M/01JAN30/Zhang/San/P1', `CA ${ZHANG} ref=P1`],
    [
      '11.SSR DOCS MU HK1 P/CHN/E39552731/CHN/31MAR25/MI/16NOV29/TANG/WEN/P1   ',
      'MU P CHN E39552731 CHN 2025-03-31 M 2029-11-16 TANG/WEN infant ref=P1',
    ],
    [
      '15.SSR DOCS CI HK1 P/TW/300264023/TW/16MAY64/M/30DEC36/YU/TZU CHEN MR/P1',
      'CI P TWN 300264023 TWN 1964-05-16 M 2036-12-30 YU/TZU_CHEN title=MR ref=P1',
    ],
    [
      '32.SSR DOCS MU HK1 P/CN/E52459606/CN/08AUG24/FI/02JUN30/H/TAN/JINGYU/P1',
      'MU P CHN E52459606 CHN 2024-08-08 F 2030-06-02 TAN/JINGYU infant holder ref=P1',
    ],
    ['336.SSR DOCS AA HK1 P/CHN/E12345678/CHN/01JAN80/M/01JAN30/ZHANG/SAN/H/P20', `AA ${ZHANG} holder ref=P20`],
    ['11.SSR DOCS KA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN INF/P4', `KA ${ZHANG} infant ref=P4`],
    [
      'SSR DOCS HX HK1 P/US/463576705/US/25Aug70/F/27Sep29/OVERTON/JEN ELIZAMISS/H/P1',
      'HX P USA 463576705 USA 1970-08-25 F 2029-09-27 OVERTON/JEN_ELIZA title=MISS holder ref=P1',
    ],
    // without the words before them
    ['P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', `- ${ZHANG}`],
    ['P-CHN-E12345678-CHN-01JAN80-M-01JAN30-ZHANG-SAN', `- ${ZHANG}`],
    ['P CHN E12345678 CHN 01JAN80 M 01JAN30 ZHANG SAN', `- ${ZHANG}`],
    ['////01MAY88/M//THOMAS/DAVID', '- - - - - 1988-05-01 M - THOMAS/DAVID partial'],
    ['DB/01MAY88/M/THOMAS/DAVID', '- - - - - 1988-05-01 M - THOMAS/DAVID partial'],
  ])('%s', (text, record) => {
    expect(told(text)).toBe(record);
  });
});

describe('disfigured DOCS lines', () => {
  const line = 'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/P1';
  const record = `CA ${ZHANG} ref=P1`;
  it.each([
    ['in small letters', line.toLowerCase()],
    ['in full-width characters', line.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))],
    ['quoted', `> ${line}`],
    ['quoted twice', `>> > ${line}`],
    ['from a chat export', `[2026/11/20 10:32] 王经理: ${line}`],
    ['with blanks around the slashes', line.replaceAll('/', ' / ')],
    ['with tabs', line.replaceAll(' ', '\t')],
    ['with slashes lost', 'SSR DOCS CA HK1 P CN E12345678 CN 01JAN80 M 01JAN30 ZHANG SAN'.concat(' P1')],
    ['numbered by hand', `1) ${line}`],
    ['behind a heading', `护照信息：${line}`],
    ['with text behind', `${line}  请尽快出票`],
    ['with an invisible mark', `\uFEFF${line}\u200B`],
    ['with other line ends', `${line}\r\n`],
  ])('%s', (_, text) => {
    expect(told(text)).toBe(record);
  });
});

describe('wrapped DOCS lines', () => {
  it.each([
    [
      'Amadeus breaks within words',
      '  9 SSR DOCS QR HK1 P/USA/498670229/USA/23MAY76/M/07AUG32/HABTEM\n       ARIAM/BINYAM MEKON/S2',
      'QR P USA 498670229 USA 1976-05-23 M 2032-08-07 HABTEMARIAM/BINYAM_MEKON',
    ],
    [
      'Amadeus, its indentation lost',
      '17 SSR DOCS LH HK1 P/LBN/2390602/LBN/19JAN64/M/05NOV37/BEAINI/H\nADI',
      'LH P LBN 2390602 LBN 1964-01-19 M 2037-11-05 BEAINI/HADI',
    ],
    [
      'blanks before column 80 of eTerm are real',
      '19.SSR DOCS CA HK1 P/USA/548785735/USA/20JUN00/M/06NOV36/MCDERMOTT/RYAN         \n     PATRICK/P4',
      'CA P USA 548785735 USA 2000-06-20 M 2036-11-06 MCDERMOTT/RYAN_PATRICK ref=P4',
    ],
    [
      'eTerm moves a passenger number to the next line',
      '20.SSR DOCS CA HK1 P/USA/548785732/USA/07FEB02/M/06NOV31/MCDERMOTT/JAMES RILEY  \n    /P2 ',
      'CA P USA 548785732 USA 2002-02-07 M 2031-11-06 MCDERMOTT/JAMES_RILEY ref=P2',
    ],
    [
      'eTerm fills column 80 with a letter',
      '20.SSR DOCS CA HK1 P/USA/548785732/USA/07FEB02/M/06NOV31/MCDERMOTT/JAMES RILEYAN\n    NA/P2 ',
      'CA P USA 548785732 USA 2002-02-07 M 2031-11-06 MCDERMOTT/JAMES_RILEYANNA ref=P2',
    ],
    [
      'eTerm ends a page',
      ' 9.SSR DOCS KA HK1 P/CN/E50735319/CN/18APR88/M/27JAN37/KOH/KIN CHUAN LINA       +\n     /P3',
      'KA P CHN E50735319 CHN 1988-04-18 M 2037-01-27 KOH/KIN_CHUAN_LINA ref=P3',
    ],
    [
      'a slash on both sides of the break',
      '8.SSR DOCS KA HK1 P/CN/1236573698741/CN/25SEP86/M/30APR36/WANG/\n/XIAO/P4',
      'KA P CHN 1236573698741 CHN 1986-09-25 M 2036-04-30 WANG/XIAO ref=P4',
    ],
    [
      'Galileo ends a part with a hyphen',
      '  1. SSRDOCSRJ HK  1 /P/JOR/K1234567/JOR/02FEB80/M/11MAR35/ALSH-\n                     EHRI/ALI/OMAR-1OTHER/NAME',
      'RJ P JOR K1234567 JOR 1980-02-02 M 2035-03-11 ALSHEHRI/ALI/OMAR',
    ],
    [
      'Apollo breaks without indentation',
      '   5 SSRDOCSTKHK1/P/USA/471878161/USA/07AUG55/F/23JUN30/PILRAM/A\nLICE/JO-1PILRAM/ALICE JO',
      'TK P USA 471878161 USA 1955-08-07 F 2030-06-23 PILRAM/ALICE/JO',
    ],
    [
      'Sabre puts the name in a column between',
      'GENERAL FACTS\n  1.SSR DOCS W3 HK1/DB/08AUG57/F/O  1.1 OKAFOR/ANGELA ADA\n    KAFOR/ANGELA ADA',
      'W3 - - - - 1957-08-08 F - OKAFOR/ANGELA_ADA partial ref=1.1',
    ],
    [
      'Sabre wraps three times',
      '  1.SSR DOCS BT HK1/P/FR/123456789  2.1 VERYLONGLASTNAME/VERYLO\n    1/FR/15AUG1980/MI/30SEP2030/VE\n    RYLONGLASTNAME/VERYLONGFIRSTNA\n    ME/MIDDLE/H',
      'BT P FRA 1234567891 FRA 1980-08-15 M 2030-09-30 VERYLONGLASTNAME/VERYLONGFIRSTNAME/MIDDLE infant holder ref=2.1',
    ],
    [
      "Galileo's hyphen before the passenger's number",
      'SI.P1/SSRDOCSYYHK1/P/JO/A1234567/JO/01JAN80/F/01JAN30/HUSSEIN/JORDAN/H-\n1.1',
      'YY P JOR A1234567 JOR 1980-01-01 F 2030-01-01 HUSSEIN/JORDAN holder ref=1.1',
    ],
    [
      'a chat program breaks a name: it is joined and told',
      'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/XI\nAOMING',
      'CA P CHN E12345678 CHN 1980-01-01 M 2030-01-01 ZHANG/XIAOMING !name',
    ],
    [
      'a greeting below is no name',
      'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN\nTHANKS',
      `CA ${ZHANG}`,
    ],
    [
      'HTML that a mail left',
      'SSR DOCS CA HK1 P&#47;CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN<br>SSR&nbsp;DOCS AA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN',
      `CA ${ZHANG} | AA ${ZHANG}`,
    ],
    [
      'several of Sabre, with other facts between',
      '  1.SSR DOCS UA HK1/DB/06MAR48/M/A  1.1 ADEYEMI/ELI UDO\n    DEYEMI/ELI UDO\n  2.SSR DOCA UA HK1/R/US            1.1 ADEYEMI/ELI UDO\n  3.SSR DOCS UA HK1/DB/04FEB58/F/A  2.1 ADEYEMI/DIMA\n    DEYEMI/DIMA',
      'UA - - - - 1948-03-06 M - ADEYEMI/ELI_UDO partial ref=1.1 | UA - - - - 1958-02-04 F - ADEYEMI/DIMA partial ref=2.1',
    ],
    [
      'two on one line',
      '336.SSR DOCS AA HK1 P/CHN/E12345678/CHN/01JAN80/M/01JAN30/ZHANG/SAN/P20   337.SSR DOCS AA HK1 P/CHN/E12345678/CHN/01JAN80/M/01JAN30/ZHANG/SAN/P19',
      `AA ${ZHANG} ref=P20 | AA ${ZHANG} ref=P19`,
    ],
    [
      'among segments and names of a booking',
      ' 1.ZHANG/SAN MR KFB63Z\n 2.  AA178  O   SU27DEC  MCOLAX HK1   1612 1842          E\nSSR DOCS AA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN MR/P1',
      `AA ${ZHANG} title=MR ref=P1`,
    ],
  ])('%s', (_, text, record) => {
    expect(told(text)).toBe(record);
  });
});

describe('faults of a DOCS line', () => {
  it.each([
    ['an unknown country', 'P/XQ/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', '!country'],
    ['no country', 'P//E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN', '!country'],
    ['no number', 'P/CN//CN/01JAN80/M/01JAN30/ZHANG/SAN', '!number'],
    ['a number with a stroke', 'P/CN/E1234_678/CN/01JAN80/M/01JAN30/ZHANG/SAN', '!number'],
    ['a masked birth date', 'P/CN/E12345678/CN/XXXXXXX/M/01JAN30/ZHANG/SAN', '!birth-date'],
    ['a day that does not exist', 'P/CN/E12345678/CN/30FEB80/M/01JAN30/ZHANG/SAN', '!birth-date'],
    ['a birth in the future', 'P/CN/E12345678/CN/01JAN2040/M/01JAN30/ZHANG/SAN', '!future-birth'],
    ['an unknown sex', 'P/CN/E12345678/CN/01JAN80/Q/01JAN30/ZHANG/SAN', '!gender'],
    ['no expiry', 'P/CN/E12345678/CN/01JAN80/M/ZHANG/SAN', '!expiry-date'],
    ['an expiry that does not exist', 'P/CN/E12345678/CN/01JAN80/M/31NOV30/ZHANG/SAN', '!expiry-date'],
    ['an expired document', 'P/CN/E12345678/CN/01JAN80/M/19NOV26/ZHANG/SAN', '!expired'],
    ['no given name', 'P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG', '!name'],
    ['a digit in the name', 'P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/S4N', '!name'],
    [
      'a wrong check digit of an identity card',
      'I/CN/110101199003078516/CN/07MAR90/M/01JAN30/ZHANG/SAN',
      '!check-digit',
    ],
    ['several', 'P/XQ/E12345678/CN/32JAN80/Q/01JAN20/ZHANG/SAN', '!country !birth-date !gender !expired'],
    ['too little to read', 'P/CN/', '!format'],
  ])('%s is named', (_, details, faults) => {
    expect(
      told(`SSR DOCS CA HK1 ${details}`)
        .split(' ')
        .filter((word) => word.startsWith('!'))
        .join(' '),
    ).toBe(faults);
  });

  it('reads a short year of birth as of this century unless the year is later than the current one, and tells a birthday to come', () => {
    const birth = (date: string) => told(`DB/${date}/M/SMITH/JOHN`).split(' ')[5];
    expect([birth('20NOV26'), birth('21NOV26'), birth('01JAN27')]).toEqual(['2026-11-20', '2026-11-21', '1927-01-01']);
  });

  it('is fine with a document that ends today', () => {
    expect(told('SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/20NOV26/ZHANG/SAN')).not.toContain('!');
  });
});
