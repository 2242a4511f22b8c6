import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/factories/cpu-time.ts';
import { disfigurements } from '../../../tests/parsing/pnr/disfigure.ts';
import { type Itinerary, RENDERERS } from '../../../tests/parsing/pnr/render.ts';
import { AMADEUS_CASES, ODD_AMADEUS } from '../../../tests/parsing/pnr/tables/amadeus.ts';
import { APOLLO_CASES } from '../../../tests/parsing/pnr/tables/apollo.ts';
import { GALILEO_CASES } from '../../../tests/parsing/pnr/tables/galileo.ts';
import { SABRE_CASES } from '../../../tests/parsing/pnr/tables/sabre.ts';
import { TRAVELSKY_CASES } from '../../../tests/parsing/pnr/tables/travelsky.ts';
import { WORLDSPAN_CASES } from '../../../tests/parsing/pnr/tables/worldspan.ts';
import { told } from '../../../tests/parsing/pnr/told.ts';
import { addDays } from '../../contract/dates.ts';
import { parsePnr } from './parse-pnr.ts';

const TODAY = '2026-11-20';
const CLEAN = [AMADEUS_CASES, SABRE_CASES, GALILEO_CASES, APOLLO_CASES, WORLDSPAN_CASES, TRAVELSKY_CASES].flat();
const LENGTH = 65_536;

const read = (text: string) => {
  const { system, locator, passengers, segments, journeys } = told(parsePnr(text, TODAY));
  return { system, locator, passengers, segments, journeys };
};

/** Random itineraries. */
const word = fc.constantFrom('LINDGREN', 'OKORO', 'VANDERBERG', 'ITO', 'HERNANDEZ', 'KHAN', 'ROSSI', 'YU');
const given = fc.constantFrom('ANNA', 'PETER JOHN', 'LI', 'MARIA', 'TOM', 'JULIE');
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const pair = fc.constantFrom('LHRJFK', 'PEKSHA', 'GUMHNL', 'SYDAKL', 'FRAVIE', 'ICNLAX');

/** A flight landing on its departure day lands later; the systems mark every other day. */
function timesOf({
  departureTime,
  arrivalTime,
  arrivalDayOffset,
}: Record<'departureTime' | 'arrivalTime', string> & { arrivalDayOffset: number }) {
  const [first = '', last = ''] = [departureTime, arrivalTime].toSorted();
  return arrivalDayOffset === 0 ? { departureTime: first, arrivalTime: last } : {};
}

const flight = fc
  .record({
    airline: fc.constantFrom('BA', 'CA', '9W', 'W3', '3U', 'U2'),
    flightNumber: fc.integer({ min: 1, max: 9999 }).map(String),
    bookingClass: fc.constantFrom('Y', 'J', 'Q', 'N', 'F'),
    date: fc.integer({ min: 0, max: 360 }).map((days) => addDays('2026-11-20', days)),
    pair,
    status: fc.constantFrom('HK', 'RR', 'KK', 'SS'),
    seats: fc.integer({ min: 1, max: 9 }),
    departureTime: time,
    arrivalTime: time,
    arrivalDayOffset: fc.constantFrom(-1, 0, 1, 2),
  })
  .map(({ pair: cities, ...rest }) => ({
    ...rest,
    ...timesOf(rest),
    origin: cities.slice(0, 3),
    destination: cities.slice(3),
  }));

