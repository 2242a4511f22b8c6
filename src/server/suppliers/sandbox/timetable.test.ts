import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadDictionaries } from '../../dictionaries/load.ts';
import { distanceKm } from './geography.ts';
import { type Itinerary, minimumConnection } from './itineraries.ts';
import { dayNumber, localTime, wallMinute } from './local-time.ts';
import { SandboxEngine } from './sandbox-engine.ts';

const dictionaries = loadDictionaries();
const engine = new SandboxEngine(dictionaries, 'test');
const busy = [...dictionaries.cities.values()].filter(({ size }) => size > 600).map(({ code }) => code);
const places = fc.tuple(fc.constantFrom(...busy), fc.constantFrom(...busy)).filter(([a, b]) => a !== b);
const day = fc.integer({ min: dayNumber('2026-11-21'), max: dayNumber('2027-11-10') });

function leg([from, to]: [string, string], on: number): readonly Itinerary[] {
  return engine.itineraries.forLeg({ from: engine.airportsOf(from), to: engine.airportsOf(to), day: on });
}

describe('the sandbox timetable', () => {
  test('prints local times that are the elapsed time apart, zones and daylight saving counted', () => {
    fc.assert(
      fc.property(places, day, (pair, on) => {
        for (const { flights } of leg(pair, on))
          for (const { from, to, departs, arrives } of flights) {
            const leaves = Date.parse(`${localTime(from.zone, departs)}Z`) / 60_000;
            const lands = Date.parse(`${localTime(to.zone, arrives)}Z`) / 60_000;
            const shift = wallMinute(to.zone, arrives) - arrives - (wallMinute(from.zone, departs) - departs);
            expect(lands - leaves).toBe(arrives - departs + shift);
            const format = { timeZone: to.zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
            const clock = new Intl.DateTimeFormat('en-GB', format).format(new Date(arrives * 60_000));
            expect(localTime(to.zone, arrives).slice(11)).toBe(clock);
          }
      }),
      { numRuns: 25 },
    );
  });

  test('leaves on the day asked for, on the origin’s calendar', () => {
    fc.assert(
      fc.property(places, day, (pair, on) => {
        for (const { flights } of leg(pair, on)) {
          const first = flights[0];
          expect(first && dayNumber(localTime(first.from.zone, first.departs).slice(0, 10))).toBe(on);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('flies at a speed that aircraft fly', () => {
    fc.assert(
      fc.property(places, day, (pair, on) => {
        for (const flight of leg(pair, on).flatMap(({ flights }) => flights)) {
          const minutes = flight.arrives - flight.departs - flight.stops * 65;
          const kmh = distanceKm(flight.from, flight.to) / ((minutes - 27) / 60);
          expect(kmh).toBeGreaterThan(250);
          expect(kmh).toBeLessThan(980);
          expect(minutes % 5).toBe(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('connects where the passenger is, with time to change and no absurd way round', () => {
    fc.assert(
      fc.property(places, day, (pair, on) => {
        for (const { flights, selfTransfer, directKm } of leg(pair, on)) {
          flights.forEach((flight, i) => {
            const before = flights[i - 1];
            if (!before) return;
            expect(before.to.code).toBe(flight.from.code);
            expect(flight.departs - before.arrives).toBeGreaterThanOrEqual(
              minimumConnection(before, flight, selfTransfer),
            );
            expect(flight.departs - before.arrives).toBeLessThanOrEqual(20 * 60);
          });
          const flown = flights.reduce((sum, { km }) => sum + km, 0);
          expect(flown).toBeLessThanOrEqual(directKm * 1.4 + 3001);
          expect(flights.length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is the same for a seed in every process, and another for another seed', () => {
    const again = new SandboxEngine(dictionaries, 'test');
    const other = new SandboxEngine(dictionaries, 'other');
    const print = (from: SandboxEngine) =>
      from.itineraries
        .forLeg({ from: from.airportsOf('SHA'), to: from.airportsOf('SIN'), day: dayNumber('2027-01-15') })
        .map(({ flights }) => flights.map((f) => `${f.carrier.code}${f.number} ${f.departs}`).join());
    expect(print(again)).toEqual(print(engine));
    expect(print(other)).not.toEqual(print(engine));
  });

  test('knows the nonstop flights everybody expects, and none inside a city', () => {
    const nonstop = (from: string, to: string) =>
      new Set(
        leg([from, to], dayNumber('2026-12-08'))
          .filter((i) => i.flights.length === 1)
          .map((i) => i.carrier.code),
      );
    expect([...nonstop('SHA', 'SIN')]).toEqual(expect.arrayContaining(['SQ', 'MU']));
    expect([...nonstop('BJS', 'LON')]).toEqual(expect.arrayContaining(['CA', 'BA']));
    expect([...nonstop('HKG', 'TPE')]).toEqual(expect.arrayContaining(['CX', 'CI', 'BR']));
    expect(leg(['PVG', 'SHA'], dayNumber('2026-12-08'))).toEqual([]);
  });

  test('leaves no airport with scheduled service without a flight', () => {
    const lost = [...dictionaries.airports.values()].filter(
      (airport) => engine.network.servicesAt(airport).length === 0,
    );
    expect(lost).toEqual([]);
  });
});
