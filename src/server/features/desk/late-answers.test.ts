import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { followGivenUp } from '../../orders/after-sales/follow-given-up.ts';
import { returnTickets } from '../../orders/after-sales/return-tickets.ts';
import { releaseHold } from '../../orders/release-hold.ts';

const START = '2026-11-20T08:00:00Z';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    airSuppliers: [supplier],
    pollJobs: false,
    settings: { sandbox: { ...testSettings().sandbox, deskSeconds: null } },
  });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  Object.assign(supplier.script, { issue: 'issued', refund: 'refunded', penalty: 20_000, change: 'changed' });
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
const drain = () => server.deps.jobs.drain();
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const fail = (id: string) => desk().expect('deskMove', { id, move: 'fail', remark: 'No answer for two days' });
/** Differences of this booking in the desk's queue. */
const noted = async (id: string) =>
  (await desk().expect('deskQueue', { kind: 'books', pageSize: 100 })).list.flatMap(({ difference }) =>
    difference?.subject === id ? [difference] : [],
  );
/** The job's next runs, as they fall due; each runs twice. */
async function look(id: string): Promise<void> {
  await Promise.all([followGivenUp(server.deps, id), followGivenUp(server.deps, id)]);
  await followGivenUp(server.deps, id);
  await drain();
}
const waitsFor = async (job: string, id: string) =>
  (
    await server.deps.db.execute(
      sql`select 1 from pgboss.job where name = ${job} and state = 'created' and data->>'orderId' = ${id}`,
    )
  ).rowCount;

async function issued(adult = 1): Promise<FlightOrder> {
  const people = Array.from({ length: adult }, () => passenger());
  const verification = await verifiedOffer(server, supplier, { party: { adult } });
  const { id } = await op().expect('createFlightOrder', orderInput(verification, people));
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return read(id);
}
const passengersOf = (order: FlightOrder) => order.passengers.map(({ id }) => id);

async function pendingChange(order: FlightOrder): Promise<string> {
  supplier.script.change = 'pending';
  const wish = { id: order.id, passengers: passengersOf(order), journeys: [{ journey: 0, date: '2027-01-04' }] };
  const { options } = await op().expect('searchFlightChange', wish);
  const { id } = await op().expect('changeFlightOrder', { ...wish, option: options[0]?.id, reason: 0 });
  await drain();
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  expect((await read(id)).status).toBe('change_holding');
  return id;
}
async function pendingRefund(order: FlightOrder): Promise<string> {
  supplier.script.refund = 'pending';
  const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers: passengersOf(order), reason: 0 });
  await drain();
  await op().expect('confirmFlightOrder', { id });
  await drain();
  expect((await read(id)).status).toBe('refund_holding');
  return id;
}

