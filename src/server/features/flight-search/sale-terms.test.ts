import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { aSearch, searchFlights } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { FlightConfig } from '../../../contract/agency-terms.ts';
import type { Solution } from '../../../contract/flight-search.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let portal: Api;

beforeAll(async () => {
  server = await startTestServer();
  portal = api(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.delete(flightConfigs);
});

async function configure(companyId: string, changes: Partial<FlightConfig>): Promise<void> {
  const config = { markups: {}, ...changes };
  const row = server.deps.db.insert(flightConfigs).values({ companyId, config });
  await row.onConflictDoUpdate({ target: flightConfigs.companyId, set: { config } });
}

describe('what a company is sold', () => {
  test('its sellers’ markups are in the sale price, each on what the seller pays', async () => {
    const cabin = aSearch();
    const plain = await searchFlights(portal.as('quay.op'), cabin);
    await configure(DEMO_COMPANY.harbour, { markups: { intraContinental: { value: 500, unit: 'percent', limit: 0 } } });
    await configure(DEMO_COMPANY.quay, { markups: { intraContinental: { value: 3000, unit: 'amount', limit: 0 } } });
    const marked = await searchFlights(portal.as('quay.op'), cabin);
    const before = new Map(plain.solutions.map((s) => [`${s.flightKey} ${s.brand.code}`, s]));
    const pairs = marked.solutions.flatMap((now) => {
      const old = before.get(`${now.flightKey} ${now.brand.code}`);
      return old
        ? [{ old: old.priceDetail.priceList[0], now: now.priceDetail.priceList[0], settlement: now.settlement }]
        : [];
    });
    expect(pairs.length).toBeGreaterThan(50);
    for (const { old, now, settlement } of pairs) {
      expect(settlement.currency).toBe('HKD');
      expect(now?.tax).toBe(old?.tax);
      expect(now?.salePrice).toBe((old?.salePrice ?? 0) + Math.ceil((old?.price ?? 0) * 0.05) + 3000);
    }
  });

  test('a markup stops at its limit', async () => {
    const adults = async () => {
      const { solutions } = await searchFlights(portal.as('harbour.op'));
      return new Map(solutions.map((s) => [`${s.flightKey} ${s.brand.code}`, s.priceDetail.priceList[0]]));
    };
    const plain = await adults();
    await configure(DEMO_COMPANY.harbour, {
      markups: { intraContinental: { value: 9000, unit: 'percent', limit: 777 } },
    });
    for (const [key, adult] of await adults()) {
      expect(adult?.salePrice).toBe((adult?.price ?? 0) + (adult?.tax ?? 0));
      expect(adult?.salePrice).toBe((plain.get(key)?.salePrice ?? 0) + 777);
    }
  });

  test('prices show in the currency asked for and settle in the company’s own', async () => {
    const input = aSearch({ currency: 'JPY', passengers: { adult: 2, child: 1, infant: 1 } });
    const { solutions } = await searchFlights(portal.as('meridian.op'), input);
    expect(solutions.length).toBeGreaterThan(50);
    for (const { total, settlement, priceDetail } of solutions) {
      const [adult, child, infant] = priceDetail.priceList.map(({ salePrice }) => salePrice);
      expect(total).toEqual({ amount: 2 * (adult ?? 0) + (child ?? 0) + (infant ?? 0), currency: 'JPY' });
      expect(settlement.currency).toBe('USD');
      // The seeded rate of yen to the dollar, except for a cent's rounding per part.
      expect(Math.abs(total.amount / settlement.amount - 1.566)).toBeLessThan(0.02);
    }
  });

  test('airlines, suppliers and bags are limited by its configuration and its sellers’', async () => {
    await configure(DEMO_COMPANY.harbour, {
      airlines: { mode: 'only', codes: ['CX', 'BR', 'CI'] },
      suppliers: ['sandbox-gds-a', 'sandbox-ndc'],
    });
    await configure(DEMO_COMPANY.quay, {
      airlines: { mode: 'except', codes: ['CI'] },
      suppliers: ['sandbox-gds-a', 'sandbox-gds-b', 'sandbox-ndc'],
      freeBaggageOnly: true,
      showSuppliers: false,
    });
    const { solutions, last, answers } = await searchFlights(portal.as('quay.op'));
    const carriers = new Set(solutions.flatMap((s) => s.journeys.flatMap((j) => j.segments.map((x) => x.carrier))));
    expect([...carriers].sort()).toEqual(['BR', 'CX']);
    expect(last.progress.total).toBe(2);
    // Each omitted fare counts once, by its first reason; reported only once the search has ended.
    const leftOut = new Map(last.leftOut?.map(({ reason, offers }) => [reason, offers]));
    expect([...leftOut.keys()]).toEqual(['airline', 'baggage']);
    expect(Math.min(...leftOut.values())).toBeGreaterThan(0);
    expect(answers.slice(0, -1).filter((answer) => answer.leftOut)).toEqual([]);
    expect(solutions.every((s) => s.baggage.checked.pieces > 0 && s.supplier === '')).toBe(true);
  });

  test('a search that leaves nothing says how many fares are left out, as many as are there without it', async () => {
    const open = await searchFlights(portal.as('quay.op'));
    expect(open.last.leftOut).toBeUndefined();
    await configure(DEMO_COMPANY.harbour, { airlines: { mode: 'only', codes: ['ZZ'] } });
    const { solutions, last } = await searchFlights(portal.as('quay.op'));
    expect(solutions).toEqual([]);
    expect(last.leftOut).toEqual([{ reason: 'airline', offers: open.solutions.length }]);
  });
});

describe('what is agreed with the agency above', () => {
  const { harbour, quay } = DEMO_COMPANY;
  const searched = () => searchFlights(portal.as('quay.op'), aSearch({ cabin: 'economy' }));

  test('leaves offers without a free bag out of its sub-agency’s search', async () => {
    const isBagless = ({ baggage }: Solution) => baggage.checked.pieces === 0;
    expect((await searched()).solutions.some(isBagless)).toBe(true);
    await configure(harbour, { freeBaggageOnly: true });
    // No own terms override it.
    await configure(quay, {});
    const { solutions } = await searched();
    expect(solutions.length).toBeGreaterThan(0);
    expect(solutions.filter(isBagless)).toEqual([]);
    // The agency cannot resell what it is not sold itself.
    await configure(quay, { freeBaggageOnly: false });
    expect((await searched()).solutions.filter(isBagless)).toEqual([]);
  });

  test('leaves offers that name no fare basis out of it', async () => {
    const isUnnamed = ({ journeys }: Solution) =>
      journeys.some(({ segments }) => segments.some(({ fareBasis }) => fareBasis === ''));
    const unnamed = (await searched()).solutions.filter(isUnnamed);
    expect(unnamed.length).toBeGreaterThan(0);
    expect(new Set(unnamed.map(({ restrictions }) => restrictions.ticketingChannel))).toEqual(new Set(['Website']));
    await configure(harbour, { fareBasisOnly: true });
    const { solutions } = await searched();
    expect(solutions.length).toBeGreaterThan(0);
    expect(solutions.filter(isUnnamed)).toEqual([]);
    await configure(quay, { fareBasisOnly: false });
    expect((await searched()).solutions.filter(isUnnamed)).toEqual([]);
  });

  test('asks the popular suppliers alone for it', async () => {
    expect((await searched()).last.progress.total).toBe(5);
    await configure(harbour, { searchMode: 'popular' });
    const { last, solutions } = await searched();
    expect(last.progress).toEqual({ answered: 2, total: 2 });
    expect(solutions.length).toBeGreaterThan(0);
  });
});
