import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { DeskQuoteChangeInput } from '../../../contract/desk.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';

const START = '2026-11-20T08:00:00Z';
const HOUR_MS = 3_600_000;
const DAY = '2027-01-04';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  const settings = { sandbox: { ...testSettings().sandbox, deskSeconds: null } };
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false, settings });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => clock.set(START));
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
const drain = () => server.deps.jobs.drain();
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const codeOf = async (call: Promise<{ envelope: { code: number } }>) => (await call).envelope.code;
const optionsOf = (order: FlightOrder) => order.afterSales?.change?.options ?? [];

const cheap = { fareDifference: 0, taxDifference: 0, penalty: 10_000 };
const dear = { fareDifference: 50_000, taxDifference: 1_000, penalty: 10_000 };
const free = { fareDifference: 0, taxDifference: 0, penalty: 0 };
const leg = (flight: string, departs: string) => ({ flight, date: DAY, departs, arrives: '23:55' });

/** A change for a reason that no supplier quotes. */
async function asked(): Promise<FlightOrder> {
  const input = orderInput(await verifiedOffer(server, supplier, { party: { adult: 1 } }), [passenger()]);
  const { id } = await op().expect('createFlightOrder', input);
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  const order = await read(id);
  const passengers = order.passengers.map((p) => p.id);
  const journeys = [{ journey: 0, date: DAY }];
  return op().expect('changeFlightOrder', { id, passengers, journeys, reason: 1 });
}

async function offered(quote: Partial<DeskQuoteChangeInput> = {}): Promise<FlightOrder> {
  const { id } = await asked();
  await desk().expect('deskQuoteChange', {
    id,
    lines: [dear],
    legs: [leg('CX711', '09:00')],
    validHours: 12,
    currency: 'CNY',
    others: [{ lines: [cheap], legs: [leg('HX235', '21:10')], validHours: 2 }],
    ...quote,
  });
  return read(id);
}

