import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import {
  ADULT_PRICE,
  bookedOrder,
  copyUser,
  orderInput,
  passenger,
  verifiedOffer,
} from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { DeskMove } from '../../../contract/desk-moves.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { watchBooking } from '../../orders/watch-booking.ts';

const START = '2026-11-20T08:00:00Z';
const clock = testClock(START);
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
  await copyUser(server, 'provider.admin', 'provider.second');
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  Object.assign(supplier.script, { issue: 'issued', refund: 'refunded' });
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
const drain = (early = false) => server.deps.jobs.drain({ early });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const task = async (id: string) => (await desk().expect('deskOrder', { id })).task;
const move = (id: string, to: DeskMove, remark?: string) =>
  desk().expect('deskMove', { id, move: to, ...(remark ? { remark } : {}) });

/** An order in review: the party has no adult. */
async function reviewed(): Promise<FlightOrder> {
  const verification = await verifiedOffer(server, supplier);
  const young = passenger('adult', { birthday: '2012-01-05' });
  return op().expect('createFlightOrder', orderInput(verification, [young]));
}
async function paid(): Promise<FlightOrder> {
  const order = await bookedOrder(server, supplier, op());
  return (await op().expect('payFlightOrder', { id: order.id, channel: 'balance' })).order;
}
async function issued(): Promise<FlightOrder> {
  const { id } = await paid();
  await drain();
  return read(id);
}
const refundOf = (order: FlightOrder) =>
  op().expect('refundFlightOrder', {
    id: order.id,
    passengers: order.passengers.map(({ id }) => id),
    reason: 1,
  });

describe('the desk’s queue', () => {
  it('holds what waits, nearest deadline first, and tells how much of each kind', async () => {
    const { id } = await reviewed();
    const { list, total } = await desk().expect('deskQueue', { pageSize: 100 });
    expect(list.map(({ orderId }) => orderId)).toContain(id);
    expect(list.map(({ dueAt }) => dueAt)).toEqual(list.map(({ dueAt }) => dueAt).sort());
    const counts = await desk().expect('deskCounts', {});
    expect(counts.reduce((sum, { cnt }) => sum + cnt, 0)).toBe(total);
    const second = await desk().expect('deskQueue', { page: 2, pageSize: 5 });
    expect(second.list.map((row) => row.id)).toEqual(list.slice(5, 10).map((row) => row.id));
  });

  it('finds by kind, by agency and by what the order is called', async () => {
    const order = await reviewed();
    const find = async (query: object) =>
      (await desk().expect('deskQueue', { pageSize: 100, ...query })).list.map(({ orderId }) => orderId);
    expect(await find({ kind: 'review', q: `harbour ${order.pnr ?? ''}` })).toEqual([order.id]);
    expect(await find({ kind: 'refund', q: order.id })).toEqual([]);
    expect(await find({ holder: 'mine', q: order.id })).toEqual([]);
  });

  it('lets one take a task: it is no colleague’s then, nor the sandbox desk’s, until it is given back', async () => {
    const { id } = await reviewed();
    const held = await desk().expect('claimDeskTask', { id: (await task(id))?.id ?? '' });
    expect(held.holder?.name).toBe('Provider desk');
    const other = agents.as('provider.second');
    for (const answer of [
      await other.call('claimDeskTask', { id: held.id }),
      await other.call('deskMove', { id, move: 'approve' }),
    ])
      expect(answer.envelope).toMatchObject({
        code: REFUSALS.taskTaken.code,
        message: expect.stringMatching(/^Provider desk is working on this task\. /),
      });
    await drain(true);
    expect((await read(id)).status).toBe('reviewing');
    await desk().expect('releaseDeskTask', { id: held.id });
    await other.expect('claimDeskTask', { id: held.id });
  });

  it('is the provider’s alone', async () => {
    expect((await op().call('deskQueue', {})).envelope.code).toBe(REFUSALS.notAllowed.code);
  });
});

