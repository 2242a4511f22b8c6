import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { aSearch, searchFlights, steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { Solution } from '../../../contract/flight-search.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import { isRefusal } from '../../../contract/result.ts';
import { exchangeRates } from '../../db/schema/site.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';
import { readVerifiedOffer, type VerifiedOffer } from './verified-offer.ts';

const scenario = steeredScenario();
const HARBOUR = { companyId: DEMO_COMPANY.harbour };
let server: TestServer;
let portal: Api;

beforeAll(async () => {
  server = await startTestServer({ scenario });
  portal = api(server);
});
afterAll(() => server.close());
afterEach(() => scenario.steer({}));

const check = (id: string) => portal.as('harbour.op').expect('verifySolution', { id });

async function cheapest(): Promise<Solution> {
  const { solutions } = await searchFlights(
    portal.as('harbour.op'),
    aSearch({ passengers: { adult: 2, child: 1, infant: 1 } }),
  );
  const [first] = solutions.filter(({ supplier }) => supplier === 'Sandbox GDS A');
  if (!first) throw new Error('the sandbox always sells something here');
  return first;
}

async function verified(id: string | null): Promise<VerifiedOffer> {
  const offer = await readVerifiedOffer(server.deps.db, HARBOUR, id ?? '', server.clock.now());
  if (isRefusal(offer)) throw new Error(offer.refused);
  return offer;
}

describe('a price check', () => {
  test('that finds everything as it was can be ordered for ten minutes', async () => {
    const shown = await cheapest();
    const { outcome, solution, previous, verificationId } = await check(shown.id);
    expect([outcome, previous]).toEqual(['unchanged', null]);
    expect(solution).toEqual(shown);
    const offer = await verified(verificationId);
    expect(offer.supplierId).toBe('sandbox-gds-a');
    for (const part of offer.priceParts) {
      const { faceValue, discount, serviceFee, airportTax, fuelSurcharge, cost, markups, salePrice } = part;
      expect(cost).toBe(faceValue - discount + serviceFee + airportTax + fuelSurcharge);
      expect(salePrice).toBe(markups.reduce((sum, { amount }) => sum + amount, cost));
      expect(markups.map(({ companyId }) => companyId)).toEqual([DEMO_COMPANY.interline]);
    }
    const owed = offer.priceParts.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0);
    expect(offer.solution.settlement).toEqual({ amount: owed, currency: 'CNY' });
    server.clock.advance(10 * 60_000);
    expect(await readVerifiedOffer(server.deps.db, HARBOUR, verificationId ?? '', server.clock.now())).toEqual({
      refused: 'verificationExpired',
    });
  });

  test('is the company’s own', async () => {
    const shown = await cheapest();
    const { verificationId } = await check(shown.id);
    const foreign = { companyId: DEMO_COMPANY.meridian };
    const now = server.clock.now();
    expect(await readVerifiedOffer(server.deps.db, foreign, verificationId ?? '', now)).toEqual({
      refused: 'verificationExpired',
    });
    const { status } = await portal.as('meridian.op').call('verifySolution', { id: shown.id });
    expect(status).toBe(404);
  });

  test('says that the fare rose, by how much, and asks no second time', async () => {
    const shown = await cheapest();
    scenario.steer({ '*': { verify: 'priceChanged' } });
    const { outcome, cause, solution, previous, verificationId } = await check(shown.id);
    expect([outcome, cause]).toEqual(['priceChanged', 'fare']);
    expect(previous).toEqual(shown);
    expect(solution?.settlement.amount).toBeGreaterThan(shown.settlement.amount);
    expect((await verified(verificationId)).solution.settlement).toEqual(solution?.settlement);
    expect((await check(shown.id)).solution?.settlement).toEqual(solution?.settlement);
  });

  test('says that the exchange rate moved the price', async () => {
    const { solutions } = await searchFlights(portal.as('harbour.op'));
    const shown = solutions.find(({ supplier }) => supplier === 'Sandbox NDC');
    const before = await server.deps.db.select().from(exchangeRates);
    const later = before.map((row) => ({
      ...row,
      asOf: '2026-11-21',
      rate: row.currency === 'EUR' ? '0.11' : row.rate,
    }));
    await server.deps.db.insert(exchangeRates).values(later);
    const { outcome, cause } = await check(shown?.id ?? '');
    expect([outcome, cause]).toEqual(['priceChanged', 'exchangeRate']);
  });

  test('says that less is included', async () => {
    const shown = await cheapest();
    scenario.steer({ '*': { verify: 'packageChanged' } });
    const { outcome, solution } = await check(shown.id);
    expect(outcome).toBe('packageChanged');
    expect(solution?.baggage).not.toEqual(shown.baggage);
  });

  test('says that fewer documents are accepted', async () => {
    const shown = await cheapest();
    scenario.steer({ '*': { verify: 'documentsChanged' } });
    const { outcome, solution } = await check(shown.id);
    expect(outcome).toBe('documentsChanged');
    expect(solution?.restrictions.documentTypes.length).toBeLessThan(shown.restrictions.documentTypes.length);
  });

  test('of sold-out seats can lead to no order', async () => {
    const shown = await cheapest();
    scenario.steer({ '*': { verify: 'soldOut' } });
    expect(await check(shown.id)).toMatchObject({
      outcome: 'soldOut',
      verificationId: null,
      solution: null,
      previous: shown,
    });
  });

  test('of an old solution gives back the search to repeat', async () => {
    const shown = await cheapest();
    server.clock.advance(10 * 60_000);
    const { outcome, verificationId, search } = await check(shown.id);
    expect([outcome, verificationId]).toEqual(['expired', null]);
    expect(search).toEqual(aSearch({ passengers: { adult: 2, child: 1, infant: 1 } }));
  });

  test('that the supplier does not answer is refused', async () => {
    const shown = await cheapest();
    scenario.steer({ '*': { verify: 'dead' } });
    const { status, envelope } = await portal.as('harbour.op').call('verifySolution', { id: shown.id });
    expect([status, envelope.code]).toEqual([503, 503001]);
    expect((await portal.as('harbour.op').call('verifySolution', { id: 'no.such.thing' })).status).toBe(404);
  });
});

