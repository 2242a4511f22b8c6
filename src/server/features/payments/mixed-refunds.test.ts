import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { proveBooks } from '../reconciliation/prove-books.ts';

type Channel = 'balance' | 'credit' | 'stripe';
/** Not the passengers' own wish, so that the desk quotes both a change and a refund, and keeps nothing. */
const DISRUPTED = 1;

const clock = testClock('2026-11-20T08:00:00Z');
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(supplier.script, { issue: 'issued', refund: 'refunded', penalty: 0, change: 'changed' });
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const read = (id: string) => op().expect('flightOrder', { id });
const drain = () => server.deps.jobs.drain();
const stripe = () => server.providers.stripe;
const atProvider = (id: string) => [...stripe().payments.values()].find(({ subject }) => subject === `Booking ${id}`);
/** What the payment provider has given back of an order's payment, time by time. */
const givenBack = (id: string) => [...(atProvider(id)?.refunds.values() ?? [])].map(({ amount }) => amount);
const idsOf = ({ passengers }: FlightOrder) => passengers.map(({ id }) => id);

async function paid(id: string, channel: Channel): Promise<void> {
  await op().expect('payFlightOrder', { id, channel });
  if (channel === 'stripe') await deliver(server, stripe().settle(atProvider(id)?.id ?? '', 'paid', clock.now()));
}

/** Tickets of so many adults, paid through that channel. */
async function issued(channel: Channel, adult = 1): Promise<FlightOrder> {
  const people = Array.from({ length: adult }, () => passenger());
  const { id } = await op().expect(
    'createFlightOrder',
    orderInput(await verifiedOffer(server, supplier, { party: { adult } }), people),
  );
  await paid(id, channel);
  await drain();
  return read(id);
}

/** A change of all tickets, or of those passengers', to fares that are dearer by so much each. */
async function changed(
  order: FlightOrder,
  channel: Channel,
  fareDifference: number,
  passengers = idsOf(order),
): Promise<FlightOrder> {
  const journeys = [{ journey: 0, date: '2027-01-04' }];
  const { id } = await op().expect('changeFlightOrder', { id: order.id, passengers, journeys, reason: DISRUPTED });
  await drain();
  const lines = passengers.map(() => ({ fareDifference, taxDifference: 0, penalty: 0 }));
  await agents.as('provider.admin').expect('deskQuoteChange', { id, lines, currency: 'CNY' });
  await paid(id, channel);
  await answerAsDesk(server.deps, id);
  await drain();
  const done = await read(id);
  expect(done.status).toBe('changed');
  return done;
}

interface Back {
  total: number;
  balance: number;
  credit: number;
}

/** Gives tickets back; answers what came back in all, and of it to the balance and to the credit line. */
async function refunded(order: FlightOrder, passengers = idsOf(order)): Promise<Back> {
  const wallet = () => agents.as('harbour.fin').expect('wallet', {});
  const before = await wallet();
  const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers, reason: DISRUPTED });
  await drain();
  await answerAsDesk(server.deps, id);
  await op().expect('confirmFlightOrder', { id });
  await answerAsDesk(server.deps, id);
  await server.deps.jobs.drain({ early: true });
  const { status, total } = await read(id);
  expect(status).toBe('refunded_reimbursed');
  const after = await wallet();
  return {
    total: total.amount,
    balance: after.balance - before.balance,
    credit: before.creditUsed - after.creditUsed,
  };
}

describe('tickets that were paid in several ways', () => {
  it('give the payment provider what the change cost there, and the balance what the booking cost', async () => {
    const order = await issued('balance');
    const change = await changed(order, 'stripe', 30_000);
    const total = ADULT_PRICE + 30_000;
    expect(await refunded(change)).toEqual({ total, balance: ADULT_PRICE, credit: 0 });
    expect(givenBack(change.id)).toEqual([30_000]);
    // Whoever looks for the booking among the transactions finds all of it, under the number that they show.
    const found = await agents.as('harbour.fin').expect('transactions', { q: order.id });
    const of = (wanted: string) =>
      found.list.filter(({ kind }) => kind === wanted).map(({ method, net }) => `${method} ${net}`);
    expect(found.total).toBe(4);
    expect(of('payment').sort()).toEqual([`balance ${ADULT_PRICE}`, 'stripe 30000']);
    expect(of('refund').sort()).toEqual([`balance ${ADULT_PRICE}`, 'stripe 30000']);
    expect(found.list.every(({ originalId }) => originalId === order.id)).toBe(true);
    await proveBooks(server.deps);
    const queue = await agents.as('provider.admin').expect('deskQueue', { kind: 'books' });
    expect(queue.total).toBe(0);
  });

  it('give back the change first and then the booking, over several refunds', async () => {
    const order = await issued('stripe', 2);
    const change = await changed(order, 'balance', 25_000);
    const [first = '', second = ''] = idsOf(change);
    const total = ADULT_PRICE + 25_000;
    expect(await refunded(change, [first])).toEqual({ total, balance: 50_000, credit: 0 });
    expect(givenBack(order.id)).toEqual([total - 50_000]);
    expect(await refunded(change, [second])).toEqual({ total, balance: 0, credit: 0 });
    expect(givenBack(order.id)).toEqual([total - 50_000, total]);
  });

  it('give the credit line no more than was charged to it', async () => {
    const change = await changed(await issued('credit'), 'balance', 5_000);
    expect(await refunded(change)).toEqual({ total: ADULT_PRICE + 5_000, balance: 5_000, credit: ADULT_PRICE });
  });

  it('leave to others the payment of a change that was not theirs', async () => {
    const order = await issued('credit', 2);
    const [first = '', second = ''] = idsOf(order);
    const change = await changed(order, 'stripe', 30_000, [first]);
    expect(await refunded(order, [second])).toEqual({ total: ADULT_PRICE, balance: 0, credit: ADULT_PRICE });
    expect(givenBack(change.id)).toEqual([]);
  });
});
