import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { type FakePayment, goodMood } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { proveBooks } from '../reconciliation/prove-books.ts';

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
  Object.assign(server.providers.stripe.mood, goodMood());
});
afterEach(() => assertBalanced(server.deps.db));

const EVENTS = ['refund.failed', 'refund.updated', 'charge.refund.updated'];
const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const books = async () => {
  const { list } = await desk().expect('deskQueue', { kind: 'books', pageSize: 100 });
  return list.flatMap(({ difference }) => difference ?? []);
};
const matters = async (orderId: string) => (await books()).filter(({ subject }) => subject.endsWith(orderId));
const movements = async (q: string) => {
  const { list } = await agents.as('harbour.fin').expect('transactions', { q });
  return list.map(({ kind, method, gross }) => `${kind} ${method} ${gross}`).sort();
};
const codesOf = async (id: string) =>
  (await op().expect('flightOrder', { id })).timeline.flatMap(({ code }) => (code === 'refundFailed' ? [code] : []));
const tell = ({ id }: FakePayment, type?: string) =>
  deliver(server, server.providers.stripe.failRefunds(id, clock.now(), type));
const settle = async (orderId: string, way: 'again' | 'wallet') => {
  const [matter] = await matters(orderId);
  await desk().expect('settleRefund', { id: matter?.id ?? '', way });
  await server.deps.jobs.drain();
};

/** An order that got no tickets, and whose money Stripe says that it has given back, or is about to. */
async function givenBack() {
  const { id } = await bookedOrder(server, supplier, op());
  await op().expect('payFlightOrder', { id, channel: 'stripe' });
  const payment = [...server.providers.stripe.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  if (!payment) throw new Error('the payment provider knows nothing of it');
  await deliver(server, server.providers.stripe.settle(payment.id, 'paid', clock.now()));
  await server.deps.jobs.drain();
  const made = () => [...payment.refunds.values()].filter(({ isRefused }) => !isRefused).map(({ amount }) => amount);
  return { id, payment, made };
}

describe('a refund that fails at Stripe after it was made', () => {
  it('waits at the desk with its words, and stands in the books, once however often it is told', async () => {
    const { id, payment } = await givenBack();
    expect(await matters(id)).toEqual([]);
    const heard = await Promise.all([...EVENTS, ...EVENTS].map((type) => tell(payment, type)));
    for (const type of EVENTS) heard.push(await tell(payment, type));
    expect(new Set(heard)).toEqual(new Set([200]));
    const said = 'expired_or_canceled_card';
    expect(await matters(id)).toMatchObject([{ what: 'refund', expected: ADULT_PRICE, actual: 0, said }]);
    expect(await codesOf(id)).toEqual(['refundFailed']);
    // Stripe has the money again.
    const taken = [ADULT_PRICE, payment.amount].map((amount) => `payment stripe ${amount}`);
    expect(await movements(id)).toEqual([...taken, `refund stripe ${ADULT_PRICE}`].sort());
    await proveBooks(server.deps);
    expect((await books()).filter(({ what }) => what !== 'refund')).toEqual([]);
    await settle(id, 'wallet');
  });

  it.each(EVENTS)('is heard of by %s alone', async (type) => {
    const { id, payment } = await givenBack();
    expect(await tell(payment, type)).toBe(200);
    expect(await matters(id)).toMatchObject([{ what: 'refund' }]);
    await settle(id, 'wallet');
  });

  it('is asked for again when the desk says so, and comes back where that fails as well', async () => {
    const { id, payment, made } = await givenBack();
    await tell(payment);
    expect(made()).toEqual([]);
    await settle(id, 'again');
    expect([made(), await matters(id)]).toEqual([[ADULT_PRICE], []]);
    expect((await op().expect('flightOrder', { id })).status).toBe('failed_reimbursed');
    await tell(payment);
    expect(await matters(id)).toMatchObject([{ what: 'refund', expected: ADULT_PRICE }]);
    expect(await codesOf(id)).toHaveLength(2);
    await settle(id, 'again');
    expect(made()).toEqual([ADULT_PRICE]);
    expect((await movements(id)).filter((movement) => movement.startsWith('refund'))).toHaveLength(3);
  });

  it('goes to the wallet where the desk says so, and Stripe is asked no more', async () => {
    const { id, payment, made } = await givenBack();
    const before = await balance();
    await tell(payment);
    expect(await balance()).toBe(before);
    await settle(id, 'wallet');
    expect((await balance()) - before).toBe(ADULT_PRICE);
    expect(made()).toEqual([]);
    expect(await movements(id)).toContain(`refund balance ${ADULT_PRICE}`);
    await tell(payment);
    expect(await matters(id)).toEqual([]);
    expect((await balance()) - before).toBe(ADULT_PRICE);
  });
});

describe('what Stripe tells of a refund', () => {
  it('that is still under way is left to whoever asks about it', async () => {
    server.providers.stripe.mood.refundTurns = 1;
    const { id, payment } = await givenBack();
    expect(await tell(payment)).toBe(200);
    expect(await matters(id)).toEqual([]);
    await server.deps.jobs.drain({ early: true });
    expect(await matters(id)).toMatchObject([{ what: 'refund', expected: ADULT_PRICE }]);
    expect(await codesOf(id)).toEqual([]);
    await settle(id, 'wallet');
  });

  it('that was made there by somebody is none of ours', async () => {
    const { id, payment } = await givenBack();
    payment.refunds.set('dashboard', { amount: 100, reference: 're_dashboard', asked: 1, isRefused: false });
    expect(await tell(payment)).toBe(200);
    expect([await matters(id), await codesOf(id)]).toEqual([[], []]);
  });
});
