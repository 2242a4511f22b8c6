import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELECTABLE_CABINS } from '../../../../contract/flight-terms.ts';
import { readFlights, writeFlights } from './flights-param.ts';
import { type FlightSearch, paramsOf, readSearchParams, searchKey, searchOf } from './search-params.ts';

const place = fc.constantFrom('SHA', 'PVG', 'SIN', 'LHR', 'JFK', 'SYD');
const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const leg = fc.record({ origin: place, destination: place, date });
const party = fc.record({ adult: fc.integer({ min: 1, max: 9 }), child: fc.nat(8), infant: fc.nat(8) });
const search: fc.Arbitrary<FlightSearch> = fc
  .record({
    bookingType: fc.constantFrom('oneway' as const, 'return' as const, 'multicity' as const),
    legs: fc.array(leg, { minLength: 1, maxLength: 5 }),
    passengers: party,
    cabin: fc.constantFrom(...SELECTABLE_CABINS),
  })
  .map(({ legs, bookingType, ...rest }) => {
    const [first = { origin: 'SHA', destination: 'SIN', date: '2026-12-12' }] = legs;
    if (bookingType === 'multicity') return { ...rest, bookingType, journeys: legs };
    const journeys = [bookingType === 'return' ? { ...first, returnDate: '2026-12-29' } : first];
    return { ...rest, bookingType, journeys };
  });

describe('a search in the address', () => {
  it('comes back as it went in', () => {
    fc.assert(
      fc.property(search, (given) => {
        const params: Record<string, unknown> = JSON.parse(JSON.stringify(paramsOf(given)));
        expect(searchOf(readSearchParams(params))).toEqual(given);
      }),
    );
  });

  it('holds exact flights with their connections and journeys', () => {
    const flights = 'CX520.K.2026-12-12.HKGNRT.0905~JL3087.Y.2026-12-12.NRTCTS.1800,CX521.V.2026-12-20.NRTHKG';
    const given = searchOf({ flights, adults: 2 });
    expect(given).toMatchObject({
      bookingType: 'multicity',
      journeys: [
        { origin: 'HKG', destination: 'CTS', date: '2026-12-12' },
        { origin: 'NRT', destination: 'HKG', date: '2026-12-20' },
      ],
      passengers: { adult: 2, child: 0, infant: 0 },
      flights,
    });
    expect(typeof given === 'string' ? given : paramsOf(given)).toEqual({ flights, adults: 2 });
    expect(writeFlights(readFlights(flights) ?? [])).toBe(flights);
    expect(readFlights(flights)?.[0]?.[1]).toMatchObject({
      carrier: 'JL',
      flightNumber: '3087',
      departureTime: '18:00',
    });
  });

  it.each(['CX520', 'CX520.K.2026-02-30.HKGNRT', 'CX520.K.2026-12-12.HKGNRT,', 'CX520.K.2026-12-12.HKGNRT~x'])(
    'says that the flights %s cannot be read',
    (flights) => expect(searchOf({ flights })).toBe('unreadable'),
  );

  it('reads easily and leaves out what is usual', () => {
    const given = searchOf({ from: 'SHA', to: 'SIN', date: '2026-12-12', adults: 2 });
    expect(given).toMatchObject({
      bookingType: 'oneway',
      cabin: 'economy',
      passengers: { adult: 2, child: 0, infant: 0 },
    });
    expect(typeof given === 'string' ? given : searchKey(given)).toBe('from=SHA&to=SIN&date=2026-12-12&adults=2');
  });

  it.each([
    ['nothing at all', {}, 'missing'],
    ['no destination', { from: 'SHA', date: '2026-12-12' }, 'missing'],
    ['a day that does not exist', { from: 'SHA', to: 'SIN', date: '2026-02-30' }, 'unreadable'],
    ['lower-case codes', { from: 'sha', to: 'SIN', date: '2026-12-12' }, 'unreadable'],
    ['a return before the departure', { from: 'SHA', to: 'SIN', date: '2026-12-12', ret: '2026-12-11' }, 'unreadable'],
    ['six flights', { legs: Array(6).fill('SHA-SIN_2026-12-12').join(',') }, 'unreadable'],
    ['a broken leg', { legs: 'SHA-SIN' }, 'unreadable'],
    ['a crowd', { from: 'SHA', to: 'SIN', date: '2026-12-12', adults: 10 }, 'unreadable'],
    [
      'what is no number',
      { from: 'SHA', to: 'SIN', date: '2026-12-12', adults: { valueOf: 1, toString: 1 } },
      'unreadable',
    ],
    ['half a passenger', { from: 'SHA', to: 'SIN', date: '2026-12-12', adults: 1.5 }, 'unreadable'],
  ])('says so of %s', (_, params, fault) => {
    expect(searchOf(readSearchParams(params))).toBe(fault);
  });

  it('never crashes on an address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('from', 'to', 'date', 'ret', 'legs', 'adults', 'cabin'), fc.jsonValue()),
        (raw) => {
          expect(() => searchOf(readSearchParams(raw))).not.toThrow();
        },
      ),
    );
  });
});
