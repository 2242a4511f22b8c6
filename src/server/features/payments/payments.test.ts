import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { sampled } from '../../../../tests/tools/run-mode.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { ledgerJournal } from '../../db/schema/ledger.ts';
import { pollOpenPayments } from '../../orders/provider-payments/poll-payments.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => {
  supplier.script.issue = 'issued';
  for (const { mood } of server.providers.all) Object.assign(mood, goodMood());
});
afterEach(async () => {
  clock.set(START);
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const book = () => bookedOrder(server, supplier, op());
const read = (id: string) => op().expect('flightOrder', { id });
const stateOf = async (id: string) => (await op().expect('flightOrderPayment', { id })).attempt?.state;
const wallet = () => agents.as('harbour.fin').expect('wallet', {});
const transactions = async (q: string) => (await agents.as('harbour.fin').expect('transactions', { q })).list;
const movements = async (id: string) =>
  (await server.deps.db.select({ n: count() }).from(ledgerJournal).where(eq(ledgerJournal.orderId, id)))[0]?.n;
const drain = () => server.deps.jobs.drain();

type Row = [channel: ExternalChannel, feeBasisPoints: number, way: Record<string, unknown>];
const PROVIDERS: Row[] = [
  ['alipay', 60, { redirectUrl: expect.stringContaining('alipay.trade.page.pay') }],
  ['stripe', 150, { redirectUrl: expect.stringContaining('https://checkout.stripe.test/') }],
  ['wechat-pay', 60, { qrCode: expect.stringContaining('weixin://') }],
  ['payPal', 340, { redirectUrl: expect.stringContaining('https://www.paypal.test/') }],
  ['airwallex', 120, { redirectUrl: expect.stringContaining('https://checkout.airwallex.test/') }],
  ['yeepay-wechat', 55, { qrCode: expect.stringContaining('https://cash.yeepay.test/yeepay-wechat/') }],
  ['yeepay-alipay', 55, { qrCode: expect.stringContaining('https://cash.yeepay.test/yeepay-alipay/') }],
  ['yeepay-credit-card', 80, { redirectUrl: expect.stringContaining('https://cash.yeepay.test/yeepay-credit-card/') }],
  ['yeepay-debit-card', 50, { redirectUrl: expect.stringContaining('https://cash.yeepay.test/yeepay-debit-card/') }],
];

/** A user who pays by a channel, with the provider behind it. */
function payerBy(channel: ExternalChannel, feeBasisPoints: number) {
  const fake = () => server.providers.fakeOf(channel);
  const isAlipay = channel === 'alipay';
  return {
    ...{ fake, isAlipay, fee: Math.ceil((ADULT_PRICE * feeBasisPoints) / 10_000) },
    async begin(order: Pick<FlightOrder, 'id' | 'total'>) {
      const answer = await op().expect('payFlightOrder', { id: order.id, channel, amount: order.total });
      // Alipay learns of a payment when the payer arrives.
      if (isAlipay) server.providers.alipay.visit(answer.redirectUrl ?? '');
      const payment = [...fake().payments.values()].find(({ subject }) => subject === `Booking ${order.id}`);
      if (!payment) throw new Error('the payment provider knows nothing of it');
      return { answer, payment };
    },
    settle: (id: string, state: 'paid' | 'failed' = 'paid') => fake().settle(id, state, clock.now()),
  };
}

describe.each(PROVIDERS)('paying by %s', (channel, feeBasisPoints, way) => {
  const { fake, isAlipay, fee, begin, settle } = payerBy(channel, feeBasisPoints);

  it('is offered with its fee', async () => {
    const { channels } = await op().expect('flightPaymentConfig', {});
    const offered = channels.find((each) => each.channel === channel);
    expect(offered).toEqual({ channel, enabled: true, feeBasisPoints, available: null });
  });

  it('sends the payer to the payment provider, and pays the order by its notice, fee apart', async () => {
    const before = await wallet();
    const order = await book();
    const { answer, payment } = await begin(order);
    expect(answer).toMatchObject({ state: 'pending', ...way, order: { status: 'to_be_paid' } });
    expect(payment).toMatchObject({ amount: ADULT_PRICE + fee });
    expect(await stateOf(order.id)).toBe('pending');
    expect(await deliver(server, settle(payment.id))).toBe(200);
    const paid = await read(order.id);
    const apart = { amount: fee, currency: 'CNY' };
    expect(paid).toMatchObject({ status: 'proceeding', total: order.total, payment: { channel, fee: apart } });
    expect(paid.priceBreakdown).toMatchObject({ transactionFee: fee, total: ADULT_PRICE });
    expect(paid.timeline.find(({ kind }) => kind === 'payment')?.money?.amount).toBe(ADULT_PRICE + fee);
    const bill = await agents.as('harbour.fin').expect('orderBill', { id: order.id });
    expect(bill).toMatchObject({ total: order.total, fee: apart, paid: { amount: ADULT_PRICE + fee } });
    expect(await stateOf(order.id)).toBe('paid');
    const [row] = await transactions(order.id);
    expect(row).toMatchObject({ kind: 'payment', method: channel, gross: ADULT_PRICE + fee, net: ADULT_PRICE, fee });
    // Finance finds it by the payment provider's reference, which the order shows.
    const { reference = '' } = paid.payment ?? {};
    expect(reference).not.toMatch(/^PAY/);
    expect(await transactions(reference)).toEqual([row]);
    expect(row?.reference).toBe(reference);
    expect(await wallet()).toEqual(before);
  });

  it('asks by itself what became of a payment whose notice got lost', async () => {
    const order = await book();
    const { payment } = await begin(order);
    settle(payment.id);
    fake().mood.down = 503;
    clock.advance(60_000);
    await pollOpenPayments(server.deps);
    expect(await stateOf(order.id)).toBe('pending');
    fake().mood.down = null;
    clock.advance(60_000);
    await pollOpenPayments(server.deps);
    expect((await read(order.id)).status).toBe('proceeding');
  });

  it('closes at the payment provider what nobody paid in time', async () => {
    const order = await book();
    const { payment } = await begin(order);
    clock.set(order.payBy ?? '');
    await pollOpenPayments(server.deps);
    // A payment the portal must capture is not captured.
    expect(payment.state).toBe(channel === 'payPal' ? 'open' : 'ended');
    clock.set(START);
    expect(await stateOf(order.id)).toBe('timedOut');
  });

  it('sends money back, fee and all, that comes for an order that is closed', async () => {
    fake().mood.refundTurns = 1;
    const order = await book();
    const { payment } = await begin(order);
    await op().expect('cancelFlightOrder', { id: order.id });
    expect(await deliver(server, settle(payment.id))).toBe(200);
    expect(await stateOf(order.id)).toBe('returned');
    await drain();
    await server.deps.jobs.drain({ early: true });
    const [refund, ...others] = payment.refunds.values();
    expect([refund?.amount, others]).toEqual([ADULT_PRICE + fee, []]);
    const rows = await transactions(order.id);
    expect(rows.find(({ kind }) => kind === 'refund')?.reference).toMatch(isAlipay ? /^[0-9a-f]{32}$/ : /^re_/);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2);
    expect(Object.fromEntries(rows.map(({ kind, gross }) => [kind, gross]))).toEqual({
      payment: ADULT_PRICE + fee,
      refund: ADULT_PRICE + fee,
    });
    const { status, timeline } = await read(order.id);
    expect(status).toBe('origin_canceled');
    expect(timeline.slice(-2).map(({ kind, money }) => [kind, money?.amount])).toEqual([
      ['payment', ADULT_PRICE + fee],
      ['refund', ADULT_PRICE + fee],
    ]);
  });

  it('pays a failed order back through the payment provider, once', async () => {
    supplier.script.issue = 'refused';
    fake().mood.refundTurns = 1;
    const order = await book();
    const { payment } = await begin(order);
    await deliver(server, settle(payment.id));
    await drain();
    // Alipay refunds at once, the others when retried.
    expect((await read(order.id)).status).toBe(isAlipay ? 'failed_reimbursed' : 'failed_reimbursing');
    await server.deps.jobs.drain({ early: true });
    expect((await read(order.id)).status).toBe('failed_reimbursed');
    expect([...payment.refunds.values()].map(({ amount }) => amount)).toEqual([ADULT_PRICE]);
    const refund = (await transactions(order.id)).find(({ kind }) => kind === 'refund');
    expect(refund).toMatchObject({ method: channel, gross: ADULT_PRICE });
    const [[named = '', { reference = '' } = {}] = []] = payment.refunds;
    expect(refund?.reference).toBe(isAlipay ? named : reference);
  });
});

// What the portal does by itself does not depend on the provider.
describe.each(sampled(PROVIDERS, PROVIDERS.slice(0, 2)))('a payment by %s', (channel, feeBasisPoints, way) => {
  const { fake, isAlipay, begin, settle } = payerBy(channel, feeBasisPoints);

  it('is begun once, however often it is asked for', async () => {
    const order = await book();
    const input = { id: order.id, channel };
    const options = { idempotencyKey: 'begin-at-provider' + channel };
    const answers = await Promise.all([
      op().expect('payFlightOrder', input, options),
      op().expect('payFlightOrder', input, options),
      op().expect('payFlightOrder', input),
    ]);
    expect(new Set(answers.map(({ redirectUrl, qrCode }) => redirectUrl ?? qrCode)).size).toBe(1);
    if (isAlipay) server.providers.alipay.visit(answers[0]?.redirectUrl ?? '');
    const begun = [...fake().payments.values()].filter(({ subject }) => subject === `Booking ${order.id}`);
    expect(begun).toHaveLength(1);
  });

  it('takes the money once from twenty notices at a time, and from one that comes again', async () => {
    const order = await book();
    const { payment } = await begin(order);
    const notice = settle(payment.id);
    const heard = await Promise.all(Array.from({ length: 20 }, () => deliver(server, notice)));
    expect(new Set(heard)).toEqual(new Set([200]));
    expect(await deliver(server, settle(payment.id))).toBe(200);
    expect(await movements(order.id)).toBe(1);
    expect((await read(order.id)).timeline.filter(({ status }) => status === 'proceeding')).toHaveLength(1);
  });

  it('says so where the payment provider takes no payment, and takes it with the same key once it does', async () => {
    const order = await book();
    const input = { id: order.id, channel };
    fake().mood.down = 500;
    const options = { idempotencyKey: `provider-is-down-${channel}` };
    const { envelope } = await op().call('payFlightOrder', input, options);
    // Alipay is not called before the payer arrives.
    const refusal = { message: 'Payment Information cannot be processed, please try again later.' };
    expect(envelope).toMatchObject(isAlipay ? { code: 0 } : refusal);
    fake().mood.down = null;
    expect(await op().expect('payFlightOrder', input, options)).toMatchObject({ state: 'pending', ...way });
  });

  it('sends the second of two payments back', async () => {
    const order = await book();
    const { payment } = await begin(order);
    await op().expect('payFlightOrder', { id: order.id, channel: 'balance' });
    expect(await deliver(server, settle(payment.id))).toBe(200);
    await drain();
    expect(payment.refunds.size).toBe(1);
    expect(await movements(order.id)).toBe(3);
    // A payment in vain charges the order no fee.
    expect((await read(order.id)).payment).toEqual(expect.not.objectContaining({ fee: expect.anything() }));
  });

  it('tops the wallet up by its notice, once, fee apart', async () => {
    const fin = agents.as('harbour.fin');
    const before = await wallet();
    const amount = { amount: 100_000, currency: 'CNY' as const };
    const key = `top-up-${channel}`;
    const topUp = await fin.expect('startTopUp', { channel, amount }, { headers: { 'idempotency-key': key } });
    expect(topUp).toMatchObject({ state: 'pending', amount, ...way });
    // A client that lost that response finds its top-up.
    const lost = await fin.expect('lookUpAttempt', { call: 'startTopUp', key });
    expect(lost).toEqual({ state: 'done', answer: { id: topUp.id } });
    if (isAlipay) server.providers.alipay.visit(topUp.redirectUrl ?? '');
    await Promise.all([1, 2, 3, 4].map(() => deliver(server, settle(topUp.id))));
    expect((await wallet()).balance - before.balance).toBe(100_000);
    const { list } = await fin.expect('walletTopUps', {});
    expect(list.find(({ id }) => id === topUp.id)?.state).toBe('paid');
    const [row] = (await fin.expect('transactions', { kind: 'top-up', method: channel })).list;
    expect(row).toMatchObject({ net: 100_000, fee: topUp.money.amount - 100_000 });
  });
});

describe('a channel', () => {
  it('that takes no other currency is not offered, and refused', async () => {
    const { channels } = await agents.as('quay.op').expect('flightPaymentConfig', {});
    expect(channels.find(({ channel }) => channel === 'wechat-pay')?.enabled).toBe(false);
    const order = await bookedOrder(server, supplier, agents.as('quay.op'), { username: 'quay.op' });
    const { envelope } = await agents.as('quay.op').call('payFlightOrder', { id: order.id, channel: 'wechat-pay' });
    expect(envelope.code).toBe(422004);
  });

  it('whose money came too late and went back is not said to have paid when the same request comes again', async () => {
    const { stripe } = server.providers;
    const order = await book();
    const input = { id: order.id, channel: 'stripe' as const };
    const same = { idempotencyKey: 'stripe-came-too-late' };
    await op().expect('payFlightOrder', input, same);
    const payment = [...stripe.payments.values()].find(({ subject }) => subject === `Booking ${order.id}`);
    await op().expect('cancelFlightOrder', { id: order.id });
    await deliver(server, stripe.settle(payment?.id ?? '', 'paid', clock.now()));
    expect((await op().call('payFlightOrder', input, same)).envelope.code).toBe(409004);
  });

  it('that there is none of has no ear for notices', async () => {
    expect(
      await deliver(server, {
        channel: 'unionpay' as 'stripe',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ).toBe(404);
  });
});
