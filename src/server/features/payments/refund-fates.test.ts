import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { type FakeMood, goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';

const HOUR_MS = 3_600_000;
const clock = testClock();
const supplier = scriptedSupplier(clock, { issue: 'refused' });
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
});
afterAll(() => server.close());
beforeEach(() => {
  agents = api(server);
  for (const { mood } of server.providers.all) Object.assign(mood, goodMood());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const fakeOf = (channel: ExternalChannel) => server.providers.fakeOf(channel);
const realStripe = () => findPaymentProvider(server.deps.paymentProviders, 'stripe') ?? expect.fail('no Stripe');
const statusOf = async (id: string) => (await op().expect('flightOrder', { id })).status;
const matters = async (orderId: string) => {
  const { list } = await agents.as('provider.admin').expect('deskQueue', { kind: 'books', pageSize: 100 });
  return list.flatMap(({ difference }) => (difference?.subject.endsWith(orderId) ? [difference] : []));
};
const refundOf = async (orderId: string) => {
  const [refund] = await server.deps.db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orderId)));
  return refund ?? expect.fail(`no refund of ${orderId}`);
};
/** Advances the clock and runs the minute's job. */
const pass = async (ms: number) => {
  clock.advance(ms);
  await pollOpenPayments(server.deps);
  await server.deps.jobs.drain();
  agents = api(server);
};

