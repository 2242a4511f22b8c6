import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder, copyUser } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { type FakeMood, goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { DeskTask } from '../../../contract/desk.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';
import { proveBooks } from '../reconciliation/prove-books.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
  await copyUser(server, 'provider.admin', 'provider.second');
});
afterAll(() => server.close());
beforeEach(() => {
  supplier.script.issue = 'refused';
  for (const { mood } of server.providers.all) Object.assign(mood, goodMood());
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const fakeOf = (channel: ExternalChannel) => server.providers.fakeOf(channel);
const statusOf = async (id: string) => (await op().expect('flightOrder', { id })).status;
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const drain = async () => {
  await server.deps.jobs.drain();
  await server.deps.jobs.drain({ early: true });
};
const waiting = async (orderId: string): Promise<DeskTask[]> => {
  const { list } = await desk().expect('deskQueue', { kind: 'books', pageSize: 100 });
  return list.filter(({ difference }) => difference?.subject.endsWith(orderId));
};
const differenceOf = (task: DeskTask | undefined) => task?.difference?.id ?? '';
const settle = (id: string, way: 'again' | 'wallet', user = 'provider.admin') =>
  agents.as(user).call('settleRefund', { id, way });

/** Pays an order that gets no tickets at a payment provider that responds to refunds like this. */
async function refundOf(channel: ExternalChannel, mood: Partial<FakeMood>) {
  const fake = fakeOf(channel);
  const { id, total } = await bookedOrder(server, supplier, op());
  const { redirectUrl = '' } = await op().expect('payFlightOrder', { id, channel, amount: total });
  // Alipay learns of a payment when the payer arrives.
  if (channel === 'alipay') server.providers.alipay.visit(redirectUrl);
  const payment = [...fake.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  await deliver(server, fake.settle(payment.id, 'paid', clock.now()));
  Object.assign(fake.mood, mood);
  await drain();
  const made = () => [...payment.refunds.values()].filter(({ isRefused }) => !isRefused).map(({ amount }) => amount);
  return { id, fake, payment, made };
}

describe.each([
  ['alipay', 'at once'],
  ['stripe', 'at once'],
  ['stripe', 'in the end'],
  ['wechat-pay', 'at once'],
  ['wechat-pay', 'in the end'],
  ['payPal', 'at once'],
  ['payPal', 'in the end'],
  ['airwallex', 'at once'],
  ['airwallex', 'in the end'],
  ['yeepay-wechat', 'at once'],
  ['yeepay-debit-card', 'in the end'],
] as const)('a refund that %s refuses %s', (channel, refuses) => {
  const refused = () => refundOf(channel, { refuses, refundTurns: refuses === 'at once' ? 0 : 1 });

  it('waits at the desk once, and is given back when the payment provider is asked anew and agrees', async () => {
    const { id, fake, made } = await refused();
    expect(await statusOf(id)).toBe('failed_reimbursing');
    const [task, ...others] = await waiting(id);
    expect(others).toEqual([]);
    const money = { currency: 'CNY', expected: ADULT_PRICE, actual: 0 };
    const subject = expect.stringMatching(new RegExp(`^${channel} [0-9a-f]{32} ${id}$`));
    expect(task?.difference).toMatchObject({ what: 'refund', ...money, subject });
    Object.assign(fake.mood, goodMood());
    const { envelope } = await settle(differenceOf(task), 'again');
    expect(envelope.data).toMatchObject({ task: null, closed: { by: 'Provider desk' } });
    await drain();
    expect(await statusOf(id)).toBe('failed_reimbursed');
    expect(made()).toEqual([ADULT_PRICE]);
    expect(await waiting(id)).toEqual([]);
  });
});

describe.each(['alipay', 'stripe', 'wechat-pay', 'payPal', 'airwallex', 'yeepay-wechat'] as const)(
  'a refund whose answer from %s is lost',
  (channel) => {
    it.each([
      ['has been made', 0],
      ['is under way', 1],
    ])('is asked for again and made once when it %s, and the desk is not told', async (_, refundTurns) => {
      const { id, fake, made } = await refundOf(channel, { losesAnswers: true, refundTurns });
      expect(made()).toEqual([ADULT_PRICE]);
      fake.mood.losesAnswers = false;
      await drain();
      await drain();
      expect(await waiting(id)).toEqual([]);
      expect(await statusOf(id)).toBe('failed_reimbursed');
      expect(made()).toEqual([ADULT_PRICE]);
    });
  },
);

it.each(['airwallex', 'yeepay-wechat'] as const)(
  'a refund that is asked anew of %s, and whose answer is lost, is found beside the refused one',
  async (channel) => {
    const { id, fake, made } = await refundOf(channel, { refuses: 'in the end' });
    const [task] = await waiting(id);
    Object.assign(fake.mood, { refuses: 'never', losesAnswers: true });
    await settle(differenceOf(task), 'again');
    await drain();
    fake.mood.losesAnswers = false;
    await drain();
    expect([await statusOf(id), await waiting(id)]).toEqual(['failed_reimbursed', []]);
    expect(made()).toEqual([ADULT_PRICE]);
  },
);

describe('a refused refund', () => {
  const refused = () => refundOf('stripe', { refuses: 'at once' });

  it('is no more asked for until somebody at the desk says so, and comes back each time it is refused', async () => {
    const { id, payment } = await refused();
    clock.advance(30 * 60_000);
    agents = api(server);
    await pollOpenPayments(server.deps);
    await drain();
    expect(payment.refunds.size).toBe(1);
    await proveBooks(server.deps);
    const [first] = await waiting(id);
    await settle(differenceOf(first), 'again');
    await drain();
    const [second, ...others] = await waiting(id);
    expect(others).toEqual([]);
    expect(second?.difference?.subject).not.toBe(first?.difference?.subject);
    expect(payment.refunds.size).toBe(2);
    expect(await statusOf(id)).toBe('failed_reimbursing');
    await settle(differenceOf(second), 'wallet');
    await drain();
  });

  it('goes to the wallet instead, once, when two people press at the same time', async () => {
    const { id, payment, made } = await refused();
    const before = await balance();
    const difference = differenceOf((await waiting(id))[0]);
    const answers = await Promise.all([
      settle(difference, 'wallet'),
      settle(difference, 'wallet', 'provider.second'),
      settle(difference, 'again'),
      settle(difference, 'wallet'),
    ]);
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code !== 0)).toEqual(Array(3).fill(REFUSALS.notFound.code));
    // Whichever ran first: retried, it is refused again.
    await drain();
    for (const task of await waiting(id)) await settle(differenceOf(task), 'wallet');
    await drain();
    expect(await balance()).toBe(before + ADULT_PRICE);
    expect(await statusOf(id)).toBe('failed_reimbursed');
    Object.assign(fakeOf('stripe').mood, goodMood());
    clock.advance(30 * 60_000);
    agents = api(server);
    await pollOpenPayments(server.deps);
    await drain();
    expect(made()).toEqual([]);
    expect(payment.refunds.size).toBeLessThanOrEqual(2);
    expect(await balance()).toBe(before + ADULT_PRICE);
    const { list } = await agents.as('harbour.fin').expect('transactions', { q: id, kind: 'refund' });
    expect(list.map(({ method, gross }) => [method, gross])).toEqual([['balance', ADULT_PRICE]]);
  });

  it('answers the same for the same key, and credits once', async () => {
    const { id } = await refused();
    const before = await balance();
    const input = { id: differenceOf((await waiting(id))[0]), way: 'wallet' as const };
    const options = { idempotencyKey: `credit-${id}` };
    const first = await desk().expect('settleRefund', input, options);
    expect(await desk().expect('settleRefund', input, options)).toEqual(first);
    await drain();
    expect(await balance()).toBe(before + ADULT_PRICE);
  });

  it('cannot be closed with a remark, nor by anybody but whoever has taken it on', async () => {
    const { id } = await refused();
    const [task] = await waiting(id);
    const difference = differenceOf(task);
    const closed = await desk().call('closeDifference', { id: difference, remark: 'Done' });
    expect(closed.envelope.code).toBe(REFUSALS.refundOpen.code);
    await desk().expect('claimDeskTask', { id: task?.id ?? '' });
    const taken = await settle(difference, 'wallet', 'provider.second');
    expect(taken.envelope.code).toBe(REFUSALS.taskTaken.code);
    expect((await settle(difference, 'wallet')).envelope.code).toBe(0);
    await drain();
  });

  it('of money that came too late goes to the wallet whole, fee and all', async () => {
    const stripe = fakeOf('stripe');
    stripe.mood.refuses = 'at once';
    const { id, total } = await bookedOrder(server, supplier, op());
    await op().expect('payFlightOrder', { id, channel: 'stripe', amount: total });
    const payment = [...stripe.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
    await op().expect('cancelFlightOrder', { id });
    await deliver(server, stripe.settle(payment?.id ?? '', 'paid', clock.now()));
    await drain();
    const before = await balance();
    const difference = differenceOf((await waiting(id))[0]);
    await Promise.all([settle(difference, 'wallet'), settle(difference, 'wallet', 'provider.second')]);
    await drain();
    expect(await balance()).toBe(before + (payment?.amount ?? 0));
    expect(payment?.amount).toBeGreaterThan(total.amount);
    const { timeline } = await op().expect('flightOrder', { id });
    expect(timeline.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('is none where the payment provider only does not know our key: it is asked again', async () => {
    const { id, fake, made } = await refundOf('stripe', { down: 401 });
    expect([await statusOf(id), await waiting(id)]).toEqual(['failed_reimbursing', []]);
    fake.mood.down = null;
    await drain();
    expect(await statusOf(id)).toBe('failed_reimbursed');
    expect(made()).toEqual([ADULT_PRICE]);
  });
});