const itineraries: fc.Arbitrary<Itinerary> = fc.record({
  locator: fc.constantFrom('KQ7TWM', 'ABCDEF', '5TQ8ZN', 'HXM2P9'),
  passengers: fc.array(
    fc.record({
      name: fc.tuple(word, given).map(([last, first]) => `${last}/${first}`),
      title: fc.constantFrom('MR', 'MRS', 'MS', null),
      type: fc.constantFrom('ADT' as const, 'ADT' as const, 'CHD' as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  // Identical flights would be merged.
  flights: fc.uniqueArray(flight, {
    minLength: 1,
    maxLength: 5,
    selector: ({ airline, flightNumber }) => airline + flightNumber,
  }),
});

describe('a PNR that is printed', () => {
  it.each(RENDERERS.map((renderer) => [renderer.system, renderer] as const))(
    'by %s is read back',
    (system, renderer) => {
      fc.assert(
        fc.property(itineraries, (itinerary) => {
          const answer = parsePnr(renderer.print(itinerary), TODAY);
          expect(answer).toMatchObject({ system, locator: itinerary.locator, unread: [] });
          expect(answer.passengers.map(({ name, title, type }) => ({ name, title, type }))).toEqual(
            itinerary.passengers,
          );
          expect(answer.segments).toMatchObject(itinerary.flights);
        }),
        { numRuns: 150 },
      );
    },
  );
});

describe.each(Object.entries(disfigurements))('a PNR that is %s', (_name, disfigure) => {
  it('says the same', () => {
    for (const { name, text } of CLEAN) expect([name, read(disfigure(text))]).toEqual([name, read(text)]);
  });
});

/** Most programs strip trailing spaces first. */
const brokenAt = (text: string, width: number, isTrimmed: boolean) =>
  text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [''])
    .map((line) => (isTrimmed ? line.trim() : line))
    .join('\n');

/** Flights that are misread although none of their lines is reported as unread. */
function silentlyWrong(text: string, broken: string): string[] {
  const whole = told(parsePnr(text, TODAY));
  const found = told(parsePnr(broken, TODAY));
  const unread = found.unread.map((line) => line.toUpperCase().replace(/\s+/g, ''));
  const isSaid = (flight: string) => {
    const [, airline, number] = /^(?:OPEN )?(..)(\d*)/.exec(flight) ?? [];
    return unread.some((line) => new RegExp(`${airline}0*${number}`).test(line));
  };
  const ofFlight = (segment: string) => segment.replace(/ by .*$/, '');
  const right = new Set(whole.segments.map(ofFlight));
  // A gap without its cities is no misread flight.
  const flights = found.segments.filter((segment) => segment !== 'ARNK').map(ofFlight);
  return flights.filter((flight) => !right.has(flight) && !isSaid(flight));
}

describe.each([44, 41, 40, 36, 34, 30, 29, 26, 24, 20, 16, 15, 13, 12])('a PNR broken at column %i', (width) => {
  it.each([false, true])('says no wrong flight without saying so (blanks lost: %s)', (isTrimmed) => {
    const wrong = CLEAN.flatMap(({ name, text }) =>
      silentlyWrong(text, brokenAt(text, width, isTrimmed)).map((flight) => [name, flight]),
    );
    expect(wrong).toEqual([]);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...[...CLEAN, ...ODD_AMADEUS].flatMap(({ text }) => text.split(/(?<=\s)|(?<=\n)/)).filter((word) => word !== ''),
  );

  it('is answered', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 120 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(parsePnr(text, TODAY).unread).toBeInstanceOf(Array);
      }),
    );
  });

  it('keeps every index within its list', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 150 }), (parts) => {
        const { passengers, segments, journeys } = parsePnr(parts.join(''), TODAY);
        for (const index of journeys.flat()) expect(segments[index]?.kind).toBe('air');
        const laps = passengers.filter(({ infantOf }) => infantOf !== null);
        for (const { type, infantOf } of laps) expect([type, passengers[infantOf ?? -1]?.type]).toEqual(['INF', 'ADT']);
      }),
    );
  });

  const PIECES = [
    'A', ' ', '1', '\n', '1\n', '1.A/B\n', '1.AB/CD ', '1.1AB/CD ', '1.李四 ', '1 W3\n', '2  W3 303 L 28AUG 7 ROB\n', 'OPEN\n',
    '1.A/B(((((', '1.A/', '*', '> ', '<div ', '&amp;', 'SSR INFT UA KK1 -1A/B.C/D 01JAN16 ', '26.XN/IN/A', 'OPERATED BY ',
    ' 10.SSR X   11.SSR Y   ', 'RP/A/B ', '1140A ', '[10:32] Anna: hi\n', '-A/B ', '1 DL 856V 22SEP Q SAN\nJFK*HK6 1139A\n',
    'ABCDEF/WS QSBXX VTL9WS  AG 91212345 08MAR\n1.1A/B\n', '2 W3 303 L 28AUG 7 ROBLOS HK1 1140A 425P 28AUG E W3/CXPNQ6\n',
  ]; // biome-ignore format: pieces of attacks
  it.each(PIECES)('of 64 kB made of %j is answered soon', (piece) => {
    const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
    // Far above the actual time; backtracking would take minutes.
    expect(cpuTime(() => parsePnr(text, TODAY))).toBeLessThan(1000);
  });
});
