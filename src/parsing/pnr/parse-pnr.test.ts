import { describe, expect, it } from 'vitest';
import { AMADEUS_CASES, ODD_AMADEUS } from '../../../tests/parsing/pnr/tables/amadeus.ts';
import { APOLLO_CASES, ODD_APOLLO } from '../../../tests/parsing/pnr/tables/apollo.ts';
import { GALILEO_CASES, ODD_GALILEO } from '../../../tests/parsing/pnr/tables/galileo.ts';
import { NO_SYSTEM_CASES } from '../../../tests/parsing/pnr/tables/no-system.ts';
import { ODD_SABRE, SABRE_CASES } from '../../../tests/parsing/pnr/tables/sabre.ts';
import { ODD_TRAVELSKY, TRAVELSKY_CASES } from '../../../tests/parsing/pnr/tables/travelsky.ts';
import { ODD_WORLDSPAN, WORLDSPAN_CASES } from '../../../tests/parsing/pnr/tables/worldspan.ts';
import { type PnrCase, type Told, told } from '../../../tests/parsing/pnr/told.ts';
import { parsePnr } from './parse-pnr.ts';

/** A Friday; the test cases' years depend on it. */
const TODAY = '2026-11-20';
const NOTHING: Told = { system: null, locator: null, passengers: [], segments: [], journeys: [], unread: [] };

const TABLES: Record<string, readonly PnrCase[]> = {
  Amadeus: [...AMADEUS_CASES, ...ODD_AMADEUS],
  Sabre: [...SABRE_CASES, ...ODD_SABRE],
  Galileo: [...GALILEO_CASES, ...ODD_GALILEO],
  Apollo: [...APOLLO_CASES, ...ODD_APOLLO],
  Worldspan: [...WORLDSPAN_CASES, ...ODD_WORLDSPAN],
  TravelSky: [...TRAVELSKY_CASES, ...ODD_TRAVELSKY],
  'no one system': NO_SYSTEM_CASES,
};

describe.each(Object.entries(TABLES))('%s', (_name, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_case, { text, says }) => {
    expect(told(parsePnr(text, TODAY))).toEqual({ ...NOTHING, ...says });
  });
});

describe('the year of a printed date', () => {
  const dateOf = (printed: string, today: string) => {
    const [segment] = parsePnr(` 1 DL 401Y ${printed} ATLLHR HK1   800P  900A|*`, today).segments;
    return segment?.date ?? null;
  };

  it.each([
    ['20NOV', '2026-11-20', '2026-11-20'],
    ['19NOV', '2026-11-20', '2026-11-19'],
    ['22OCT', '2026-11-20', '2027-10-22'],
    ['15NOV', '2026-11-20', '2027-11-15'],
    // Two days beyond the sales horizon, so that the past one is meant.
    ['17NOV', '2026-11-20', '2026-11-17'],
    ['01JAN', '2026-12-31', '2027-01-01'],
    ['31DEC', '2027-01-01', '2026-12-31'],
    ['29FEB', '2027-06-01', '2028-02-29'],
    ['29FEB', '2026-06-01', null],
    ['31APR', '2026-11-20', null],
  ])('%s on %s is %s', (printed, today, date) => expect(dateOf(printed, today)).toBe(date));

  it.each([
    ['25OCT 1', '2027-10-25'],
    ['25OCT 7', '2026-10-25'],
    ['10NOV 3', '2027-11-10'],
    ['10NOV 2', '2026-11-10'],
    ['15NOV 1', '2027-11-15'],
    ['15NOV 7', '2026-11-15'],
    ['22NOV 7', '2026-11-22'],
    ['01SEP 2', '2026-09-01'],
  ])('is the one to come that the weekday fits, else the last: %s on 2026-11-20 is %s', (printed, date) => {
    const line = `  1  BR 031 C ${printed} JFKTPE HK1  0020 0540  77W E 0 M`;
    const { segments, unread } = parsePnr(line, '2026-11-20');
    expect([segments[0]?.date, unread]).toEqual([date, []]);
  });

  it('says so when no year fits the weekday', () => {
    const line = '1 DL 401Y 10JAN M ATLLHR HK1  800P 900A  11JAN T /DCDL /E';
    const { segments, unread } = parsePnr(line, '2026-11-20');
    expect([segments[0]?.date, unread]).toEqual(['2027-01-10', [line]]);
  });

  it('lies behind for a flight that was flown', () => {
    const [flown] = parsePnr('  2  QF 001 Y 01SEP 2 SYDSIN         FLWN', '2026-11-20').segments;
    expect([flown?.date, flown?.status]).toEqual(['2026-09-01', 'FLWN']);
    const [undated] = parsePnr('  2  QF 001 Y 01SEP SYDSIN         FLWN', '2026-11-20').segments;
    expect(undated?.date).toBe('2026-09-01');
  });
});

