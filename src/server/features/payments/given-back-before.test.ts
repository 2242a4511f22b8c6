import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';

const START = '2026-11-20T02:00:00.000Z';
const MINUTE_MS = 60_000;
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

const op = () => agents.as('harbour.op');
const fakeOf = (channel: ExternalChannel) => server.providers.fakeOf(channel);
const statusOf = async (id: string) => (await op().expect('flightOrder', { id })).status;
const stateOf = async (id: string) => (await op().expect('flightOrderPayment', { id })).attempt?.state;
const matters = async (name: string) => {
  const { list } = await agents.as('provider.admin').expect('deskQueue', { kind: 'books', pageSize: 100 });
  return list.flatMap(({ difference }) => (difference?.subject.endsWith(name) ? [difference] : []));
};
const ask = async () => {
  clock.advance(MINUTE_MS);
  await pollOpenPayments(server.deps);
};

describe.each(['stripe', 'payPal', 'airwallex', 'alipay', 'wechat-pay', 'yeepay-wechat'] as const)(
  'a payment that somebody gives back at %s before it is booked',
  (channel) => {
    const isWechat = channel === 'wechat-pay';
    /** Paid at the payment provider; the webhook has not arrived. */
    async function paidThere() {
      const fake = fakeOf(channel);
      const { id } = await bookedOrder(server, supplier, op());
      const { redirectUrl = '' } = await op().expect('payFlightOrder', { id, channel });
      if (channel === 'alipay') server.providers.alipay.visit(redirectUrl);
      const payment = [...fake.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
      if (!payment) throw new Error('the payment provider knows nothing of it');
      return { id, payment, settle: () => fake.settle(payment.id, 'paid', clock.now()) };
    }

    it('pays nothing where all of it went back: it has failed, and the desk is told', async () => {
      const { id, payment, settle } = await paidThere();
      settle();
      payment.givenBack = payment.amount;
      await ask();
      expect(await statusOf(id)).toBe('to_be_paid');
      // WeChat Pay does not report the amount.
      expect(await stateOf(id)).toBe(isWechat ? 'pending' : 'failed');
      const said = expect.stringMatching(/./);
      expect(await matters(id)).toMatchObject([{ what: 'payment', expected: payment.amount, actual: 0, said }]);
      await op().expect('payFlightOrder', { id, channel: 'balance' });
      expect(await statusOf(id)).toBe('proceeding');
      expect(payment.refunds.size).toBe(0);
    });

    it('pays nothing where a part of it went back, whatever is told of it afterwards', async () => {
      const { id, payment, settle } = await paidThere();
      const before = settle();
      payment.givenBack = 5_000;
      // Alipay reports a partial refund when it is made, but not when polled.
      const told = channel === 'alipay' ? [await deliver(server, settle())] : [];
      expect(told.filter((status) => status !== 422)).toEqual([]);
      await ask();
      await ask();
      expect(await deliver(server, before)).toBe(422);
      expect(await statusOf(id)).toBe('to_be_paid');
      const actual = isWechat ? 0 : payment.amount - 5_000;
      expect(await matters(id)).toMatchObject([{ what: 'payment', expected: payment.amount, actual }]);
    });

    it('pays nothing either where its first notice comes late', async () => {
      const { id, payment, settle } = await paidThere();
      clock.advance(11 * MINUTE_MS);
      agents = api(server);
      const notice = settle();
      payment.givenBack = payment.amount;
      expect(await deliver(server, notice)).toBe(isWechat ? 422 : 200);
      expect(await statusOf(id)).toBe('to_be_paid');
      expect(await matters(id)).toMatchObject([{ what: 'payment', actual: 0 }]);
    });

    it('is paid by a late notice where nothing went back', async () => {
      const { id, settle } = await paidThere();
      clock.advance(11 * MINUTE_MS);
      agents = api(server);
      expect(await deliver(server, settle())).toBe(200);
      expect(await statusOf(id)).toBe('proceeding');
    });
  },
);

it('a top-up that went back at its payment provider adds nothing', async () => {
  const fin = agents.as('harbour.fin');
  const { balance } = await fin.expect('wallet', {});
  const { id } = await fin.expect('startTopUp', { channel: 'stripe', amount: { amount: 50_000, currency: 'CNY' } });
  server.providers.stripe.settle(id, 'paid', clock.now());
  const payment = server.providers.stripe.payments.get(id);
  if (!payment) throw new Error('Stripe knows nothing of it');
  payment.givenBack = payment.amount;
  await ask();
  expect((await fin.expect('wallet', {})).balance).toBe(balance);
  expect((await fin.expect('walletTopUps', {})).list.find((topUp) => topUp.id === id)?.state).toBe('failed');
  expect(await matters(id)).toMatchObject([{ what: 'payment', expected: payment.amount, actual: 0 }]);
});
