import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { type FakeState, goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { sampled } from '../../../../tests/tools/run-mode.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';
import { YEEPAY_CHANNELS } from '../../payments/yeepay/yeepay.ts';

const START = '2026-11-20T02:00:00.000Z';
const DAY_MS = 86_400_000;
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  agents = api(server);
  for (const { mood } of server.providers.all) Object.assign(mood, goodMood());
});
afterEach(() => assertBalanced(server.deps.db));

/** Advances the clock with the jobs; sessions expire. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY_MS);
    await pollOpenPayments(server.deps);
    await sweepOrders(server.deps);
    await server.deps.jobs.drain();
  }
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const fakeOf = (channel: ExternalChannel) => server.providers.fakeOf(channel);
const read = (id: string) => op().expect('flightOrder', { id });
const stateOf = async (id: string) => (await op().expect('flightOrderPayment', { id })).attempt?.state;
const codesOf = async (id: string) => (await read(id)).timeline.flatMap(({ code }) => code ?? []);

/** An order whose payer has opened this payment provider's page. */
async function begunAt(channel: ExternalChannel) {
  const { id } = await bookedOrder(server, supplier, op());
  const { redirectUrl = '' } = await op().expect('payFlightOrder', { id, channel });
  if (channel === 'alipay') server.providers.alipay.visit(redirectUrl);
  const payment = [...fakeOf(channel).payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  return { id, payment };
}

describe.each(['stripe', 'payPal', 'airwallex', 'alipay', 'wechat-pay'] as const)('a bank at %s', (channel) => {
  const fake = () => fakeOf(channel);
  const tell = (id: string, state: FakeState) => deliver(server, fake().settle(id, state, clock.now()));
  const begun = () => begunAt(channel);

  it('may take its time: the order is paid when the money clears, once, and the agent is told meanwhile', async () => {
    const { id, payment } = await begun();
    expect(await tell(payment.id, 'clearing')).toBe(200);
    expect(await tell(payment.id, 'clearing')).toBe(200);
    expect(await stateOf(id)).toBe('clearing');
    expect((await read(id)).status).toBe('to_be_paid');
    expect(await codesOf(id)).toEqual(['paymentClearing']);
    await Promise.all([tell(payment.id, 'paid'), tell(payment.id, 'paid')]);
    expect(await stateOf(id)).toBe('paid');
    const { status, timeline } = await read(id);
    expect(status).toBe('proceeding');
    expect(timeline.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });

  it('is waited for for days without a time-out, and what clears after the order has closed goes back once', async () => {
    const { id, payment } = await begun();
    // The webhook is lost: the payment is polled.
    fake().settle(payment.id, 'clearing', clock.now());
    await pass(5);
    expect((await read(id)).status).toBe('closed');
    expect(await stateOf(id)).toBe('clearing');
    expect(payment.state).toBe('clearing');
    fake().settle(payment.id, 'paid', clock.now());
    await pass(1);
    await tell(payment.id, 'paid');
    await server.deps.jobs.drain({ early: true });
    expect(await stateOf(id)).toBe('returned');
    expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([payment.amount]);
  });

  it('may say no after all, which is no time-out either', async () => {
    const { id, payment } = await begun();
    await tell(payment.id, 'clearing');
    fake().settle(payment.id, 'failed', clock.now());
    await pass(1);
    expect(await stateOf(id)).toBe('failed');
    expect(await codesOf(id)).toEqual(['paymentClearing', 'paymentNotCleared']);
    expect(payment.refunds.size).toBe(0);
  });

  it('holds up nobody who pays another way, and its money then goes back once', async () => {
    const { id, payment } = await begun();
    await tell(payment.id, 'clearing');
    const again = await op().expect('payFlightOrder', { id, channel });
    expect(again.redirectUrl ?? again.qrCode).toEqual(expect.any(String));
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await tell(payment.id, 'paid');
    await server.deps.jobs.drain();
    expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([payment.amount]);
  });
});

describe.each(sampled(YEEPAY_CHANNELS, YEEPAY_CHANNELS.slice(0, 1)))(
  'a bank at %s, which has no word for it',
  (channel) => {
    const fake = () => fakeOf(channel);
    const settle = (id: string, state: FakeState) => fake().settle(id, state, clock.now());
    const begunAndAtBank = async () => {
      const { id, payment } = await begunAt(channel);
      settle(payment.id, 'clearing');
      return { id, payment };
    };
    /** Its time is over, but it is not closed. */
    const runOut = async () => {
      clock.advance(31 * 60_000);
      await pollOpenPayments(server.deps);
      agents = api(server);
    };

    it('is told to the agent once the payment cannot be closed in the end, and is waited for without a time-out', async () => {
      const { id, payment } = await begunAndAtBank();
      clock.advance(60_000);
      await pollOpenPayments(server.deps);
      expect(await stateOf(id)).toBe('pending');
      await runOut();
      expect(await stateOf(id)).toBe('clearing');
      await pass(5);
      expect([await stateOf(id), payment.state]).toEqual(['clearing', 'clearing']);
      expect(await codesOf(id)).toEqual(['paymentClearing']);
      settle(payment.id, 'paid');
      await pass(1);
      await deliver(server, settle(payment.id, 'paid'));
      await server.deps.jobs.drain({ early: true });
      expect(await stateOf(id)).toBe('returned');
      expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([payment.amount]);
    });

    it('may say no after all, which is no time-out either', async () => {
      const { id, payment } = await begunAndAtBank();
      await runOut();
      settle(payment.id, 'failed');
      await pass(1);
      expect(await stateOf(id)).toBe('failed');
      expect(await codesOf(id)).toEqual(['paymentClearing', 'paymentNotCleared']);
    });

    it('clears in time, and the order is paid', async () => {
      const { id, payment } = await begunAndAtBank();
      expect(await deliver(server, settle(payment.id, 'clearing'))).toBe(200);
      expect(await deliver(server, settle(payment.id, 'paid'))).toBe(200);
      expect((await read(id)).status).toBe('proceeding');
    });
  },
);

it('a top-up that clears after days is added once', async () => {
  const stripe = fakeOf('stripe');
  const fin = () => agents.as('harbour.fin');
  const before = (await fin().expect('wallet', {})).balance;
  const amount = { amount: 100_000, currency: 'CNY' as const };
  const { id } = await fin().expect('startTopUp', { channel: 'stripe', amount });
  await deliver(server, stripe.settle(id, 'clearing', clock.now()));
  await pass(3);
  const shown = async () => (await fin().expect('walletTopUps', {})).list.find((topUp) => topUp.id === id)?.state;
  expect(await shown()).toBe('clearing');
  await deliver(server, stripe.settle(id, 'paid', clock.now()));
  await deliver(server, stripe.settle(id, 'paid', clock.now()));
  expect(await shown()).toBe('paid');
  expect((await fin().expect('wallet', {})).balance - before).toBe(100_000);
});

it('a notice that a bank is at it may come before the opening was answered', async () => {
  const stripe = fakeOf('stripe');
  const { id } = await bookedOrder(server, supplier, op());
  stripe.mood.losesAnswers = true;
  await op().call('payFlightOrder', { id, channel: 'stripe' });
  stripe.mood.losesAnswers = false;
  const [attempt] = await server.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id));
  expect(attempt).toMatchObject({ state: 'started', reference: null });
  await deliver(server, stripe.settle(attempt?.id ?? '', 'clearing', clock.now()));
  stripe.settle(attempt?.id ?? '', 'paid', clock.now());
  clock.advance(2 * 60_000);
  await pollOpenPayments(server.deps);
  expect((await read(id)).status).toBe('proceeding');
});