describe('a name that ends like a title', () => {
  const namedOf = (printed: string, docs = '') => {
    const lines = [
      'RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR',
      `  1.${printed}`,
      '  2  CX 400 Y 10DEC 4 HKGTPE HK1       1  0900 1045  333 E 0 M',
      docs && `  3 SSR DOCS CX HK1 P/GBR/123456789/GBR/12MAY80/${docs}/P1`,
    ];
    const [traveller] = parsePnr(lines.join('\n'), '2026-11-20').passengers;
    return [traveller?.name, traveller?.title ?? null, traveller?.otherName ?? null];
  };

  it.each([
    ['BROWN/WILLIAMS', 'M/01JAN31/BROWN/WILLIAMS', 'BROWN/WILLIAMS', null],
    ['BROWN/WILLIAMS', 'F/01JAN31/BROWN/WILLIAMS', 'BROWN/WILLIAMS', null],
    ['BROWN/WILLIAMS', 'M/01JAN31/BROWN/BILL', 'BROWN/WILLIAMS', null],
    ['BROWN/ADAMS', 'F/01JAN31/BROWN/ADA', 'BROWN/ADA', 'MS'],
    ['BROWN/PHILAMS', 'M/01JAN31/BROWN/PHILAMS', 'BROWN/PHILAMS', null],
    ['TABRIZI/SHAMS', 'F/01JAN31/TABRIZI/SHAMS', 'TABRIZI/SHAMS', null],
    ['TABRIZI/SHAMS', 'F/01JAN31/TABRIZI/SHA', 'TABRIZI/SHA', 'MS'],
  ])('is %s with DOCS %s as the document spells it', (printed, docs, name, title) => {
    expect(namedOf(printed, docs)).toEqual([name, title, null]);
  });

  it('may be either where no document tells, and is sure with a title apart', () => {
    expect(namedOf('BROWN/WILLIAMS')).toEqual(['BROWN/WILLIAMS', null, { givenName: 'WILLIA', title: 'MS' }]);
    expect(namedOf('TABRIZI/SHAMS')).toEqual(['TABRIZI/SHAMS', null, { givenName: 'SHA', title: 'MS' }]);
    expect(namedOf('ALI/QAMR')).toEqual(['ALI/QAMR', null, { givenName: 'QA', title: 'MR' }]);
    expect(namedOf('BROWN/WILLIAMS MR')).toEqual(['BROWN/WILLIAMS', 'MR', null]);
    expect(namedOf('LI/NAMS')).toEqual(['LI/NA', 'MS', null]);
  });
});

describe('somebody in two PNRs of a text', () => {
  const peopleOf = (...names: string[]) => {
    const pnrs = names.map((name, i) => [
      `RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCAT${i}`,
      `  1.${name}`,
      `  2  CX 40${i} Y 10DEC 4 HKGTPE HK1       1  0900 1045  333 E 0 M`,
    ]);
    const { passengers } = parsePnr(pnrs.flat().join('\n'), '2026-11-20');
    return passengers.map(({ name, title, otherName }) => [name, title, otherName?.givenName ?? null]);
  };

  it.each([
    ['KUMAR/PRIYANKAMS', 'KUMAR/PRIYANKA MS'],
    ['KUMAR/PRIYANKA MS', 'KUMAR/PRIYANKAMS'],
  ])('is one, with the title that one of them has apart: %s, %s', (...names) => {
    expect(peopleOf(...names)).toEqual([['KUMAR/PRIYANKA', 'MS', null]]);
  });

  it('stays in doubt where neither tells', () => {
    expect(peopleOf('KUMAR/PRIYANKAMS', 'KUMAR/PRIYANKAMS')).toEqual([['KUMAR/PRIYANKAMS', null, 'PRIYANKA']]);
  });
});