describe('several options in one answer of the desk', () => {
  it('stand side by side, each with its flights, price and end, and nothing is paid before one is picked', async () => {
    const order = await offered();
    expect(order).toMatchObject({
      status: 'chg_to_be_paid',
      total: { amount: 10_000 },
      payBy: '2026-11-20T20:00:00.000Z',
    });
    expect(optionsOf(order)).toMatchObject([
      { isPicked: false, quote: { total: { amount: 61_000 }, expiresAt: '2026-11-20T20:00:00.000Z' } },
      { isPicked: false, quote: { total: { amount: 10_000 }, expiresAt: '2026-11-20T10:00:00.000Z' } },
    ]);
    expect(optionsOf(order).map(({ journeys }) => journeys[0]?.segments[0]?.carrier)).toEqual(['CX', 'HX']);
    expect(order.actions.find(({ action }) => action === 'pay')).toMatchObject({ allowed: false, reason: 'choose' });
    const { id } = order;
    expect(await codeOf(op().call('payFlightOrder', { id, channel: 'balance' }))).toBe(REFUSALS.changeNotChosen.code);
    expect(await codeOf(op().call('confirmFlightOrder', { id }))).toBe(REFUSALS.changeNotChosen.code);
  });

  it('leave the picked one to be paid and reissued, whichever was picked before', async () => {
    const order = await offered();
    const { id } = order;
    const [first, second] = optionsOf(order).map((option) => option.id);
    await op().expect('pickChangeOption', { id, option: second ?? '' });
    const picked = await op().expect('pickChangeOption', { id, option: first ?? '' });
    expect(picked).toMatchObject({ total: { amount: 61_000 }, payBy: '2026-11-20T20:00:00.000Z' });
    expect(optionsOf(picked).map(({ isPicked }) => isPicked)).toEqual([true, false]);
    expect(picked.afterSales?.change?.quote?.total.amount).toBe(61_000);
    const before = await balance();
    await op().expect('payFlightOrder', { id, channel: 'balance', amount: { amount: 61_000, currency: 'CNY' } });
    expect(await balance()).toBe(before - 61_000);
    expect(await codeOf(op().call('pickChangeOption', { id, option: second ?? '' }))).toBe(
      REFUSALS.statusConflict.code,
    );
    await drain();
    await desk().expect('deskIssue', { id, tickets: ['9995550000001'] });
    expect(await read(id)).toMatchObject({
      status: 'changed',
      journeys: [{ segments: [{ carrier: 'CX', flightNumber: '711', departure: `${DAY}T09:00` }] }],
      passengers: [{ ticketNumber: '9995550000001' }],
    });
  });

  it('let a free one be accepted', async () => {
    const order = await offered({ others: [{ lines: [free], validHours: 4 }] });
    const { id } = order;
    await op().expect('pickChangeOption', { id, option: optionsOf(order)[1]?.id ?? '' });
    expect((await op().expect('confirmFlightOrder', { id })).status).toBe('chg_proceeding');
  });

  it('picked twice, at once or again, are picked once', async () => {
    const order = await offered();
    const input = { id: order.id, option: optionsOf(order)[1]?.id ?? '' };
    const answers = await Promise.all([op().call('pickChangeOption', input), op().call('pickChangeOption', input)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { version } = await read(order.id);
    expect(version).toBe(order.version + 1);
    expect((await op().expect('pickChangeOption', input)).version).toBe(version);
  });

  it('that have ended cannot be picked, nor paid once they end; the others can', async () => {
    const order = await offered();
    const { id } = order;
    const [long = '', short = ''] = optionsOf(order).map((option) => option.id);
    await op().expect('pickChangeOption', { id, option: short });
    clock.set(new Date(Date.parse(START) + 2 * HOUR_MS).toISOString());
    expect(await codeOf(op().call('payFlightOrder', { id, channel: 'balance' }))).toBe(REFUSALS.quoteExpired.code);
    const other = await offered();
    clock.set(new Date(clock.now().getTime() + 2 * HOUR_MS).toISOString());
    const [otherLong = '', otherShort = ''] = optionsOf(other).map((option) => option.id);
    const pick = (option: string) => op().call('pickChangeOption', { id: other.id, option });
    expect(await codeOf(pick(otherShort))).toBe(REFUSALS.quoteExpired.code);
    expect(await codeOf(pick(long))).toBe(REFUSALS.optionNotFound.code);
    expect((await pick(otherLong)).status).toBe(200);
  });

  it('close with the last of them where none is picked', async () => {
    const { id } = await offered();
    clock.set(new Date(Date.parse(START) + 3 * HOUR_MS).toISOString());
    await server.deps.jobs.drain({ early: true });
    expect((await read(id)).status).toBe('chg_to_be_paid');
    clock.set(new Date(Date.parse(START) + 13 * HOUR_MS).toISOString());
    await server.deps.jobs.drain({ early: true });
    expect((await read(id)).status).toBe('closed');
    expect(await codeOf(op().call('pickChangeOption', { id, option: 'any' }))).toBe(REFUSALS.quoteExpired.code);
  });

  it('are their own agency’s alone', async () => {
    const order = await offered();
    const input = { id: order.id, option: optionsOf(order)[0]?.id ?? '' };
    expect(await codeOf(agents.as('meridian.op').call('pickChangeOption', input))).toBe(REFUSALS.orderNotFound.code);
  });

  it('are five at most, and each is held against the change', async () => {
    const { id } = await asked();
    const quote = (others: object[]) =>
      desk().callRaw('deskQuoteChange', { id, lines: [cheap], currency: 'CNY', others });
    expect((await quote(Array.from({ length: 5 }, () => ({ lines: [cheap] })))).status).toBe(400);
    const wrong = await quote([{ lines: [cheap] }, { lines: [cheap, cheap] }]);
    expect(wrong.envelope).toMatchObject({ code: 400001, data: { fields: { 'others[1].lines': expect.any(String) } } });
    expect((await quote([{ lines: [cheap], legs: [leg('CX711', '25:00')] }])).status).toBe(400);
  });
});
