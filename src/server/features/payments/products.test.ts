import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { type FakePayment, goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { chinaInstant } from '../../../contract/train-terms.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { proveBooks } from '../reconciliation/prove-books.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock(START);
let server: PaymentServer;
let agents: Api;

/** Who works at another time has logged in anew. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

beforeAll(async () => {
  server = await startPaymentServer(clock);
  agents = api(server);
});
afterAll(() => server.close());
afterEach(async () => {
  at(START);
  await assertBalanced(server.deps.db);
});

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const stripe = () => server.providers.stripe;
/** What the payment provider knows of an order, newest last. */
const atProvider = (id: string) => [...stripe().payments.values()].filter(({ subject }) => subject === `Booking ${id}`);
const pays = (payment: FakePayment | undefined) =>
  deliver(server, stripe().settle(payment?.id ?? '', 'paid', clock.now()));
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const drain = () => server.deps.jobs.drain({ early: true });

describe('a train paid at a payment provider', () => {
  const booked = async (solution = 'G101.2026-11-25.VNP.AOH.second') => {
    const { verificationId } = await op().expect('verifyTrain', { id: solution, passengers: { adult: 1, child: 0 } });
    const { contact } = GOOD_INPUTS.createTrainOrder;
    return op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  };

  it('is offered the channels, and is ticketed once its notice comes', async () => {
    const { channels } = await op().expect('trainPaymentConfig', {});
    expect(channels.filter(({ enabled }) => enabled)).toHaveLength(11);
    const before = await balance();
    const { id, total } = await booked();
    const begun = await op().expect('payTrainOrder', { id, channel: 'stripe', amount: total });
    expect(begun).toMatchObject({ state: 'pending', redirectUrl: expect.any(String), order: { status: 'to_be_paid' } });
    expect((await op().expect('trainOrderPayment', { id })).attempt).toMatchObject({ state: 'pending' });
    const [payment] = atProvider(id);
    expect(payment?.returnUrl).toBe(`https://portal.test/train/orders/${id}`);
    expect(await pays(payment)).toBe(200);
    expect(await pays(payment)).toBe(200);
    await drain();
    const { status, payment: paid } = await op().expect('trainOrder', { id });
    expect(status).toBe('issued');
    expect(paid?.fee).toEqual({ ...total, amount: (payment?.amount ?? 0) - total.amount });
    expect((await op().expect('trainOrderPayment', { id })).attempt?.state).toBe('paid');
    expect(await balance()).toBe(before);
  });

  it('sends money back that comes after its seats were released', async () => {
    const { id, total } = await booked();
    await op().expect('payTrainOrder', { id, channel: 'stripe' });
    at('2026-11-20T02:31:00.000Z');
    await sweepOrders(server.deps);
    await drain();
    expect((await op().expect('trainOrder', { id })).status).toBe('closed');
    const [payment] = atProvider(id);
    expect(await pays(payment)).toBe(200);
    await drain();
    expect([...(payment?.refunds.values() ?? [])].map(({ amount }) => amount)).toEqual([payment?.amount]);
    expect(payment?.amount).toBeGreaterThan(total.amount);
    expect((await op().expect('trainOrderPayment', { id })).attempt?.state).toBe('returned');
  });

  it('sends money back that comes once its train has left', async () => {
    const way = { origin: 'guangzhou', destination: 'shenzhen', date: '2026-11-20' };
    const { trains } = await op().expect('searchTrains', way);
    const train = trains.find(({ departure }) => departure >= '2026-11-20T12:00');
    const leaves = chinaInstant(train?.departure ?? '').getTime();
    at(new Date(leaves - 11 * 60_000).toISOString());
    const { id } = await booked(train?.classes.find(({ left }) => left > 0)?.solutionId);
    await op().expect('payTrainOrder', { id, channel: 'stripe' });
    at(new Date(leaves + 60_000).toISOString());
    const [payment] = atProvider(id);
    await pays(payment);
    await drain();
    expect([...(payment?.refunds.values() ?? [])].map(({ amount }) => amount)).toEqual([payment?.amount]);
    expect((await op().expect('trainOrder', { id })).passengers[0]?.ticketNumber).toBeNull();
  });
});

describe('a group paid at a payment provider', () => {
  const option = {
    airline: 'CX',
    flights: 'CX 759 08:00',
    prices: { adult: 50_000, child: 40_000, infant: 5_000 },
    instalments: [{ amount: 30_000, payBy: '2026-11-24T02:00:00Z' }],
    lastPayBy: '2026-11-28T02:00:00Z',
  };
  async function seated(): Promise<GroupOrder> {
    const passengers = { adult: 2, child: 0, infant: 0 };
    const { id } = await op().expect('createGroupOrder', { ...GOOD_INPUTS.createGroupOrder, passengers });
    const quote = { id, validUntil: '2026-11-22T02:00:00Z', options: [option] };
    const { order } = await desk().expect('deskQuoteGroup', quote);
    const total = order.options[0]?.total ?? { amount: 0, currency: 'CNY' };
    await op().expect('confirmGroupOrder', { id, option: '1', total });
    await op().expect('applyGroupSeats', { id });
    return (await desk().expect('deskGroupSeats', { id, pnr: 'GRP001' })).order;
  }
  const due = ({ payments }: GroupOrder, stage: string) =>
    payments.find((payment) => payment.stage === stage)?.amount ?? { amount: 0, currency: 'CNY' as const };
  const begin = (order: GroupOrder, stage: 'first' | 'last', rest: object = {}) =>
    op().callRaw('payGroupOrder', { id: order.id, stage, channel: 'stripe', amount: due(order, stage), ...rest });
  const read = (id: string) => op().expect('groupOrder', { id });

  it('is paid stage by stage, and given back stage by stage when it fails', async () => {
    const before = await balance();
    const order = await seated();
    expect((await begin(order, 'first')).envelope.data).toMatchObject({ state: 'pending' });
    await pays(atProvider(order.id)[0]);
    expect(await read(order.id)).toMatchObject({
      status: 'to_be_paid_last_money',
      payments: [{ channel: 'stripe', fee: { amount: 450 } }, { channel: null }],
    });
    const bill = await agents.as('harbour.fin').expect('orderBill', { id: order.id });
    expect(bill).toMatchObject({ total: { amount: 100_000 }, fee: { amount: 450 }, paid: { amount: 30_450 } });
    expect((await op().expect('groupOrderPayment', { id: order.id })).attempt).toBeNull();
    expect((await begin(order, 'last')).envelope.code).toBe(REFUSALS.groupListIncomplete.code);
    const list = [passenger(), { ...passenger(), surname: 'LEE' }];
    await op().expect('handInGroupList', { id: order.id, passengers: list, confirm: true });
    await begin(order, 'last');
    await pays(atProvider(order.id)[1]);
    expect((await read(order.id)).status).toBe('proceeding');
    await desk().expect('deskFailGroup', { id: order.id, remark: 'The airline has cancelled the flight' });
    await drain();
    const back = atProvider(order.id).flatMap(({ refunds }) => [...refunds.values()].map(({ amount }) => amount));
    expect(back.sort((a, b) => a - b)).toEqual([30_000, 70_000]);
    // Each payment and each return has a name of its own.
    const { list: moved } = await agents.as('harbour.fin').expect('transactions', { q: order.id });
    expect(new Set(moved.map(({ reference }) => reference)).size).toBe(4);
    expect(moved.every(({ reference }) => /^(pi|re)_/.test(reference))).toBe(true);
    expect(await balance()).toBe(before);
  });

  it('has what its payment provider refuses to give back of a stage put into the wallet, once', async () => {
    const before = await balance();
    const order = await seated();
    await begin(order, 'first');
    await pays(atProvider(order.id)[0]);
    Object.assign(stripe().mood, { refuses: 'at once' });
    await desk().expect('deskFailGroup', { id: order.id, remark: 'The airline has cancelled the flight' });
    await drain();
    Object.assign(stripe().mood, goodMood());
    expect(await balance()).toBe(before);
    const { list } = await desk().expect('deskQueue', { kind: 'books', pageSize: 100 });
    const waiting = list.filter(({ difference }) => difference?.subject.endsWith(order.id));
    const id = waiting[0]?.difference?.id ?? '';
    await Promise.all([1, 2, 3].map(() => desk().call('settleRefund', { id, way: 'wallet' })));
    await drain();
    expect(await balance()).toBe(before + 30_000);
    const found = await agents.as('harbour.fin').expect('transactions', { q: `REF${order.id}-first` });
    expect(found.list.map(({ gross }) => gross)).toEqual([30_000]);
    expect([...(atProvider(order.id)[0]?.refunds.values() ?? [])].every(({ isRefused }) => isRefused)).toBe(true);
  });

  it('takes neither less nor more than is due', async () => {
    const order = await seated();
    for (const amount of [29_999, 30_001]) {
      const other = { amount: { ...due(order, 'first'), amount } };
      expect((await begin(order, 'first', other)).envelope.code).toBe(REFUSALS.priceChanged.code);
    }
    await begin(order, 'first');
    const [payment] = atProvider(order.id);
    for (const amount of [29_999, 40_000])
      expect(await deliver(server, stripe().forge(payment?.id ?? '', { amount }, clock.now()))).toBe(422);
    expect((await read(order.id)).status).toBe('to_be_pay_first');
  });

  it('puts what its payment provider has signed over another amount before the desk, once, until somebody closes it', async () => {
    const order = await seated();
    await begin(order, 'first');
    const [payment] = atProvider(order.id);
    const asked = payment?.amount ?? 0;
    const tell = () => deliver(server, stripe().forge(payment?.id ?? '', { amount: asked + 500 }, clock.now()));
    const waiting = async () => {
      const { list } = await desk().expect('deskQueue', { kind: 'books', pageSize: 100 });
      return list.filter(({ difference }) => difference?.subject.endsWith(order.id));
    };
    await tell();
    await tell();
    const [task, ...others] = await waiting();
    expect(others).toEqual([]);
    const what = { what: 'payment', subject: `stripe ${payment?.id} ${order.id}`, currency: 'CNY' };
    expect(task?.difference).toMatchObject({ ...what, expected: asked, actual: asked + 500 });
    // It is no matter of the night.
    clock.advance(60_000);
    await proveBooks(server.deps);
    expect(await waiting()).toHaveLength(1);
    await desk().expect('closeDifference', { id: task?.difference?.id ?? '', remark: 'Given back by hand' });
    await tell();
    expect(await waiting()).toEqual([]);
  });

  it('takes a stage once that is paid at two payment providers, and sends the other payment back', async () => {
    const order = await seated();
    await begin(order, 'first');
    await begin(order, 'first', { channel: 'wechat-pay' });
    const wechat = server.providers.fakeOf('wechat-pay');
    const second = [...wechat.payments.values()].find(({ subject }) => subject === `Booking ${order.id}`);
    const [first] = atProvider(order.id);
    await Promise.all([pays(first), deliver(server, wechat.settle(second?.id ?? '', 'paid', clock.now()))]);
    await drain();
    const { status, payments } = await read(order.id);
    expect(status).toBe('to_be_paid_last_money');
    const [counted] = payments;
    const back = [first, second].map((payment) => payment?.refunds.size);
    expect(back).toEqual(counted?.channel === 'stripe' ? [0, 1] : [1, 0]);
  });

  it('sends the second of two payments of a stage back, and one that comes too late', async () => {
    const order = await seated();
    await begin(order, 'first');
    await op().expect('payGroupOrder', {
      ...{ id: order.id, stage: 'first', channel: 'balance' },
      amount: due(order, 'first'),
    });
    await pays(atProvider(order.id)[0]);
    await drain();
    expect(atProvider(order.id)[0]?.refunds.size).toBe(1);
    expect((await read(order.id)).status).toBe('to_be_paid_last_money');

    const late = await seated();
    await begin(late, 'first');
    at('2026-11-24T02:00:00.000Z');
    await pays(atProvider(late.id)[0]);
    await sweepOrders(server.deps);
    await drain();
    expect(atProvider(late.id)[0]?.refunds.size).toBe(1);
    expect((await read(late.id)).status).toBe('closed');
  });
});
