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

/** A Friday; the years of the cases follow from it. */
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
    ['22OCT', '2026-11-20', '2026-10-22'],
    ['20OCT', '2026-11-20', '2027-10-20'],
    ['01JAN', '2026-12-31', '2027-01-01'],
    ['31DEC', '2027-01-01', '2026-12-31'],
    ['29FEB', '2027-06-01', '2028-02-29'],
    ['29FEB', '2026-06-01', null],
    ['31APR', '2026-11-20', null],
  ])('%s on %s is %s', (printed, today, date) => expect(dateOf(printed, today)).toBe(date));

  it('follows the weekday where two years are possible', () => {
    // 21 October lies thirty days back and, a year on, 335 days ahead.
    const year = (weekday: string) =>
      parsePnr(` 1 DL 401Y 21OCT ${weekday} ATLLHR HK1  800P 900A /DCDL /E`, '2026-11-20').segments[0]?.date;
    expect([year('W'), year('Q')]).toEqual(['2026-10-21', '2027-10-21']);
  });

  it('says so when no year fits the weekday', () => {
    const line = '1 DL 401Y 10JAN M ATLLHR HK1  800P 900A  11JAN T /DCDL /E';
    const { segments, unread } = parsePnr(line, '2026-11-20');
    expect([segments[0]?.date, unread]).toEqual(['2027-01-10', [line]]);
  });

  it('lies behind for a flight that was flown', () => {
    const [flown] = parsePnr('  2  QF 001 Y 01SEP 2 SYDSIN         FLWN', '2026-11-20').segments;
    expect([flown?.date, flown?.status]).toEqual(['2026-09-01', 'FLWN']);
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
