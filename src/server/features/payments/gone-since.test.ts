import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { checkPaid } from '../../orders/provider-payments/poll-payments.ts';

const START = '2026-11-20T02:00:00.000Z';
const DAY_MS = 24 * 3_600_000;
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
  supplier.script.issue = 'issued';
  for (const { mood } of server.providers.all) Object.assign(mood, goodMood());
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const statusOf = async (id: string) => (await op().expect('flightOrder', { id })).status;
const matters = async (name: string) => {
  const { list } = await agents.as('provider.admin').expect('deskQueue', { kind: 'books', pageSize: 100 });
  return list.flatMap(({ difference }) => (difference?.subject.endsWith(name) ? [difference] : []));
};
/** Advances days and polls the payment providers. */
const lookAfter = async (days: number) => {
  clock.advance(days * DAY_MS);
  agents = api(server);
  await checkPaid(server.deps);
};

/** Paid at a payment provider, booked, then ticketed or refused by its supplier. */
async function booked(channel: ExternalChannel) {
  const fake = server.providers.fakeOf(channel);
  const { id } = await bookedOrder(server, supplier, op());
  const { redirectUrl = '' } = await op().expect('payFlightOrder', { id, channel });
  if (channel === 'alipay') server.providers.alipay.visit(redirectUrl);
  const payment = [...fake.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  const settle = () => fake.settle(payment.id, 'paid', clock.now());
  await deliver(server, settle());
  await server.deps.jobs.drain();
  await server.deps.jobs.drain({ early: true });
  return { id, payment, settle };
}

describe.each(['stripe', 'payPal', 'airwallex', 'alipay', 'wechat-pay', 'yeepay-wechat'] as const)(
  'a payment that is booked and goes back at %s',
  (channel) => {
    it('is told to the desk once, and changes nothing by itself', async () => {
      const { id, payment } = await booked(channel);
      await lookAfter(2);
      expect(await matters(id)).toEqual([]);
      payment.givenBack = payment.amount;
      await lookAfter(3);
      const said = expect.stringMatching(/./);
      const matter = { what: 'excess', expected: 0, actual: payment.amount, said };
      expect(await matters(id)).toMatchObject([matter]);
      await lookAfter(10);
      expect(await matters(id)).toMatchObject([matter]);
      expect(await statusOf(id)).toBe('issued');
    });

    it('is no matter where it went back for a refund of the portal', async () => {
      supplier.script.issue = 'refused';
      const { id, payment } = await booked(channel);
      expect(await statusOf(id)).toBe('failed_reimbursed');
      payment.givenBack = ADULT_PRICE;
      await lookAfter(2);
      expect(await matters(id)).toEqual([]);
    });
  },
);

it('is heard of by the notice of a payment provider that tells of it', async () => {
  const { id, payment, settle } = await booked('alipay');
  payment.givenBack = 5_000;
  expect(await deliver(server, settle())).toBe(200);
  expect(await deliver(server, settle())).toBe(200);
  expect(await matters(id)).toMatchObject([{ what: 'excess', expected: 0, actual: 5_000 }]);
});

it('is told of a payment whose payer had it taken back by their bank', async () => {
  const { id, payment } = await booked('stripe');
  payment.isDisputed = true;
  await lookAfter(2);
  expect(await matters(id)).toMatchObject([{ what: 'excess', actual: payment.amount, said: 'disputed' }]);
});

it('is told of within a week, however long ago it was paid', async () => {
  const { id, payment } = await booked('stripe');
  // It is polled on each of these days; the last is the 64th.
  for (const days of [1, 1, 2, 4, 8, 16, 32]) await lookAfter(days);
  expect(await matters(id)).toEqual([]);
  payment.isDisputed = true;
  await lookAfter(7);
  expect(await matters(id)).toMatchObject([{ what: 'excess', actual: payment.amount, said: 'disputed' }]);
});

it('is told of a top-up, which stays in the wallet', async () => {
  const fin = () => agents.as('harbour.fin');
  const { balance } = await fin().expect('wallet', {});
  const { id } = await fin().expect('startTopUp', { channel: 'stripe', amount: { amount: 50_000, currency: 'CNY' } });
  await deliver(server, server.providers.stripe.settle(id, 'paid', clock.now()));
  const payment = server.providers.stripe.payments.get(id);
  if (!payment) throw new Error('Stripe knows nothing of it');
  payment.givenBack = payment.amount;
  await lookAfter(2);
  expect(await matters(id)).toMatchObject([{ what: 'excess', expected: 0, actual: payment.amount }]);
  expect((await fin().expect('wallet', {})).balance - balance).toBe(50_000);
});
