import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import {
  exactFlightsOf,
  readSearch,
  searchFlights,
  steeredScenario,
} from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { AccurateSearchInput } from '../../../contract/accurate-search.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type Solution, solutionsAnswer } from '../../../contract/flight-search.ts';
import { REFUSAL_MESSAGES } from '../../../contract/messages.ts';

const scenario = steeredScenario();
const ONE = { adult: 1, child: 0, infant: 0 };
let server: TestServer;
let portal: Api;
let agent: Caller;

beforeAll(async () => {
  server = await startTestServer({ scenario });
  portal = api(server);
  agent = portal.as('harbour.op');
});
afterAll(() => server.close());
beforeEach(() => scenario.steer({}));

/** An economy offer of a network carrier, so that several suppliers have it. */
async function someOffer(input?: Parameters<typeof searchFlights>[1], fits: (s: Solution) => boolean = () => true) {
  const { solutions } = await searchFlights(agent, input);
  const offer = solutions.find((s) => s.productType === 'public' && fits(s));
  if (!offer) throw new Error('an offer');
  return offer;
}

async function ask(input: AccurateSearchInput) {
  const { searchId } = await agent.expect('accurateSearch', input);
  return readSearch(agent, searchId);
}

const flown = (s: Solution) =>
  s.journeys.map(({ segments }) => segments.map((f) => [f.carrier, f.flightNumber, f.departure, f.bookingClass]));

