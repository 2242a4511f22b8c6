import { setImmediate } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { ledgerJournal } from '../../src/server/db/schema/ledger.ts';
import { closeOverdueOrder } from '../../src/server/orders/close-order.ts';
import { issueOrder } from '../../src/server/orders/issue-order.ts';
import { sweepOrders } from '../../src/server/orders/jobs.ts';
import { reimburseOrder } from '../../src/server/orders/reimburse-order.ts';
import { type Api, api, type Caller } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../factories/flight-orders.ts';
import { assertBalanced } from '../factories/ledger.ts';
import { type SecondServer, startBeside } from '../factories/second-server.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { sampled } from '../tools/run-mode.ts';

const START = '2026-11-20T02:00:00.000Z';
const TRIES = sampled(10, 4);
const [OK, CONFLICT, LATE] = [0, 409004, 409005];

const clock = testClock();
const supplier = scriptedSupplier(clock);
let first: TestServer;
let second: SecondServer;
let agents: Api;
/** The same agent at each server. */
let here: Caller;
let there: Caller;

beforeAll(async () => {
  first = await startTestServer({ clock, airSuppliers: [supplier] });
  second = await startBeside(first, { airSuppliers: [supplier] });
  agents = api(first);
  here = agents.as('harbour.op');
  there = api(second).withToken(await here.token());
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(() => {
  Object.assign(supplier.script, { issue: 'issued', hold: false });
  supplier.calls.issue = 0;
});
afterEach(async () => {
  clock.set(START);
  await assertBalanced(first.deps.db);
});

const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const read = (id: string) => here.expect('flightOrder', { id });
const payAt = async (caller: Caller, { id }: FlightOrder) =>
  (await caller.call('payFlightOrder', { id, channel: 'balance' })).envelope.code;
const drain = () => first.deps.jobs.drain();
const told = ({ timeline }: FlightOrder, status: string) => timeline.filter((entry) => entry.status === status).length;
/** Number of ledger entries of an order, by kind. */
async function entriesOf(id: string): Promise<Record<string, number>> {
  const { kind, orderId } = ledgerJournal;
  const rows = await first.deps.db
    .select({ kind, n: count() })
    .from(ledgerJournal)
    .where(eq(orderId, id))
    .groupBy(kind);
  return Object.fromEntries(rows.map((row) => [row.kind, row.n]));
}

describe('the same order at the same moment', () => {
  it('paid at two servers: the money goes once', async () => {
    for (let i = 0; i < TRIES; i++) {
      const order = await bookedOrder(first, supplier, here);
      const before = await balance();
      const codes = await Promise.all([payAt(here, order), payAt(there, order), payAt(here, order)]);
      expect(codes.sort((a, b) => a - b)).toEqual([OK, CONFLICT, CONFLICT]);
      expect(before - (await balance())).toBe(ADULT_PRICE);
      expect(told(await read(order.id), 'proceeding')).toBe(1);
    }
  });

  it('ticketed by many jobs at two servers: once, with the same tickets for all', async () => {
    for (let i = 0; i < TRIES; i++) {
      const order = await bookedOrder(first, supplier, here);
      expect(await payAt(here, order)).toBe(OK);
      const booked = supplier.orders.get(order.pnr ?? '');
      supplier.calls.issue = 0;
      await Promise.all([first, second, first, second].map(({ deps }) => issueOrder(deps, order.id)));
      await drain();
      const issued = await read(order.id);
      expect([issued.status, told(issued, 'issued')]).toEqual(['issued', 1]);
      expect(issued.passengers.map(({ ticketNumber }) => ticketNumber)).toEqual(
        supplier.orders.get(order.pnr ?? '')?.ticketNumbers,
      );
      expect(booked?.ticketNumbers).toEqual([]);
      expect(Object.values(await entriesOf(order.id))).toEqual([1]);
    }
  });

  it('paid here and canceled there: one of the two, and the money fits', async () => {
    for (let i = 0; i < TRIES; i++) {
      const order = await bookedOrder(first, supplier, here);
      const before = await balance();
      const cancel = async () => (await there.call('cancelFlightOrder', { id: order.id })).envelope.code;
      const [paid, canceled] = await Promise.all([payAt(here, order), cancel()]);
      expect([paid, canceled].sort((a, b) => a - b)).toEqual([OK, CONFLICT]);
      const { status } = await read(order.id);
      expect([status, before - (await balance())]).toEqual(
        paid === OK ? ['proceeding', ADULT_PRICE] : ['origin_canceled', 0],
      );
    }
  });

  it('paid in the last moment and closed at its deadline: one of the two, and the money fits', async () => {
    const ends = new Set<string>();
    for (let i = 0; i < TRIES * 3; i++) {
      const order = await bookedOrder(first, supplier, here);
      const before = await balance();
      clock.set(new Date(Date.parse(order.payBy ?? '') - 1).toISOString());
      const paying = payAt(here, order);
      // The deadline passes later in the payment each time, and finally after it.
      for (let turn = 0; turn < i * 3; turn++) await setImmediate();
      if (i === TRIES * 3 - 1) await paying;
      clock.set(order.payBy ?? '');
      const [paid] = await Promise.all([paying, closeOverdueOrder(second.deps, order.id), sweepOrders(first.deps)]);
      clock.set(START);
      const { status, timeline } = await read(order.id);
      ends.add(status);
      expect(timeline.filter((entry) => entry.status === 'proceeding' || entry.status === 'closed')).toHaveLength(1);
      expect([paid, before - (await balance())]).toEqual(
        status === 'proceeding' ? [OK, ADULT_PRICE] : [paid === LATE ? LATE : CONFLICT, 0],
      );
      await drain();
      expect(supplier.orders.get(order.pnr ?? '')?.state).toBe(status === 'closed' ? 'cancelled' : 'issued');
    }
    expect([...ends].sort()).toEqual(['closed', 'proceeding']);
  });
});

describe('an order the supplier will not ticket', () => {
  it('fails once and is paid back once, however many jobs of two servers work on it', async () => {
    supplier.script.issue = 'refused';
    for (let i = 0; i < TRIES; i++) {
      const before = await balance();
      const order = await bookedOrder(first, supplier, here);
      expect(await payAt(here, order)).toBe(OK);
      const twice = [first, second, first, second].map(({ deps }) => deps);
      await Promise.all(twice.map((deps) => issueOrder(deps, order.id)));
      await Promise.all(twice.map((deps) => reimburseOrder(deps, order.id)));
      await drain();
      const failed = await read(order.id);
      for (const status of ['origin_failed', 'failed_reimbursing', 'failed_reimbursed'])
        expect([status, told(failed, status)]).toEqual([status, 1]);
      expect(failed.status).toBe('failed_reimbursed');
      expect(await balance()).toBe(before);
      expect(Object.values(await entriesOf(order.id))).toEqual([1, 1, 1]);
    }
  });

  it('keeps the money owed while the server that pays back dies, and pays it back once', async () => {
    supplier.script.issue = 'refused';
    const before = await balance();
    const order = await bookedOrder(first, supplier, here);
    await payAt(here, order);
    await issueOrder(first.deps, order.id);
    expect(before - (await balance())).toBe(ADULT_PRICE);
    expect((await read(order.id)).status).toBe('failed_reimbursing');
    const dying = await startBeside(first, { airSuppliers: [supplier] });
    const cut = reimburseOrder(dying.deps, order.id).catch((error: unknown) => error);
    await dying.die();
    await cut;
    await drain();
    await Promise.all([reimburseOrder(first.deps, order.id), reimburseOrder(second.deps, order.id)]);
    expect((await read(order.id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(before);
  });
});
