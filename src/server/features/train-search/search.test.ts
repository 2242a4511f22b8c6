import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { TrainOffer } from '../../../contract/train-search.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

/** Ten in the morning in China. */
const MORNING = '2026-11-20T02:00:00.000Z';
const clock = testClock(MORNING);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(() => clock.set(MORNING));

const op = () => agents.as('harbour.op');
const search = (origin: string, destination: string, date = '2026-11-25') =>
  op().expect('searchTrains', { origin, destination, date });
const ADULT = { adult: 1, child: 0 };

function seatsOf(offer: TrainOffer | undefined, seatClass: string) {
  const seats = offer?.classes.find((one) => one.seatClass === seatClass);
  if (!seats) throw new Error(`${offer?.trainNo} has no ${seatClass}`);
  return seats;
}

describe('the search of trains', () => {
  it('finds the trains of all stations of a city, by departure, with fares by class', async () => {
    const { trains, onSaleFrom } = await search('beijing', 'shanghai');
    expect(onSaleFrom).toBeNull();
    expect(trains.length).toBeGreaterThan(30);
    const departures = trains.map(({ departure }) => departure);
    expect(departures).toEqual([...departures].sort());
    expect(departures.every((time) => time.startsWith('2026-11-25'))).toBe(true);
    expect(new Set(trains.map(({ origin }) => origin))).toEqual(new Set(['VNP', 'BJP']));
    const fast = trains.find(({ trainNo }) => trainNo === 'G1');
    expect(fast).toMatchObject({
      origin: 'VNP',
      destination: 'AOH',
      distanceKm: 1318,
      startsHere: true,
      endsHere: true,
    });
    expect(fast?.durationMinutes).toBeGreaterThan(240);
    expect(fast?.durationMinutes).toBeLessThan(330);
    const fares = fast?.classes.map(({ price }) => price.amount) ?? [];
    expect(fares).toEqual([...fares].sort((a, b) => b - a));
    expect(seatsOf(fast, 'second')).toMatchObject({ price: { amount: 60_200, currency: 'CNY' } });
    expect(seatsOf(fast, 'second').childPrice.amount).toBe(30_100);
  });

  it('finds a night train on the day it is boarded, not on the day it set out', async () => {
    const { trains } = await search('BBH', 'shanghai');
    const night = trains.find(({ startDate }) => startDate < '2026-11-25');
    expect(night?.departure.slice(0, 10)).toBe('2026-11-25');
    const stops = await op().expect('trainStops', {
      trainNo: night?.trainNo ?? '',
      station: 'BBH',
      date: '2026-11-25',
    });
    expect(stops[0]).toMatchObject({ arrival: null, departure: expect.stringMatching(/^2026-11-24T/) });
    expect(stops.at(-1)).toMatchObject({ departure: null });
    expect(stops.find(({ station }) => station === 'BBH')?.departure).toBe(night?.departure);
    // Without a station the date is the train's start date.
    const whole = { trainNo: night?.trainNo ?? '', date: night?.startDate ?? '' };
    expect(await op().expect('trainStops', whole)).toEqual(stops);
  });

  it('asks a company for its own currency, rounded up', async () => {
    const { trains } = await agents
      .as('quay.op')
      .expect('searchTrains', { origin: 'VNP', destination: 'AOH', date: '2026-11-25' });
    expect(seatsOf(trains[0], 'second').price.currency).toBe('HKD');
  });

  it('shows no train that has left, and none of a day that has passed', async () => {
    clock.set('2026-11-20T06:00:00.000Z');
    const { trains } = await search('VNP', 'AOH', '2026-11-20');
    expect(trains.length).toBeGreaterThan(0);
    expect(trains.every(({ departure }) => departure > '2026-11-20T14:10')).toBe(true);
    const faults = async (date: string) => {
      const { envelope } = await op().callRaw('searchTrains', { origin: 'VNP', destination: 'AOH', date });
      return envelope.data;
    };
    expect(await faults('2026-11-19')).toMatchObject({ fields: { date: 'The date has passed' } });
    const tooFar = 'Trains can be searched from today to 29 days ahead';
    expect(await faults('2026-12-20')).toMatchObject({ fields: { date: tooFar } });
  });

  it('wants two cities that it knows', async () => {
    const send = (origin: string, destination: string) =>
      op().callRaw('searchTrains', { origin, destination, date: '2026-11-25' });
    // Stations of one city count as one city, like airports.
    for (const destination of ['VNP', 'BJP', 'beijing']) {
      const { envelope } = await send('VNP', destination);
      expect(envelope).toMatchObject({
        code: REFUSALS.journeyRules.code,
        message: expect.stringMatching(/^Train journey 1: origin and destination must be different cities\. /),
        data: {
          key: 'order.flight.booking.journeyError.rules',
          index: 0,
          fields: { destination: expect.stringContaining('different') },
        },
      });
    }
    const fields = { origin: 'Choose a station from the list' };
    for (const unknown of ['atlantis', 'ZZZ', 'Beijing!'])
      expect((await send(unknown, 'AOH')).envelope.data, unknown).toEqual({ fields });
  });

  it('sells fifteen days ahead and from five to one at night', async () => {
    const last = await search('VNP', 'AOH', '2026-12-04');
    expect(last.onSaleFrom).toBeNull();
    const later = await search('VNP', 'AOH', '2026-12-05');
    expect(later.onSaleFrom).toBe('2026-11-20T16:00:00.000Z');
    const check = (date: string) => op().callRaw('verifyTrain', { id: `G1.${date}.VNP.AOH.second`, passengers: ADULT });
    expect((await check('2026-12-05')).envelope.code).toBe(REFUSALS.trainNotOnSale.code);
    clock.set('2026-11-19T17:30:00.000Z');
    agents = api(server);
    const night = await check('2026-11-25');
    expect(night.envelope.code).toBe(REFUSALS.trainSalesClosed.code);
    expect(night.envelope.message).toContain('05:00');
  });

  it('checks no price of a train of a day that has passed, as of one that was found too long ago', async () => {
    const check = (date: string) => op().callRaw('verifyTrain', { id: `G1.${date}.VNP.AOH.second`, passengers: ADULT });
    expect((await check('2026-11-19')).envelope.code).toBe(REFUSALS.searchExpired.code);
    expect((await check('2026-11-25')).envelope.code).toBe(0);
  });

  it('finds all of two hundred trains', async () => {
    expect((await search('guangzhou', 'shenzhen', '2026-11-25')).trains.length).toBeGreaterThan(150);
  });

  it('is closed to a company without the service', async () => {
    const input = { origin: 'VNP', destination: 'AOH', date: '2026-11-25' };
    const { envelope } = await agents.as('meridian.op').callRaw('searchTrains', input);
    expect(envelope.code).toBe(REFUSALS.serviceDisabled.code);
  });

  it.each(['harbour', 'interline'] as const)(
    'tells nothing of what the railway answers after the service was switched off (%s)',
    async (whose) => {
      const ask = { origin: 'VNP', destination: 'AOH', date: '2026-11-25' };
      const [train] = (await op().expect('searchTrains', ask)).trains;
      const id = train?.classes.find(({ left }) => left > 0)?.solutionId ?? '';
      const railway = server.deps.railSupplier;
      if (!railway) throw new Error('no railway');
      const [find, check] = [railway.search.bind(railway), railway.check.bind(railway)];
      const turn = (isOn: boolean) => changeCompany(server, DEMO_COMPANY[whose], { enableTrainService: isOn });
      vi.spyOn(railway, 'search').mockImplementation(async (...asked) => {
        await turn(false);
        return find(...asked);
      });
      vi.spyOn(railway, 'check').mockImplementation(async (...asked) => {
        await turn(false);
        return check(...asked);
      });
      const searched = await op().call('searchTrains', ask);
      await turn(true);
      const verified = await op().call('verifyTrain', { id, passengers: ADULT });
      await turn(true);
      vi.restoreAllMocks();
      const { code } = REFUSALS.serviceDisabled;
      expect([searched, verified].map(({ envelope }) => [envelope.code, envelope.data])).toEqual([
        [code, null],
        [code, null],
      ]);
    },
  );
});
