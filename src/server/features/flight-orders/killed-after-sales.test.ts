import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { orderInput, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startBeside } from '../../../../tests/factories/second-server.ts';
import { seededRandom } from '../../../../tests/factories/seeded-random.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { sampled } from '../../../../tests/tools/run-mode.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Deps } from '../../deps.ts';
import { quoteRequest } from '../../orders/after-sales/quote-request.ts';
import { reissueTickets } from '../../orders/after-sales/reissue-tickets.ts';
import { returnTickets } from '../../orders/after-sales/return-tickets.ts';
import { issueOrder } from '../../orders/issue-order.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { reimburseOrder } from '../../orders/reimburse-order.ts';

const START = '2026-11-20T08:00:00Z';
const clock = testClock(START);
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  Object.assign(supplier.script, { issue: 'issued', refund: 'refunded', penalty: 20_000, change: 'changed' });
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const read = (id: string) => op().expect('flightOrder', { id });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const drain = () => server.deps.jobs.drain();
/** The process that ran the jobs is gone with them; another recovers stalled orders. */
async function restarted(): Promise<void> {
  await server.deps.db.execute(sql`delete from pgboss.job where state < 'completed'`);
  clock.advance(21 * 60_000);
  await sweepOrders(server.deps);
  await drain();
}
async function issued(): Promise<FlightOrder> {
  const { id } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return read(id);
}
const passengersOf = (order: FlightOrder) => order.passengers.map(({ id }) => id);
const requestRefund = (order: FlightOrder) =>
  op().expect('refundFlightOrder', { id: order.id, passengers: passengersOf(order), reason: 0 });
/** Runs a job in a separate process, which dies during the supplier's call. */
async function diesIn(job: typeof returnTickets, id: string, call: 'refundConfirm' | 'confirmChange'): Promise<void> {
  const other = await startBeside(server, { airSuppliers: [supplier] });
  const before = supplier.calls[call];
  void job(other.deps, id);
  await eventually(() => expect(supplier.calls[call]).toBe(before + 1));
  await other.die();
}

describe('a server that is killed', () => {
  it('before a refund is quoted, while it is given back, and before its money is: the refund ends once', async () => {
    const order = await issued();
    const before = await balance();
    const { id } = await requestRefund(order);
    await restarted();
    expect((await read(id)).status).toBe('rfd_to_be_confirm');
    await op().expect('confirmFlightOrder', { id });
    supplier.script.refund = 'hangs';
    await diesIn(returnTickets, id, 'refundConfirm');
    supplier.script.refund = 'refunded';
    await server.deps.db.execute(sql`delete from pgboss.job where state < 'completed'`);
    await returnTickets(server.deps, id);
    expect((await read(id)).status).toBe('refunded_reimbursing');
    expect(await balance()).toBe(before);
    await restarted();
    const done = await read(id);
    expect(done.status).toBe('refunded_reimbursed');
    expect(await balance()).toBe(before + order.total.amount - 20_000);
    await restarted();
    expect(await balance()).toBe(before + order.total.amount - 20_000);
  });

  it('before a change is quoted and while it is reissued: it is paid for once and ends with its tickets', async () => {
    const order = await issued();
    const wish = { id: order.id, passengers: passengersOf(order), journeys: [{ journey: 0, date: '2027-01-04' }] };
    const { options } = await op().expect('searchFlightChange', wish);
    const { id } = await op().expect('changeFlightOrder', { ...wish, option: options[0]?.id, reason: 0 });
    await restarted();
    const quoted = await read(id);
    expect(quoted.status).toBe('chg_to_be_paid');
    const before = await balance();
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    supplier.script.change = 'hangs';
    await diesIn(reissueTickets, id, 'confirmChange');
    supplier.script.change = 'changed';
    await restarted();
    expect((await read(id)).status).toBe('changed');
    expect(await balance()).toBe(before - quoted.total.amount);
  });

  it('in the middle of a void: it is given back once, with the fee of nobody', async () => {
    const order = await issued();
    const before = await balance();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await restarted();
    expect((await read(id)).status).toBe('voided_reimbursed');
    expect(await balance()).toBe(before + order.total.amount);
  });
});

/** Where a process dies in a job's transaction: after the supplier's response, before the commit, or with the commit's response lost. */
const MOMENTS = ['before', 'inside', 'after'] as const;
type Moment = (typeof MOMENTS)[number];
class Killed extends Error {}

/** The same server, whose process dies in its next transaction. */
function dyingAt(moment: Moment, deps: Deps): Deps {
  const die = () => {
    throw new Killed(moment);
  };
  const transaction: Deps['db']['transaction'] = async (work, config) => {
    if (moment === 'before') die();
    const done = await deps.db.transaction(async (tx) => {
      const result = await work(tx);
      if (moment === 'inside') die();
      return result;
    }, config);
    if (moment === 'after') die();
    return done;
  };
  const get = (db: Deps['db'], name: keyof Deps['db']) => (name === 'transaction' ? transaction : db[name]);
  return { ...deps, db: new Proxy(deps.db, { get: (db, name) => get(db, name as keyof Deps['db']) }) };
}

describe('a server that is killed at each step in turn', () => {
  const kill = async (job: typeof issueOrder, id: string, moment: Moment) => {
    await expect(job(dyingAt(moment, server.deps), id)).rejects.toThrow(Killed);
    await restarted();
  };
  const pick = seededRandom(13);
  const any = () => MOMENTS[Math.floor(pick() * MOMENTS.length)] ?? 'after';
  const lives = [
    ...MOMENTS.map((moment) => [moment, moment, moment, moment] as const),
    ...Array.from({ length: sampled(3, 0) }, () => [any(), any(), any(), any()] as const),
  ];

  it.each(lives)('tickets, quotes, gives back and pays back once: %s, %s, %s, %s', async (issue, quote, give, pay) => {
    const start = await balance();
    const calls = { ...supplier.calls };
    const { id: bookingId } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
    await op().expect('payFlightOrder', { id: bookingId, channel: 'balance' });
    await kill(issueOrder, bookingId, issue);
    const order = await read(bookingId);
    expect(order.status).toBe('issued');
    expect(await balance()).toBe(start - order.total.amount);
    const { id } = await requestRefund(order);
    await kill(quoteRequest, id, quote);
    expect((await read(id)).status).toBe('rfd_to_be_confirm');
    await op().expect('confirmFlightOrder', { id });
    await expect(returnTickets(dyingAt(give, server.deps), id)).rejects.toThrow(Killed);
    if (give !== 'after') await returnTickets(server.deps, id);
    expect((await read(id)).status).toBe('refunded_reimbursing');
    await kill(reimburseOrder, id, pay);
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await balance()).toBe(start - 20_000);
    expect(supplier.calls.issue - calls.issue).toBe(1);
    expect(supplier.calls.refundConfirm - calls.refundConfirm).toBe(1);
  });

  it.each(MOMENTS)('pays a booking that gets no tickets back once: %s', async (moment) => {
    const start = await balance();
    supplier.script.issue = 'refused';
    const { id } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await expect(issueOrder(dyingAt(moment, server.deps), id)).rejects.toThrow(Killed);
    if (moment !== 'after') await issueOrder(server.deps, id);
    expect((await read(id)).status).toBe('failed_reimbursing');
    await kill(reimburseOrder, id, moment);
    expect((await read(id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(start);
  });
});
