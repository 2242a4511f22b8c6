import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { aSearch, readSearch, searchFlights, steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { solutionsAnswer } from '../../../contract/flight-search.ts';
import { flightConfigs, flightSearchChunks } from '../../db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const scenario = steeredScenario();
let server: TestServer;
let portal: Api;

beforeAll(async () => {
  server = await startTestServer({ scenario });
  portal = api(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  scenario.steer({});
  await server.deps.db.delete(flightConfigs);
});

describe('a search', () => {
  test('answers offers of several suppliers, sorted by the adult price, as the contract describes them', async () => {
    const { answers, solutions, last } = await searchFlights(portal.as('harbour.op'));
    expect(solutions.length).toBeGreaterThan(100);
    expect(new Set(solutions.map(({ supplier }) => supplier)).size).toBeGreaterThanOrEqual(4);
    expect(last.progress).toEqual({ answered: 5, total: 5 });
    expect(last.failures).toEqual([]);
    for (const answer of answers) {
      await solutionsAnswer.validate(answer, { strict: true });
      const prices = answer.solutions.map(({ priceDetail }) => priceDetail.priceList[0]?.salePrice ?? 0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  test('offers the same flights in the same brand once, at the cheapest supplier', async () => {
    const { solutions } = await searchFlights(portal.as('harbour.op'));
    const keys = solutions.map(({ flightKey, brand }) => `${flightKey} ${brand.code}`);
    expect(new Set(keys).size).toBe(keys.length);
    scenario.steer({ '*': { search: 'empty' }, 'sandbox-gds-a': {} });
    const alone = await searchFlights(portal.as('harbour.op'));
    const best = new Map(solutions.map((s) => [`${s.flightKey} ${s.brand.code}`, s.settlement.amount]));
    const dearer = alone.solutions.filter(
      (s) => (best.get(`${s.flightKey} ${s.brand.code}`) ?? 0) > s.settlement.amount,
    );
    expect(alone.solutions.length).toBeGreaterThan(20);
    expect(dearer).toEqual([]);
  });

  test('withdraws an offer that a later supplier undercuts', async () => {
    const others = { '*': { search: 'empty' }, 'sandbox-gds-a': {} } as const;
    scenario.steer({ ...others, 'sandbox-ndc': { search: 'held' } });
    const caller = portal.as('harbour.op');
    const { searchId } = await caller.expect('shopping', aSearch());
    const first = await caller.expect('solutions', { searchId, cursor: 0 });
    scenario.steer({ ...others, 'sandbox-ndc': {} });
    const { answers, solutions } = await readSearch(caller, searchId, first.cursor);
    const shown = [first, ...answers].flatMap((answer) => answer.solutions);
    const withdrawn = answers.flatMap((answer) => answer.withdrawn);
    expect(withdrawn.length).toBeGreaterThan(0);
    for (const id of withdrawn) {
      const dear = shown.find((s) => s.id === id);
      const cheap = solutions.find((s) => s.flightKey === dear?.flightKey && s.brand.code === dear.brand.code);
      expect(cheap?.settlement.amount).toBeLessThan(dear?.settlement.amount ?? 0);
    }
  });

  test('answers the first offers while a slow supplier is still silent', async () => {
    scenario.steer({ 'sandbox-gds-b': { search: 'held' } });
    const caller = portal.as('harbour.op');
    const { searchId } = await caller.expect('shopping', aSearch());
    const first = await caller.expect('solutions', { searchId, cursor: 0 });
    expect(first.solutions.length).toBeGreaterThan(0);
    expect(first.done).toBe(false);
    expect(first.progress.answered).toBeLessThan(5);
    scenario.steer({});
    const { last } = await readSearch(caller, searchId);
    expect(last.progress.answered).toBe(5);
  });

  test('ends at the company’s response time and names who did not answer', async () => {
    const config = { markups: {}, maxResponseMs: 300 };
    await server.deps.db.insert(flightConfigs).values({ companyId: DEMO_COMPANY.harbour, config });
    scenario.steer({ 'sandbox-gds-a': { search: 'silent' }, 'sandbox-ndc': { search: 'dead' } });
    const { solutions, last } = await searchFlights(portal.as('harbour.op'));
    expect(solutions.length).toBeGreaterThan(0);
    expect(last.failures).toEqual(
      expect.arrayContaining([
        { supplier: 'Sandbox GDS A', reason: 'timeout' },
        { supplier: 'Sandbox NDC', reason: 'unavailable' },
      ]),
    );
    expect(last.failures).toHaveLength(2);
  });

  test('with all suppliers down ends without offers and names them all', async () => {
    scenario.steer({ '*': { search: 'dead' } });
    const { solutions, last } = await searchFlights(portal.as('harbour.op'));
    expect(solutions).toEqual([]);
    expect(last.failures).toHaveLength(5);
  });

  test('goes on when a poll is given up', async () => {
    scenario.steer({ '*': { search: 'held' } });
    const caller = portal.as('harbour.op');
    const { searchId } = await caller.expect('shopping', aSearch());
    const gone = new AbortController();
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const poll = fetch(`${url}/api/shopping/v2/flight/async-shopping/solutions`, {
      method: 'POST',
      signal: gone.signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await caller.token()}` },
      body: JSON.stringify({ searchId, cursor: 0 }),
    });
    gone.abort();
    await expect(poll).rejects.toThrow('abort');
    scenario.steer({});
    const answer = await caller.expect('solutions', { searchId, cursor: 0 });
    expect(answer.solutions.length).toBeGreaterThan(0);
  });

  test('comes in smaller pages when asked to, and nothing is lost between them', async () => {
    const caller = portal.as('harbour.op');
    const { searchId, solutions } = await searchFlights(caller);
    const found = new Map<string, string>();
    const sizes: number[] = [];
    for (let cursor = 0, done = false; !done; ) {
      const page = await caller.expect('solutions', { searchId, cursor, limit: 1 });
      sizes.push(page.solutions.length);
      for (const { id } of page.solutions) found.set(id, id);
      for (const id of page.withdrawn) found.delete(id);
      ({ cursor, done } = page);
    }
    expect([...found.keys()].sort()).toEqual(solutions.map(({ id }) => id).sort());
    const whole = await caller.expect('solutions', { searchId, cursor: 0 });
    expect(Math.max(...sizes)).toBeLessThan(whole.solutions.length);
    expect((await caller.call('solutions', { searchId, cursor: 0, limit: 0 })).status).toBe(400);
  });

  test('can be read from another server process', async () => {
    const { searchId, solutions } = await searchFlights(portal.as('harbour.op'));
    expect(server.deps.searches.version(searchId)).toBeNull();
    const again = await readSearch(portal.as('harbour.op'), searchId);
    const byId = (list: typeof solutions) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(again.solutions)).toEqual(byId(solutions));
  });

  test('is nobody else’s: another company gets the answer for none', async () => {
    const { searchId } = await searchFlights(portal.as('harbour.op'));
    const none = { searchId: server.deps.ids.uuid(), cursor: 0 };
    const foreign = await portal.as('meridian.op').call('solutions', { searchId, cursor: 0 });
    expect(foreign.status).toBe(404);
    expect(foreign.envelope).toEqual((await portal.as('meridian.op').call('solutions', none)).envelope);
    expect((await portal.as('harbour.op').call('solutions', { searchId: 'nonsense', cursor: 0 })).status).toBe(404);
  });

  test('is over after ten minutes, and its solutions are removed', async () => {
    const caller = portal.as('harbour.op');
    const { searchId } = await searchFlights(caller);
    server.clock.advance(10 * 60_000);
    const { status, envelope } = await caller.call('solutions', { searchId, cursor: 0 });
    expect([status, envelope.code]).toEqual([404, 404003]);
    await server.deps.db.transaction((tx) => server.deps.jobs.send(tx, 'tidy-searches', {}));
    await server.deps.jobs.drain();
    const rows = await server.deps.db
      .select({ n: flightSearchChunks.number })
      .from(flightSearchChunks)
      .where(eq(flightSearchChunks.searchId, searchId));
    expect(rows).toEqual([]);
  });
});

describe('a search that cannot be made', () => {
  const refusal = async (changes: Parameters<typeof aSearch>[0]) => {
    const { status, envelope } = await portal.as('harbour.op').call('shopping', aSearch(changes));
    return { status, code: envelope.code, data: envelope.data, message: envelope.message };
  };

  test('without journeys', async () => {
    expect(await refusal({ journeys: [] })).toMatchObject({
      status: 400,
      code: 400101,
      data: { key: 'flight.booking.journeyError.empty' },
    });
  });

  test('inside one city, by its airports, names the journey', async () => {
    const journeys = [
      { origin: 'SIN', destination: 'PVG', date: '2026-12-08' },
      { origin: 'PVG', destination: 'SHA', date: '2026-12-09' },
    ];
    const { code, data, message } = await refusal({ journeys, bookingType: 'multicity' });
    expect(code).toBe(400102);
    expect(data).toMatchObject({ key: 'order.flight.booking.journeyError.rules', index: 1 });
    expect(message).toContain('2');
  });

  test('to an airport that is not known names the field', async () => {
    const { code, data } = await refusal({ journeys: [{ origin: 'HKG', destination: 'QQQ', date: '2026-12-08' }] });
    expect(code).toBe(REFUSALS.badInput.code);
    expect(data).toEqual({ fields: { 'journeys[0].destination': expect.any(String) } });
  });

  test('in the past, where the trip begins', async () => {
    // Ten in the morning of the 20th in Shanghai is still the 19th in Los Angeles.
    const la = { origin: 'LAX', destination: 'SHA' };
    expect((await refusal({ journeys: [{ ...la, date: '2026-11-19' }] })).status).toBe(200);
    const past = await refusal({ journeys: [{ origin: 'SHA', destination: 'LAX', date: '2026-11-19' }] });
    expect(past.data).toMatchObject({ fields: { 'journeys[0].date': expect.any(String) } });
  });
});