describe('ü in a name', () => {
  const nameOf = (printed: string, document = '') => {
    const lines = [
      'RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR',
      `  1.${printed}`,
      '  2  CX 400 Y 10DEC 4 HKGTPE HK1       1  0900 1045  333 E 0 M',
      document && `  3 SSR DOCS CX HK1 P/${document}/P1`,
    ];
    const { passengers, unread } = parsePnr(lines.join('\n'), '2026-11-20');
    expect(unread).toEqual([`1.${printed}`]);
    return passengers[0]?.name;
  };

  it.each([
    ['LÜ/JING', 'LYU/JING'],
    ['Lü/Jing MR', 'LYU/JING'],
    ['LÜ/JINGMS', 'LYU/JING'],
    ['WANG/XIAO LÜ', 'WANG/XIAO LYU'],
    ['MÜLLER/ANNA', 'MUELLER/ANNA'],
    ['LÜKE/ANNA', 'LUEKE/ANNA'],
    ['LÜ/ANNA', 'LUE/ANNA'],
  ])('is told by its syllables, and to be looked at: %s is %s', (printed, name) => {
    expect(nameOf(printed)).toBe(name);
  });

  it.each([
    ['LÜ/ANNA', 'CHN/E12345678/CHN/12MAY80/F/01JAN31/LYU/ANNA', 'LYU/ANNA'],
    ['LÜ/JING', 'DEU/C01X00T47/DEU/12MAY80/F/01JAN31/LUE/JING', 'LUE/JING'],
  ])('is as the nationality of the document has it: %s with %s', (printed, document, name) => {
    expect(nameOf(printed, document)).toBe(name);
  });
});

describe('journeys', () => {
  const journeysOf = (...lines: string[]) => parsePnr(lines.join('\n'), '2026-11-20').journeys;

  it('go on for 24 hours on the ground and not a minute longer', () => {
    const first = ' 1 DL 401Y 10JAN ATLLHR HK1   800P  900A|*';
    expect(journeysOf(first, ' 2 BA 100Y 12JAN LHRCDG HK1   900A 1100A *')).toEqual([[0, 1]]);
    expect(journeysOf(first, ' 2 BA 100Y 12JAN LHRCDG HK1   901A 1100A *')).toEqual([[0], [1]]);
  });

  it('end where the next flight leaves from elsewhere, and at a gap', () => {
    const first = ' 1 DL 401Y 10JAN ATLLHR HK1   800P  900A|*';
    expect(journeysOf(first, ' 2 BA 100Y 11JAN LGWCDG HK1   200P  400P *')).toEqual([[0], [1]]);
    expect(journeysOf(first, ' 2   ARNK', ' 3 BA 100Y 11JAN LHRCDG HK1   200P  400P *')).toEqual([[0], [2]]);
  });

  it.each(['UN', 'UC', 'UU', 'US', 'NO', 'HX', 'XX', 'XK'])('leave out flights that are %s', (status) => {
    expect(journeysOf(` 1 DL 401Y 10JAN ATLLHR ${status}1   800P  900A|*`)).toEqual([]);
  });

  it('go on over a cancelled flight between two that stay', () => {
    const lines = [
      ' 1 DL 401Y 10JAN ATLLHR HK1   800P  900A|*',
      ' 2 BA 100Y 11JAN LHRCDG HX1   200P  400P *',
      ' 3 BA 102Y 11JAN LHRCDG HK1   500P  700P *',
    ];
    expect(journeysOf(...lines)).toEqual([[0, 2]]);
  });
});
