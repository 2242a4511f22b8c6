import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
});
afterAll(() => server.close());
beforeEach(() => {
  agents = api(server);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const fin = () => agents.as('harbour.fin');
const fakeOf = (channel: ExternalChannel) => server.providers.fakeOf(channel);
const stateOf = async (id: string) => (await op().expect('flightOrderPayment', { id })).attempt?.state;
const matters = async (id: string) =>
  (await agents.as('provider.admin').expect('deskQueue', { kind: 'books', pageSize: 100 })).list.flatMap(
    ({ difference }) => (difference?.subject.endsWith(id) ? [difference] : []),
  );
/** Advances the clock, runs the minute's job; sessions expire. */
const pass = async (ms: number) => {
  clock.advance(ms);
  await pollOpenPayments(server.deps);
  await server.deps.jobs.drain();
  agents = api(server);
};

async function begun(channel: ExternalChannel) {
  const { id } = await bookedOrder(server, supplier, op());
  await op().expect('payFlightOrder', { id, channel });
  const payment = [...fakeOf(channel).payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  return { id, payment };
}

/** A payment that was never paid. */
async function givenUp(channel: ExternalChannel) {
  const found = await begun(channel);
  await pass(HOUR_MS);
  expect(await stateOf(found.id)).toBe('timedOut');
  return found;
}

describe('a payment that was given up', () => {
  it('is asked about a day later, and what its payer paid after all goes back once', async () => {
    const { id, payment } = await givenUp('stripe');
    // Its webhook is lost.
    fakeOf('stripe').settle(payment.id, 'paid', clock.now());
    await pass(HOUR_MS);
    expect(await stateOf(id)).toBe('timedOut');
    await pass(DAY_MS);
    await pass(DAY_MS);
    expect(await stateOf(id)).toBe('returned');
    expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([payment.amount]);
  });

  it('is asked about too where its payment provider had said that it failed', async () => {
    const { id, payment } = await begun('wechat-pay');
    await deliver(server, fakeOf('wechat-pay').settle(payment.id, 'failed', clock.now()));
    expect(await stateOf(id)).toBe('failed');
    fakeOf('wechat-pay').settle(payment.id, 'paid', clock.now());
    await pass(DAY_MS);
    expect(await stateOf(id)).toBe('returned');
  });

  it('is added to the wallet where it is a top-up', async () => {
    const before = (await fin().expect('wallet', {})).balance;
    const amount = { amount: 40_000, currency: 'CNY' as const };
    const { id } = await fin().expect('startTopUp', { channel: 'stripe', amount });
    const shown = async () => (await fin().expect('walletTopUps', {})).list.find((topUp) => topUp.id === id)?.state;
    await pass(HOUR_MS);
    expect(await shown()).toBe('timedOut');
    fakeOf('stripe').settle(id, 'paid', clock.now());
    await pass(DAY_MS);
    expect(await shown()).toBe('paid');
    expect((await fin().expect('wallet', {})).balance - before).toBe(amount.amount);
  });

  it('is asked about once a day for a week, and then no more', async () => {
    const stripe = findPaymentProvider(server.deps.paymentProviders, 'stripe');
    if (!stripe) throw new Error('no Stripe');
    const { payment } = await givenUp('stripe');
    const ask = vi.spyOn(stripe, 'ask');
    for (let hour = 0; hour < 10 * 24; hour += 12) await pass(12 * HOUR_MS);
    expect(ask.mock.calls.filter(([{ id }]) => id === payment.id)).toHaveLength(6);
  });

  it('is not taken where that would be ours to do', async () => {
    const { id, payment } = await givenUp('payPal');
    server.providers.paypal.approve(payment.id, clock.now());
    await pass(DAY_MS);
    expect([payment.state, await stateOf(id)]).toEqual(['open', 'timedOut']);
  });
});

describe('the desk', () => {
  it('hears of a payment that a bank has had for two weeks, once, until it is decided', async () => {
    const { id, payment } = await begun('stripe');
    await deliver(server, fakeOf('stripe').settle(payment.id, 'clearing', clock.now()));
    await pass(13 * DAY_MS);
    expect(await matters(id)).toEqual([]);
    await pass(DAY_MS);
    await pass(DAY_MS);
    const money = { currency: 'CNY', expected: payment.amount, actual: 0 };
    expect(await matters(id)).toMatchObject([{ what: 'undecided', subject: `stripe ${payment.id} ${id}`, ...money }]);
    fakeOf('stripe').settle(payment.id, 'paid', clock.now());
    await pass(HOUR_MS);
    expect(await stateOf(id)).toBe('returned');
    expect(await matters(id)).toEqual([]);
  });

  it('may close that with what was done, and hears no more of it', async () => {
    const { id, payment } = await begun('stripe');
    await deliver(server, fakeOf('stripe').settle(payment.id, 'clearing', clock.now()));
    await pass(14 * DAY_MS);
    const [difference] = await matters(id);
    const input = { id: difference?.id ?? '', remark: 'The bank has sent it back' };
    const { closed } = await agents.as('provider.admin').expect('closeDifference', input);
    expect(closed).toMatchObject({ remark: input.remark });
    await pass(DAY_MS);
    expect(await matters(id)).toEqual([]);
  });

  it('hears of a payment at a payment provider whose keys are gone, once it is an hour old, until the payment provider can be asked again', async () => {
    const { id } = await begun('stripe');
    const { paymentProviders: all } = server.deps;
    Object.assign(server.deps, { paymentProviders: all.filter((provider) => provider.id !== 'stripe') });
    await pass(HOUR_MS / 2);
    expect(await matters(id)).toEqual([]);
    await pass(HOUR_MS);
    expect(await matters(id)).toMatchObject([{ what: 'undecided' }]);
    Object.assign(server.deps, { paymentProviders: all });
    await pass(HOUR_MS);
    expect(await matters(id)).toEqual([]);
    expect(await stateOf(id)).toBe('timedOut');
  });
});