describe('the desk', () => {
  it('approves a reviewed order, which can then be paid until shortly before the supplier’s deadline', async () => {
    const { id } = await reviewed();
    await move(id, 'approve');
    const order = await read(id);
    expect(order).toMatchObject({ status: 'to_be_paid', payBy: '2026-11-20T08:28:00.000Z' });
    expect(await task(id)).toBeNull();
    expect((await op().expect('payFlightOrder', { id, channel: 'balance' })).state).toBe('paid');
  });

  it('sets a paid order aside and takes it up again; its tickets are asked for then, once', async () => {
    const { id } = await paid();
    await move(id, 'hold', 'The airline’s system is down');
    await drain();
    expect((await read(id)).status).toBe('holding');
    const before = supplier.calls.issue;
    await move(id, 'resume');
    await drain();
    const order = await read(id);
    expect(order.status).toBe('issued');
    expect(supplier.calls.issue - before).toBe(1);
    expect(order.timeline.find(({ status }) => status === 'holding')?.text).toBe('The airline’s system is down');
  });

  it('sets a review aside and takes it up again as one', async () => {
    const { id } = await reviewed();
    await move(id, 'hold', 'Asking the airline');
    expect((await move(id, 'resume')).order.status).toBe('reviewing');
  });

  it('leaves its last word on the order as the review remark, by which the agency finds it', async () => {
    const { id } = await reviewed();
    await move(id, 'hold', 'Asking the airline');
    expect((await read(id)).reviewRemark).toBe('Asking the airline');
    await move(id, 'resume');
    await move(id, 'approve', 'Its parents have agreed');
    expect((await read(id)).reviewRemark).toBe('Its parents have agreed');
    const { list } = await op().expect('bookings', { reviewRemark: 'parents have' });
    expect(list.map((each) => each.id)).toContain(id);
    const bought = await paid();
    expect((await read(bought.id)).reviewRemark).toBeNull();
    await desk().expect('deskIssue', { id: bought.id, tickets: ['9991234567870'], remark: 'By telephone' });
    expect((await read(bought.id)).reviewRemark).toBe('By telephone');
  });

  it('fails a paid order with a reason: the money goes back, and tickets that come after all are voided', async () => {
    const before = await balance();
    supplier.script.issue = 'pending';
    const { id } = await paid();
    await drain();
    await move(id, 'fail', 'No answer for two hours');
    await drain();
    expect((await read(id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(before);
    supplier.settle('issued');
    await drain(true);
    const { supplier: at } = await desk().expect('deskOrder', { id });
    expect(at).toMatchObject({ id: supplier.id, name: supplier.name });
    const ref = at.ref ?? '';
    expect(supplier.orders.get(ref)?.state).toBe('voided');
  });

  it('fails and cancels what is not paid, and asks for a reason', async () => {
    for (const [how, status] of [
      ['fail', 'failed'],
      ['cancel', 'canceled'],
    ] as const) {
      const { id } = await bookedOrder(server, supplier, op());
      expect((await desk().call('deskMove', { id, move: how })).envelope.code).toBe(REFUSALS.badInput.code);
      await move(id, how, 'Cancelled by the airline');
      expect(await read(id)).toMatchObject({ status });
      expect((await op().call('payFlightOrder', { id, channel: 'balance' })).envelope.code).toBe(
        REFUSALS.statusConflict.code,
      );
    }
  });

  it('takes no fewer tickets than there are passengers', async () => {
    supplier.script.issue = 'pending';
    const two = [passenger(), passenger('adult', { surname: 'LI', givenName: 'NA' })];
    const input = orderInput(await verifiedOffer(server, supplier, { party: { adult: 2 } }), two);
    const { id } = await op().expect('createFlightOrder', input);
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await drain();
    const short = await desk().call('deskIssue', { id, tickets: ['9991234567893'] });
    expect(short.envelope.code).toBe(REFUSALS.badInput.code);
    expect((await read(id)).passengers.map(({ ticketNumber }) => ticketNumber)).toEqual([null, null]);
  });

  it('writes tickets that were issued by hand', async () => {
    supplier.script.issue = 'pending';
    const { id } = await paid();
    await drain();
    const short = await desk().call('deskIssue', { id, tickets: ['9991234567890', '9991234567891'] });
    expect(short.envelope.code).toBe(REFUSALS.badInput.code);
    await desk().expect('deskIssue', { id, tickets: ['9991234567890'], remark: 'By phone' });
    expect(await read(id)).toMatchObject({ status: 'issued', passengers: [{ ticketNumber: '9991234567890' }] });
    expect((await op().expect('flightOrders', { q: '9991234567890' })).list.map((row) => row.id)).toEqual([id]);
    expect(await task(id)).toBeNull();
  });

  it('quotes a refund, and gives it once it is confirmed', async () => {
    const order = await issued();
    const before = await balance();
    const { id } = await refundOf(order);
    await desk().expect('deskQuoteRefund', {
      id,
      penalty: { amount: 5_000, currency: 'CNY' },
      remark: 'Schedule change',
    });
    const quoted = await read(id);
    expect(quoted.afterSales?.quote?.penalty.amount).toBe(5_000);
    await op().expect('confirmFlightOrder', { id });
    expect((await task(id))?.kind).toBe('refund');
    await move(id, 'complete');
    await drain();
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await balance()).toBe(before + quoted.total.amount);
  });

  it('sees what was paid for the tickets that are asked back before it quotes, not what the whole booking cost', async () => {
    const verification = await verifiedOffer(server, supplier, { party: { adult: 2 } });
    const booked = await op().expect('createFlightOrder', orderInput(verification, [passenger(), passenger()]));
    await op().expect('payFlightOrder', { id: booked.id, channel: 'balance' });
    await drain();
    const order = await read(booked.id);
    expect((await desk().expect('deskOrder', { id: order.id })).askedBack).toBeNull();
    const passengers = order.passengers.slice(0, 1).map(({ id }) => id);
    const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers, reason: 0 });
    expect((await desk().expect('deskOrder', { id })).askedBack).toEqual({ amount: ADULT_PRICE, currency: 'CNY' });
  });

  it('refuses a refund with a reason that the agency reads', async () => {
    const { id } = await refundOf(await issued());
    await move(id, 'refuse', 'The flight left on time');
    const refused = await read(id);
    expect(refused.status).toBe('rfd_rejected');
    expect(refused.timeline.at(-1)).toMatchObject({ by: 'Provider desk', text: 'The flight left on time' });
  });

  it('and an agent who act at once do not both', async () => {
    const { id } = await reviewed();
    const [byDesk, byAgent] = await Promise.all([
      desk().call('deskMove', { id, move: 'approve' }),
      op().call('cancelFlightOrder', { id }),
    ]);
    const { status, timeline } = await read(id);
    expect(byDesk.envelope.code === 0 || byAgent.envelope.code === 0).toBe(true);
    expect(status).toBe(byAgent.envelope.code === 0 ? 'origin_canceled' : 'to_be_paid');
    const steps = timeline.flatMap(({ by, status: after }) => (by === null ? [] : [after]));
    expect(steps).toEqual([...new Set(steps)]);
  });

  it('hears of what the airline cancelled or the supplier lost before it was paid', async () => {
    const ref = async (id: string) => (await desk().expect('deskOrder', { id })).supplier.ref ?? '';
    const [canceled, lost, kept] = [
      await reviewed(),
      await bookedOrder(server, supplier, op()),
      await bookedOrder(server, supplier, op()),
    ];
    await supplier.cancelHold(await ref(canceled.id));
    supplier.orders.delete(await ref(lost.id));
    for (const { id } of [canceled, lost, kept]) await watchBooking(server.deps, id);
    expect((await read(canceled.id)).status).toBe('canceled');
    expect(await read(lost.id)).toMatchObject({ status: 'failed', timeline: [{}, { text: 'no such order' }] });
    expect((await read(kept.id)).status).toBe('to_be_paid');
    expect(await task(canceled.id)).toBeNull();
  });

  it('does nothing that the table of moves does not know', async () => {
    const { id } = await issued();
    for (const to of ['approve', 'hold', 'resume', 'fail', 'cancel', 'complete', 'refuse'] as const) {
      const { envelope } = await desk().call('deskMove', { id, move: to, remark: 'x' });
      expect(envelope.code, to).toBe(REFUSALS.statusConflict.code);
    }
    expect((await read(id)).status).toBe('issued');
  });
});