describe('POST /shopping/v2/flight/accurate-search', () => {
  test('offers exactly these flights in these classes, in every brand of them', async () => {
    const offer = await someOffer();
    const { solutions, last } = await ask({ journeys: exactFlightsOf(offer), passengers: ONE });
    expect(solutions.length).toBeGreaterThan(1);
    for (const solution of solutions)
      expect([flown(solution), solution.alternative]).toEqual([flown(offer), undefined]);
    expect(last.missing).toEqual([]);
    expect(last.progress).toEqual({ answered: 5, total: 5 });
    const same = solutions.find((s) => s.brand.code === offer.brand.code);
    expect(same?.settlement).toEqual(offer.settlement);
    await solutionsAnswer.validate(last, { strict: true });
  });

  test('takes connections and returns, a party with child and infant', async () => {
    const passengers = { adult: 2, child: 1, infant: 1 };
    const journeys = [{ origin: 'PEK', destination: 'LHR', date: '2026-12-08', returnDate: '2026-12-15' }];
    const trip = { journeys, passengers, bookingType: 'return', cabin: 'economy' } as const;
    const offer = await someOffer(trip, (s) => s.journeys.every(({ segments }) => segments.length > 1));
    const { solutions } = await ask({ journeys: exactFlightsOf(offer), passengers });
    const types = solutions[0]?.priceDetail.priceList.map(({ passengerType }) => passengerType);
    expect([solutions[0] && flown(solutions[0]), types]).toEqual([flown(offer), ['adult', 'child', 'infant']]);
  });

  test('takes flights of mixed cabins, each in its own class, and books them so', async () => {
    scenario.steer({ '*': { verify: 'unchanged' } });
    const trip = [{ origin: 'PEK', destination: 'LHR', date: '2026-12-08', returnDate: '2026-12-15' }];
    const input = { journeys: trip, passengers: ONE, bookingType: 'return', cabin: 'business' } as const;
    const offer = await someOffer(input, (s) => s.journeys.every(({ segments }) => segments.length === 1));
    const [out, back] = exactFlightsOf(offer);
    const home = { flights: (back?.flights ?? []).map((flight) => ({ ...flight, bookingClass: 'Y' })) };
    const journeys = [out ?? home, home];
    const { solutions, last } = await ask({ journeys, passengers: ONE });
    expect([last.missing, solutions.length > 0]).toEqual([[], true]);
    const classes = (s: Solution | null | undefined) =>
      s?.journeys.flatMap(({ segments }) => segments.map(({ bookingClass, cabin }) => `${bookingClass} ${cabin}`));
    const asked = [`${out?.flights[0]?.bookingClass} business`, 'Y economy'];
    for (const solution of solutions) expect([classes(solution), solution.alternative]).toEqual([asked, undefined]);
    // Half of the trip in economy costs less than all of it in business.
    const first = solutions.find(({ brand }) => brand.code === offer.brand.code);
    const whole = { flights: home.flights.map((flight) => ({ ...flight, bookingClass: 'J' })) };
    const dear = (await ask({ journeys: [out ?? whole, whole], passengers: ONE })).solutions.find(
      ({ brand, supplier }) => brand.code === first?.brand.code && supplier === first?.supplier,
    );
    expect(first?.settlement.amount).toBeLessThan(dear?.settlement.amount ?? 0);
    const check = await agent.expect('verifySolution', { id: first?.id ?? '' });
    expect([check.outcome, classes(check.solution)]).toEqual(['unchanged', asked]);
  });

  test('can be checked and booked in the classes asked for', async () => {
    scenario.steer({ '*': { verify: 'unchanged' } });
    const offer = await someOffer();
    const [flight] = exactFlightsOf(offer)[0]?.flights ?? [];
    if (!flight) throw new Error('a flight');
    const journeys = [{ flights: [{ ...flight, bookingClass: 'Y' }] }];
    const { solutions } = await ask({ journeys, passengers: ONE });
    const [first] = solutions;
    const check = await agent.expect('verifySolution', { id: first?.id ?? '' });
    expect(check.outcome).toBe('unchanged');
    expect(check.solution?.journeys[0]?.segments[0]?.bookingClass).toBe('Y');
    expect(check.solution?.settlement).toEqual(first?.settlement);
  });

  test('names the class that is gone and offers the same flight in another', async () => {
    const offer = await someOffer();
    const journeys = exactFlightsOf(offer).map(({ flights }) => ({
      flights: flights.map((flight) => ({ ...flight, bookingClass: 'S' })),
    }));
    const { solutions, last } = await ask({ journeys, passengers: ONE });
    expect(last.missing).toEqual([{ journey: 0, flight: 0, reason: 'class' }]);
    expect(solutions.every(({ alternative }) => alternative)).toBe(true);
    const numbers = solutions.map(
      ({ journeys: [one] }) => `${one?.segments[0]?.carrier}${one?.segments[0]?.flightNumber}`,
    );
    const [wanted] = journeys[0]?.flights ?? [];
    expect(numbers).toContain(`${wanted?.carrier}${wanted?.flightNumber}`);
    expect(solutions.every((s) => s.journeys[0]?.segments[0]?.cabin === 'economy')).toBe(true);
  });

  test('names the flight that is gone and offers what departs nearest to it', async () => {
    const offer = await someOffer();
    const journeys = exactFlightsOf(offer).map(({ flights }) => ({
      flights: flights.map((flight) => ({ ...flight, flightNumber: '9999', departureTime: '09:00' })),
    }));
    const { solutions, last } = await ask({ journeys, passengers: ONE });
    expect(last.missing).toEqual([{ journey: 0, flight: 0, reason: 'flight' }]);
    const away = (s: Solution) =>
      Math.abs(Date.parse(`${s.journeys[0]?.segments[0]?.departure}Z`) - Date.parse('2026-12-08T09:00Z'));
    const { solutions: all } = await searchFlights(agent);
    const nonstop = all.filter((s) => s.journeys[0]?.segments.length === 1);
    const nearest = Math.min(...nonstop.map(away));
    const near = solutions.filter((s) => s.journeys[0]?.segments.length === 1);
    expect(Math.min(...near.map(away))).toBe(nearest);
    expect(
      solutions.every((s) => s.alternative && s.journeys[0]?.segments[0]?.departure.startsWith('2026-12-08')),
    ).toBe(true);
  });

  test('keeps the journey that can still be had', async () => {
    const journeys = [{ origin: 'HKG', destination: 'TPE', date: '2026-12-08', returnDate: '2026-12-12' }];
    const trip = { journeys, passengers: ONE, bookingType: 'return', cabin: 'economy' } as const;
    const offer = await someOffer(trip);
    const [out, back] = exactFlightsOf(offer);
    const gone = { flights: (back?.flights ?? []).map((flight) => ({ ...flight, flightNumber: '9999' })) };
    const { solutions, last } = await ask({ journeys: [out ?? gone, gone], passengers: ONE });
    expect(last.missing).toEqual([{ journey: 1, flight: 0, reason: 'flight' }]);
    expect(solutions.length).toBeGreaterThan(0);
    for (const solution of solutions) expect(flown(solution)[0]).toEqual(flown(offer)[0]);
  });

  test('says who did not answer, and nothing of flights that nobody could tell about', async () => {
    const offer = await someOffer();
    scenario.steer({ '*': { search: 'dead' } });
    const { solutions, last } = await ask({ journeys: exactFlightsOf(offer), passengers: ONE });
    expect([solutions, last.missing]).toEqual([[], []]);
    expect(last.failures.map(({ reason }) => reason)).toEqual(Array(5).fill('unavailable'));
  });

  test('refuses in three languages what it cannot search', async () => {
    const flight = {
      carrier: 'CX',
      flightNumber: '400',
      bookingClass: 'Y',
      date: '2026-12-08',
      origin: 'HKG',
      destination: 'TPE',
    };
    const journeys = (...flights: (typeof flight)[]) => [{ flights }];
    const fieldsOf = async (input: AccurateSearchInput) => {
      const { status, envelope } = await agent.call('accurateSearch', input);
      return [status, Object.entries<string>(Object(Object(envelope.data).fields)).flat()];
    };
    expect(await fieldsOf({ journeys: journeys({ ...flight, date: '2026-01-08' }), passengers: ONE })).toEqual([
      400,
      ['journeys[0].flights[0].date', 'The date has passed'],
    ]);
    expect(await fieldsOf({ journeys: journeys(flight, { ...flight, destination: 'SIN' }), passengers: ONE })).toEqual([
      400,
      ['journeys[0].flights[1].origin', 'This flight does not start where the one before it lands'],
    ]);
    expect(await fieldsOf({ journeys: journeys(flight), passengers: { adult: 1, child: 0, infant: 2 } })).toEqual([
      400,
      ['passengers.infant', 'Each infant needs an adult of its own'],
    ]);
    for (const language of ['en', 'zh-cn', 'zh-tw'] as const) {
      const { envelope } = await agent.call('accurateSearch', { journeys: [], passengers: ONE }, { language });
      expect([envelope.code, envelope.message]).toEqual([
        REFUSALS.journeyEmpty.code,
        REFUSAL_MESSAGES.journeyEmpty[language],
      ]);
    }
  });
});
