import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextOrderNumber } from '../../src/server/orders/order-number.ts';
import { type Api, api } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { eventually } from '../factories/eventually.ts';
import { bookedOrder, orderInput, verifiedOffer } from '../factories/flight-orders.ts';
import { assertBalanced } from '../factories/ledger.ts';
import { type SecondServer, startBeside } from '../factories/second-server.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { PATIENCE, sampled } from '../tools/run-mode.ts';

const ORDERS = sampled(8, 4);
const WAIT = 25_000 * PATIENCE;

const clock = testClock();
const supplier = scriptedSupplier(clock);
let first: TestServer;
let others: SecondServer[];
let agents: Api;

beforeAll(async () => {
  first = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(first);
  others = await Promise.all([1, 2].map(() => startBeside(first, { airSuppliers: [supplier], pollJobs: true })));
});
afterAll(async () => {
  await Promise.all(others.map((server) => server.close()));
  await first.close();
});

beforeEach(() => {
  Object.assign(supplier.script, { issue: 'issued', hold: false });
  for (const name of ['issue', 'retrieve', 'cancelHold'] as const) supplier.calls[name] = 0;
});
afterEach(async () => {
  await first.deps.jobs.drain();
  clock.set('2026-11-20T02:00:00.000Z');
  await assertBalanced(first.deps.db);
});

const op = () => agents.as('harbour.op');
const wallet = () => agents.as('harbour.fin').expect('wallet', {});
const read = (id: string) => op().expect('flightOrder', { id });
async function bookSome(): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < ORDERS; i++) ids.push((await bookedOrder(first, supplier, op())).id);
  return ids;
}
const payAll = (ids: string[]) =>
  Promise.all(ids.map((id) => op().expect('payFlightOrder', { id, channel: 'balance' })));
const allAre = (ids: string[], status: string) =>
  eventually(async () => {
    const now = await Promise.all(ids.map(read));
    expect(now.map((order) => order.status)).toEqual(ids.map(() => status));
    return now;
  }, WAIT);
const timesIn = (timeline: readonly { status: string | null }[], status: string) =>
  timeline.filter((entry) => entry.status === status).length;

describe('two servers on one database', () => {
  it('ticket every paid order once', async () => {
    const ids = await bookSome();
    await payAll(ids);
    const issued = await allAre(ids, 'issued');
    expect(issued.map(({ timeline }) => timesIn(timeline, 'issued'))).toEqual(ids.map(() => 1));
    expect(supplier.calls.issue).toBe(ORDERS);
    // Every run of the job queries the supplier's order first.
    expect(supplier.calls.retrieve).toBe(ORDERS);
  });

  it('give the money of every order that is not ticketed back once', async () => {
    supplier.script.issue = 'refused';
    const before = await wallet();
    const ids = await bookSome();
    await payAll(ids);
    const returned = await allAre(ids, 'failed_reimbursed');
    expect(returned.map(({ timeline }) => timesIn(timeline, 'failed_reimbursed'))).toEqual(ids.map(() => 1));
    expect(supplier.calls.issue).toBe(ORDERS);
    expect((await wallet()).balance).toBe(before.balance);
  });

  it('close every overdue order once and give its seats back once', async () => {
    const ids = await bookSome();
    clock.advance(29 * 60_000);
    // Both servers' jobs and sweeps at once, the deadline's jobs before their time by the real clock.
    await Promise.all(others.map((server) => server.deps.jobs.drain({ early: true })));
    const closed = await allAre(ids, 'closed');
    expect(closed.map(({ timeline }) => timesIn(timeline, 'closed'))).toEqual(ids.map(() => 1));
    await eventually(() => expect(supplier.calls.cancelHold).toBe(ORDERS), WAIT);
  });

  // Last: its bookings expire at their deadline.
  it('give out a number for every booking, all of them different and of ten digits', async () => {
    const offers: Awaited<ReturnType<typeof verifiedOffer>>[] = [];
    for (let i = 0; i < 2 * ORDERS; i++) offers.push(await verifiedOffer(first, supplier));
    const callers = others.map((server) => api(server).as('harbour.op'));
    const booked = await Promise.all(
      offers.map(async (verificationId, i) => callers[i % 2]?.expect('createFlightOrder', orderInput(verificationId))),
    );
    const numbers = booked.map((order) => order?.id ?? '');
    expect(new Set(numbers).size).toBe(2 * ORDERS);
    for (const number of numbers) expect(number).toMatch(/^3\d{9}$/);
  });

  it('do not keep a booking waiting while another has its number and has not committed', async () => {
    const offer = await verifiedOffer(first, supplier);
    const [other] = others;
    if (!other) throw new Error('there is no second server');
    await first.deps.db.transaction(async (tx) => {
      const taken = await nextOrderNumber(tx);
      const order = await api(other).as('harbour.op').expect('createFlightOrder', orderInput(offer));
      expect(order.id).not.toBe(taken);
    });
  });
});
