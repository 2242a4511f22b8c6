import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger } from '../../../../tests/factories/flight-orders.ts';
import { aSearch, searchFlights } from '../../../../tests/factories/flight-search.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { setPrices } from '../../../../tests/factories/three-levels.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { readRates } from '../../db/exchange-rates.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  Object.assign(supplier.script.fare, { faceValue: 95_000, discount: 4_000, serviceFee: 1_000 });
  await setPrices(server, { faceValue: 95_000, discount: 4_000, serviceFee: 1_000 });
  const markup = { unit: 'percent', value: 500, currency: 'HKD' } as const;
  const op = agents.as('quay.op');
  await op.expect('saveUserConfig', { key: 'clientMarkup', value: markup });
  id = await booked();
});
afterAll(() => server.close());

/** A booking of the sub-agency for two adults and a child. */
async function booked(): Promise<string> {
  const op = agents.as('quay.op');
  const { solutions } = await searchFlights(op, aSearch({ passengers: { adult: 2, child: 1, infant: 0 } }));
  const check = await op.expect('verifySolution', { id: solutions[0]?.id ?? '' });
  const travellers = [passenger(), passenger(), passenger('child')];
  return (await op.expect('createFlightOrder', orderInput(check.verificationId ?? '', travellers))).id;
}

const desk = () => agents.as('provider.admin');
const own = () => agents.as('quay.op');
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

describe('how a price is made', () => {
  it('is told to the provider’s desk from the supplier’s fare down, every amount with its rule', async () => {
    const { order } = await desk().expect('deskOrder', { id });
    const told = await desk().expect('explainDeskPrice', { id });
    const { asOf, rates } = await readRates(server.deps.db);
    expect(told).toMatchObject({ id, currency: 'HKD', isExplained: true, region: 'intraContinental', fee: 0 });
    expect(told.total).toBe(order.total.amount);
    expect(told.parties.reduce((sum, { price, count }) => sum + price * count, 0)).toBe(told.total);
    for (const { lines, price } of told.parties) expect(sumOf(lines)).toBe(price);
    const [adults] = told.parties;
    expect([adults?.passengerType, adults?.count]).toEqual(['adult', 2]);
    expect(adults?.lines.map(({ kind, seller }) => [kind, seller?.name])).toEqual([
      ['faceValue', undefined],
      ['discount', undefined],
      ['serviceFee', undefined],
      ['markup', 'Interline'],
      ['markup', 'Harbour Travel'],
      ['airportTax', undefined],
      ['fuelSurcharge', undefined],
    ]);
    const exchange = { from: 'CNY', fromRate: rates.CNY, to: 'HKD', toRate: rates.HKD, asOf };
    expect(adults?.lines[0]?.rule).toMatchObject({ of: { amount: 95_000, currency: 'CNY' }, exchange, rounding: 'up' });
    expect(adults?.lines[3]?.rule).toMatchObject({ of: { amount: 11_000, currency: 'CNY' }, percent: null, exchange });
    expect(adults?.lines[4]?.rule).toMatchObject({ of: { currency: 'HKD' }, exchange: null, rounding: null });
  });

  it('is told to the buyer as its own price, its own markup and what its client pays', async () => {
    const told = await own().expect('explainFlightPrice', { id });
    const order = await own().expect('flightOrder', { id });
    expect(told).toMatchObject({ id, currency: 'HKD', isExplained: true, total: order.total.amount, fee: 0 });
    expect(told.clientTotal).toBe(order.clientTotal?.amount);
    for (const { lines, price, client } of told.parties) {
      expect(lines.map(({ kind }) => kind)).toEqual(['fare', 'airportTax', 'fuelSurcharge']);
      expect(sumOf(lines)).toBe(price);
      expect(client?.price).toBe(price + (client?.markup ?? 0));
      expect(client?.rule).toMatchObject({ of: { amount: price, currency: 'HKD' }, percent: 500, rounding: 'up' });
    }
  });

  it('is kept as it was agreed at the sale, whatever is agreed and set later', async () => {
    const before = [await desk().expect('explainDeskPrice', { id }), await own().expect('explainFlightPrice', { id })];
    await setPrices(server, { faceValue: 60_000, discount: 0, serviceFee: 0 });
    const fixed = { unit: 'amount', value: 7_000, currency: 'CNY' } as const;
    await own().expect('saveUserConfig', { key: 'clientMarkup', value: fixed });
    const after = [await desk().expect('explainDeskPrice', { id }), await own().expect('explainFlightPrice', { id })];
    expect(after).toEqual(before);
  });

  it('is hidden from the agency in between, and from the desk’s call to every agency', async () => {
    const ask = async (username: string, name: 'explainDeskPrice' | 'explainFlightPrice') =>
      (await agents.as(username).call(name, { id })).status;
    expect(await ask('harbour.op', 'explainFlightPrice')).toBe(404);
    for (const username of ['quay.op', 'harbour.op', 'harbour.admin'])
      expect(await ask(username, 'explainDeskPrice')).toBe(403);
  });

  it('has its parts alone for a booking from before it was stored', async () => {
    const old = await booked();
    const whole = await desk().expect('explainDeskPrice', { id: old });
    await server.deps.db.execute(
      sql`update orders set sold = (sold #- '{priceBreakdown,basis}') #- '{priceBreakdown,clientBasis}' where id = ${old}`,
    );
    const told = await desk().expect('explainDeskPrice', { id: old });
    const shown = ({ parties }: typeof told) =>
      parties.map(({ lines }) => lines.map(({ kind, amount }) => [kind, amount]));
    expect(told).toMatchObject({ isExplained: false, region: null, total: whole.total });
    expect(shown(told)).toEqual(shown(whole));
    expect(told.parties.flatMap(({ lines }) => lines).filter(({ rule }) => rule)).toEqual([]);
    const ownTold = await own().expect('explainFlightPrice', { id: old });
    expect([ownTold.isExplained, ownTold.parties[0]?.client?.rule]).toEqual([false, null]);
  });
});