describe('a supplier’s yes after the desk has given up', () => {
  it('to a change leaves it failed with its money back, and waits at the desk once', async () => {
    const order = await issued();
    const before = await balance();
    const id = await pendingChange(order);
    await fail(id);
    await drain();
    expect((await read(id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(before);
    expect(await noted(id)).toEqual([]);
    expect(await waitsFor('follow-given-up', id)).toBe(1);
    supplier.settle('issued');
    await look(id);
    const late = await read(id);
    expect(late.status).toBe('failed_reimbursed');
    expect(late.timeline.at(-1)).toMatchObject({
      kind: 'supplier',
      text: expect.stringContaining('had been abandoned'),
    });
    expect(await balance()).toBe(before);
    expect(await noted(id)).toMatchObject([{ what: 'supplier', expected: 0, actual: 46_000, currency: 'CNY' }]);
    const [task] = (await desk().expect('deskQueue', { kind: 'books' })).list;
    const difference = task?.difference?.id ?? '';
    await desk().expect('closeDifference', { id: difference, remark: 'The airline took the new ticket back' });
    await look(id);
    expect(await noted(id)).toEqual([]);
  });

  it('to a refund pays it, by a refund of its own', async () => {
    const order = await issued();
    const before = await balance();
    const id = await pendingRefund(order);
    await fail(id);
    await drain();
    expect((await read(id)).status).toBe('refund_failed');
    supplier.settle('issued');
    await look(id);
    expect((await read(id)).status).toBe('refund_failed');
    expect(await balance()).toBe(before + order.total.amount - 20_000);
    const { relatedOrders } = await read(order.id);
    expect(relatedOrders.map(({ status }) => status).sort()).toEqual(['refund_failed', 'refunded_reimbursed']);
    expect(await noted(id)).toEqual([]);
  });

  it('to a refund that was asked for again meanwhile pays nothing twice, and waits at the desk', async () => {
    const order = await issued();
    const before = await balance();
    const id = await pendingRefund(order);
    await fail(id);
    await drain();
    const passengers = passengersOf(order);
    const again = await op().expect('refundFlightOrder', { id: order.id, passengers, reason: 1 });
    supplier.settle('issued');
    await look(id);
    const back = order.total.amount - 20_000;
    expect(await balance()).toBe(before);
    expect(await noted(id)).toMatchObject([{ what: 'supplier', actual: -back }]);
    await drain();
    await desk().expect('deskQuoteRefund', { id: again.id, penalty: { amount: 20_000, currency: 'CNY' } });
    await op().expect('confirmFlightOrder', { id: again.id });
    await desk().expect('deskMove', { id: again.id, move: 'complete', remark: 'Given back the first time' });
    await drain();
    expect(await balance()).toBe(before + back);
  });

  it('to a void gives all of it back', async () => {
    const order = await issued();
    const before = await balance();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await fail(id);
    await look(id);
    expect((await read(id)).status).toBe('void_failed');
    expect(await balance()).toBe(before);
    await supplier.void([...supplier.orders.keys()].at(-1) ?? '');
    await look(id);
    expect(await balance()).toBe(before + order.total.amount);
    expect((await read(order.id)).relatedOrders.map(({ status }) => status)).toContain('voided_reimbursed');
  });

  it.each(['the agent', 'the desk'] as const)('to a void that %s took back gives all of it back', async (who) => {
    const order = await issued();
    const before = await balance();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    if (who === 'the agent') await op().expect('cancelFlightOrder', { id });
    else await desk().expect('deskMove', { id, move: 'refuse', remark: 'Not now' });
    await drain();
    expect(await waitsFor('follow-given-up', id)).toBe(1);
    await supplier.void([...supplier.orders.keys()].at(-1) ?? '');
    await look(id);
    expect(await balance()).toBe(before + order.total.amount);
    expect((await read(id)).status).toBe(who === 'the agent' ? 'void_canceled' : 'void_rejected');
    expect(await noted(id)).toEqual([]);
  });

  it('to a void that was asked for again is that one’s', async () => {
    const order = await issued();
    const before = await balance();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await op().expect('cancelFlightOrder', { id });
    const again = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await supplier.void([...supplier.orders.keys()].at(-1) ?? '');
    await look(id);
    expect(await noted(id)).toEqual([]);
    await returnTickets(server.deps, again.id);
    await drain();
    await look(id);
    expect((await read(again.id)).status).toBe('voided_reimbursed');
    expect(await noted(id)).toEqual([]);
    expect(await balance()).toBe(before + order.total.amount);
  });

  it('to a void of two, of whom one was voided by another meanwhile, gives the other’s back', async () => {
    const order = await issued(2);
    const before = await balance();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await fail(id);
    const [first = ''] = passengersOf(order);
    const one = await op().expect('voidFlightOrder', { id: order.id, passengers: [first], reason: 0 });
    await returnTickets(server.deps, one.id);
    await drain();
    expect(await balance()).toBe(before + order.total.amount / 2);
    await supplier.void([...supplier.orders.keys()].at(-1) ?? '');
    await look(id);
    expect(await balance()).toBe(before + order.total.amount);
    const { passengers } = await read(order.id);
    expect(passengers.map(({ givenBack }) => givenBack)).toEqual(['voided', 'voided']);
    expect(await noted(id)).toEqual([]);
  });

  it('with tickets that cannot be voided any more waits at the desk', async () => {
    supplier.script.issue = 'pending';
    const { id } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
    const before = await balance();
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await drain();
    await fail(id);
    supplier.settle('issued');
    supplier.script.void = 'closed';
    await releaseHold(server.deps, id);
    await releaseHold(server.deps, id);
    await drain();
    supplier.script.void = 'open';
    expect((await read(id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(before);
    expect(await noted(id)).toHaveLength(1);
  });

  it('is waited for a week, and a plain no is not', async () => {
    const id = await pendingChange(await issued());
    await fail(id);
    clock.advance(8 * 24 * 3_600_000);
    await server.deps.db.execute(sql`delete from pgboss.job where name = 'follow-given-up'`);
    await followGivenUp(server.deps, id);
    expect(await waitsFor('follow-given-up', id)).toBe(0);
    clock.set(START);
    const other = await pendingChange(await issued());
    await fail(other);
    supplier.settle('refused');
    await server.deps.db.execute(sql`delete from pgboss.job where name = 'follow-given-up'`);
    await look(other);
    expect(await waitsFor('follow-given-up', other)).toBe(0);
    expect(await noted(other)).toEqual([]);
  });
});