/** Pays an order that gets no tickets at a payment provider that responds to refunds like this. */
async function refused(channel: ExternalChannel, mood: Partial<FakeMood>) {
  const fake = fakeOf(channel);
  Object.assign(fake.mood, goodMood());
  const { id } = await bookedOrder(server, supplier, op());
  const { redirectUrl = '' } = await op().expect('payFlightOrder', { id, channel });
  if (channel === 'alipay') server.providers.alipay.visit(redirectUrl);
  const payment = [...fake.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  await deliver(server, fake.settle(payment.id, 'paid', clock.now()));
  Object.assign(fake.mood, mood);
  await server.deps.jobs.drain();
  /** Refund requests to the payment provider, under any number. */
  const asked = () => [...payment.refunds.values()].reduce((sum, refund) => sum + refund.asked, 0);
  return { id, fake, payment, asked };
}

describe.each(['stripe', 'payPal', 'wechat-pay', 'alipay', 'airwallex', 'yeepay-wechat'] as const)(
  'a refund at %s',
  (channel) => {
    it('that somebody has made at the payment provider itself is posted, and the desk hears that the fee went back with it', async () => {
      const { id, payment } = await refused(channel, { refuses: 'at once', because: 'refunded' });
      expect(await statusOf(id)).toBe('failed_reimbursed');
      const [excess, ...others] = await matters(id);
      const said = expect.stringContaining('Refused: refunded');
      expect(excess).toMatchObject({ what: 'excess', expected: ADULT_PRICE, actual: payment.amount, said });
      expect(others).toEqual([]);
      const closed = { id: excess?.id ?? '', remark: 'Left to the agency' };
      await agents.as('provider.admin').expect('closeDifference', closed);
      expect(await matters(id)).toEqual([]);
      const { list } = await agents.as('harbour.fin').expect('transactions', { q: id, kind: 'refund' });
      expect(list.map(({ method, gross }) => [method, gross])).toEqual([[channel, ADULT_PRICE]]);
    });

    it('to an account that is closed waits at the desk with the payment provider’s words, and is asked for no more', async () => {
      const { id, asked } = await refused(channel, { refuses: 'at once', because: 'closed' });
      expect(await statusOf(id)).toBe('failed_reimbursing');
      expect(await matters(id)).toMatchObject([{ what: 'refund', said: expect.stringContaining('Refused: closed') }]);
      const before = asked();
      for (let hour = 0; hour < 3; hour++) await pass(HOUR_MS);
      expect(asked()).toBe(before);
    });

    it('that the shop has too little for is asked for later each time, beside its task, until it is made', async () => {
      const { id, fake, payment } = await refused(channel, { refuses: 'at once', because: 'noFunds' });
      expect(await matters(id)).toMatchObject([{ what: 'refund', said: expect.stringContaining('Refused: noFunds') }]);
      await pass(HOUR_MS - 60_000);
      expect(payment.refunds.size).toBe(1);
      await pass(60_000);
      expect(payment.refunds.size).toBe(2);
      await pass(HOUR_MS);
      expect(payment.refunds.size).toBe(2);
      expect(await matters(id)).toHaveLength(1);
      Object.assign(fake.mood, goodMood());
      await pass(HOUR_MS);
      expect(await statusOf(id)).toBe('failed_reimbursed');
      expect(await matters(id)).toEqual([]);
      expect([...payment.refunds.values()].filter(({ isRefused }) => !isRefused).map(({ amount }) => amount)).toEqual([
        ADULT_PRICE,
      ]);
    });
  },
);

describe('a refund', () => {
  it('of all that was paid, which somebody has made at the payment provider itself, asks nothing of the desk', async () => {
    const { id } = await bookedOrder(server, supplier, op());
    await op().expect('payFlightOrder', { id, channel: 'stripe' });
    const stripe = fakeOf('stripe');
    const payment = [...stripe.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
    await op().expect('cancelFlightOrder', { id });
    Object.assign(stripe.mood, { refuses: 'at once', because: 'refunded' });
    await deliver(server, stripe.settle(payment?.id ?? '', 'paid', clock.now()));
    await server.deps.jobs.drain();
    const { list } = await agents.as('harbour.fin').expect('transactions', { q: id, kind: 'refund' });
    expect(list.map(({ gross }) => gross)).toEqual([payment?.amount]);
    expect(await matters(id)).toEqual([]);
  });

  it('of a part, whose answer was lost a day ago, is found at Stripe, which has forgotten its key, and made once', async () => {
    const { id, fake, payment } = await refused('stripe', { losesAnswers: true });
    expect(await statusOf(id)).toBe('failed_reimbursing');
    Object.assign(fake.mood, goodMood(), { forgetsKeys: true });
    await pass(25 * HOUR_MS);
    await server.deps.jobs.drain({ early: true });
    expect(await statusOf(id)).toBe('failed_reimbursed');
    expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([ADULT_PRICE]);
  });

  it('that Alipay has taken on without any money moving is not made before Alipay says so', async () => {
    const { id, payment } = await refused('alipay', { refundTurns: 4 });
    expect([await statusOf(id), await matters(id)]).toEqual(['failed_reimbursing', []]);
    for (let turn = 0; turn < 2; turn++) {
      await pass(HOUR_MS);
      await server.deps.jobs.drain({ early: true });
    }
    expect(await statusOf(id)).toBe('failed_reimbursed');
    expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([ADULT_PRICE]);
  });

  it('that the shop has too little for goes to the wallet where the desk says so, and is then asked for no more', async () => {
    const { id, fake, payment } = await refused('stripe', { refuses: 'at once', because: 'noFunds' });
    const [difference] = await matters(id);
    const settled = await agents.as('provider.admin').call('settleRefund', { id: difference?.id ?? '', way: 'wallet' });
    expect(settled.envelope.code).toBe(0);
    Object.assign(fake.mood, goodMood());
    for (let day = 0; day < 2; day++) await pass(24 * HOUR_MS);
    expect(await statusOf(id)).toBe('failed_reimbursed');
    expect([...payment.refunds.values()].every(({ isRefused }) => isRefused)).toBe(true);
  });

  it('that its payment provider does not answer is asked about later each time, told to the desk, and taken off when it is made', async () => {
    const { id, fake } = await refused('stripe', { down: 503 });
    const begun = clock.now().getTime();
    const asked = [];
    while (asked.length < 10) {
      const { askAt } = await refundOf(id);
      asked.push((askAt?.getTime() ?? 0) - begun);
      await pass(Math.max(0, (askAt?.getTime() ?? 0) - clock.now().getTime()));
      await server.deps.jobs.drain({ early: true });
    }
    // Doubled each time, up to a quarter of an hour.
    const seconds = asked.map((ms) => Math.round(ms / 1000));
    expect(seconds).toEqual([20, 60, 140, 300, 620, 1260, 2160, 3060, 3960, 4860]);
    expect(await matters(id)).toMatchObject([{ what: 'waiting', expected: ADULT_PRICE }]);
    expect(await statusOf(id)).toBe('failed_reimbursing');
    fake.mood.down = null;
    await pass(HOUR_MS);
    await server.deps.jobs.drain({ early: true });
    expect(await statusOf(id)).toBe('failed_reimbursed');
    expect(await matters(id)).toEqual([]);
  });

  it('whose job fails for a reason of its own holds up none of the others', async () => {
    const [first, second] = [await refused('stripe', { down: 503 }), await refused('stripe', { down: 503 })];
    first.fake.mood.down = null;
    const stripe = realStripe();
    const refund = stripe.refund.bind(stripe);
    vi.spyOn(stripe, 'refund').mockImplementation((payment, asked) => {
      if (payment.id === first.payment.id) throw new TypeError('not thought of');
      return refund(payment, asked);
    });
    await pass(HOUR_MS);
    await server.deps.jobs.drain({ early: true });
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['failed_reimbursing', 'failed_reimbursed']);
    expect(await matters(first.id)).toMatchObject([{ what: 'waiting' }]);
    vi.restoreAllMocks();
    for (let turn = 0; turn < 3; turn++) {
      await pass(HOUR_MS);
      await server.deps.jobs.drain({ early: true });
    }
    expect(await statusOf(first.id)).toBe('failed_reimbursed');
  });
});

describe('payments that are asked about', () => {
  it('are asked about each apart: one that cannot be taken in holds up none of the others', async () => {
    supplier.script.issue = 'issued';
    const stripe = realStripe();
    const orders: { id: string; payment: string | undefined }[] = [];
    for (let n = 0; n < 3; n++) {
      const { id } = await bookedOrder(server, supplier, op());
      await op().expect('payFlightOrder', { id, channel: 'stripe' });
      const payment = [...fakeOf('stripe').payments.values()].find(({ subject }) => subject === `Booking ${id}`);
      fakeOf('stripe').settle(payment?.id ?? '', 'paid', clock.now());
      orders.push({ id, payment: payment?.id });
    }
    const ask = stripe.ask.bind(stripe);
    vi.spyOn(stripe, 'ask').mockImplementation((known) => {
      if (known.id === orders[0]?.payment) throw new TypeError('not thought of');
      return ask(known);
    });
    await pass(60_000);
    const statuses = await Promise.all(orders.map(({ id }) => statusOf(id)));
    expect(statuses.map((status) => status === 'to_be_paid')).toEqual([true, false, false]);
    vi.restoreAllMocks();
    await pass(60_000);
    expect(await statusOf(orders[0]?.id ?? '')).not.toBe('to_be_paid');
    supplier.script.issue = 'refused';
  });
});