describe('seats', () => {
  const traveller = (i: number): Passenger => ({
    type: 'adult',
    surname: 'DEMO',
    givenName: `PERSON ${'ABCDEFGHI'[i] ?? 'X'}`,
    gender: 'female',
    birthday: '1990-01-01',
    nationality: 'SG',
    document: { type: 'passport', number: `E000000${i}`, expiry: '2033-01-01', issuingPlace: 'SG' },
  });

  test('run out when they are booked, for all suppliers and processes', async () => {
    const input = aSearch({ passengers: { adult: 1, child: 0, infant: 0 } });
    const { solutions } = await searchFlights(portal.as('harbour.op'), input);
    const scarce = solutions.find((s) => s.supplier === 'Sandbox GDS A' && s.seatsLeft <= 3 && s.hold);
    if (!scarce) throw new Error('no solution with few seats');
    const supplier = server.deps.airSuppliers.find(({ id }) => id === 'sandbox-gds-a');
    if (!supplier) throw new Error('no such supplier');
    const { offerRef } = await verified((await check(scarce.id)).verificationId);
    const contact = { name: 'Desk', email: 'desk@example.com', areaCode: '86', phone: '1000000' };
    const book = (n: number) =>
      supplier.book(offerRef, [traveller(n)], { idempotencyKey: `seat-${n}`, mode: 'hold', contact });
    const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map(book));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(scarce.seatsLeft);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons).toEqual(reasons.map(() => expect.objectContaining({ kind: 'refused', reason: 'soldOut' })));
    const now = await check(scarce.id);
    expect(now.outcome === 'soldOut' || now.cause === 'bookingClass').toBe(true);
  });
});
