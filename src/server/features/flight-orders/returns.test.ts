import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { findDifferences } from '../../ledger/find-differences.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { clock, supplier, server, op, read, drain, balance, again, issued } = ticketedServer();

const idsOf = (order: FlightOrder, count: number) => order.passengers.slice(0, count).map(({ id }) => id);
const ask = (order: FlightOrder, count: number, reason: 0 | 1 = 0) =>
  op().expect('refundFlightOrder', { id: order.id, passengers: idsOf(order, count), reason });

describe('a refund', () => {
  it('is asked for, quoted by the supplier, confirmed, given back and paid back', async () => {
    const order = await issued();
    const before = await balance();
    const asked = await ask(order, 1);
    expect(asked).toMatchObject({ type: 'refund', status: 'rfd_reviewing', originalBookingId: order.id });
    expect(asked.passengers.map(({ ticketNumber }) => ticketNumber)).toEqual([order.passengers[0]?.ticketNumber]);
    await drain();
    const quoted = await read(asked.id);
    const paid = Math.round(order.total.amount / 2);
    expect(quoted).toMatchObject({
      status: 'rfd_to_be_confirm',
      payBy: '2026-11-20T08:58:00.000Z',
      total: { amount: paid - 20_000, currency: 'CNY' },
      afterSales: {
        reason: 0,
        segments: [0],
        quote: { paid: { amount: paid }, penalty: { amount: 20_000 }, net: { amount: paid - 20_000 } },
      },
    });
    expect(quoted.actions).toContainEqual({ action: 'confirmRefund', allowed: true });
    expect(await balance()).toBe(before);
    expect((await op().expect('confirmFlightOrder', { id: asked.id })).status).toBe('rfd_proceeding');
    await drain();
    expect(await read(asked.id)).toMatchObject({ status: 'refunded_reimbursed' });
    expect(await balance()).toBe(before + paid - 20_000);
    expect(await findDifferences(server().deps.db, server().deps.clock.now())).toEqual([]);
  });

  it('pays the whole back over its parts, less what is kept', async () => {
    const order = await issued({ adult: 2 });
    const before = await balance();
    supplier.script.penalty = 0;
    for (const count of [0, 1]) {
      const { id } = await op().expect('refundFlightOrder', {
        id: order.id,
        passengers: idsOf(order, 2).slice(count, count + 1),
        reason: 0,
      });
      await drain();
      await op().expect('confirmFlightOrder', { id });
      await drain();
    }
    expect(await balance()).toBe(before + order.total.amount);
    const again = await op().call('refundFlightOrder', { id: order.id, passengers: idsOf(order, 1), reason: 0 });
    expect(again.envelope.code).toBe(REFUSALS.alreadyRequested.code);
  });

  it('tells of each ticket what can still be asked, until the request comes to nothing', async () => {
    const order = await issued({ adult: 2 });
    const left = async () => (await read(order.id)).passengers.map(({ openPieces }) => openPieces);
    expect(await left()).toEqual([[0], [0]]);
    const { id } = await ask(order, 1);
    expect(await left()).toEqual([[], [0]]);
    await drain();
    await op().expect('cancelFlightOrder', { id });
    expect(await left()).toEqual([[0], [0]]);
  });

  it('takes the sellers’ service fee off, in the order’s currency', async () => {
    const order = await issued({ adult: 1 });
    await server()
      .deps.db.update(flightConfigs)
      .set({
        config: {
          ...(await configOf(DEMO_COMPANY.harbour)),
          serviceFees: { change: 0, refund: 1_500, void: 500, currency: 'CNY' },
        },
      })
      .where(eq(flightConfigs.companyId, DEMO_COMPANY.harbour));
    const { id } = await ask(order, 1);
    await drain();
    const { afterSales } = await read(id);
    expect(afterSales?.quote?.serviceFee.amount).toBe(1_500);
    expect(afterSales?.quote?.net.amount).toBe(order.total.amount - 20_000 - 1_500);
    await op().expect('confirmFlightOrder', { id });
    await drain();
    expect(await findDifferences(server().deps.db, server().deps.clock.now())).toEqual([]);
  });

  it('never gives back more than was paid, nor less than nothing', async () => {
    const order = await issued({ adult: 1 });
    supplier.script.penalty = order.total.amount * 3;
    const before = await balance();
    const { id } = await ask(order, 1);
    await drain();
    const net = (await read(id)).afterSales?.quote?.net.amount ?? -1;
    expect(net).toBeGreaterThanOrEqual(0);
    await op().expect('confirmFlightOrder', { id });
    await drain();
    expect((await read(id)).status).toBe('refunded_reimbursed');
    expect(await balance()).toBe(before + net);
  });

  it('waits for the desk when it is nobody’s own wish', async () => {
    const { id } = await ask(await issued(), 2, 1);
    const asked = supplier.calls.refundQuote;
    await drain();
    expect((await read(id)).status).toBe('rfd_reviewing');
    expect(supplier.calls.refundQuote).toBe(asked);
  });

  it('is rejected in the supplier’s words where the fare gives nothing back, and may be asked for again', async () => {
    const order = await issued();
    supplier.script.refund = 'notPermitted';
    const { id } = await ask(order, 1);
    await drain();
    const rejected = await read(id);
    expect(rejected.status).toBe('rfd_rejected');
    expect(rejected.timeline.at(-1)?.text).toBe('nothing comes back');
    supplier.script.refund = 'refunded';
    expect((await ask(order, 1)).status).toBe('rfd_reviewing');
  });

  it('is withdrawn by the agent before it is confirmed, and not after', async () => {
    const { id } = await ask(await issued(), 1);
    await drain();
    expect((await op().expect('cancelFlightOrder', { id })).status).toBe('refund_canceled');
    expect((await op().call('confirmFlightOrder', { id })).envelope.code).toBe(REFUSALS.statusConflict.code);
  });

  it('is closed when its quote runs out: the confirmation a moment later changes nothing', async () => {
    const { id } = await ask(await issued(), 1);
    await drain();
    const before = await balance();
    clock.set('2026-11-20T09:00:00Z');
    expect((await op().call('confirmFlightOrder', { id })).envelope.code).toBe(REFUSALS.quoteExpired.code);
    expect((await read(id)).status).toBe('closed');
    expect((await op().call('confirmFlightOrder', { id })).envelope.code).toBe(REFUSALS.quoteExpired.code);
    await drain();
    expect(await balance()).toBe(before);
  });

  it('that is confirmed by many in the moment in which its quote ends is closed for all of them', async () => {
    const { id } = await ask(await issued(), 1);
    await drain();
    const before = await balance();
    const { payBy } = await read(id);
    clock.set(payBy ?? '');
    const asked = [1, 2, 3].map(() => op().call('confirmFlightOrder', { id }));
    const [answers] = await Promise.all([Promise.all(asked), closeOverdueOrder(server().deps, id)]);
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toEqual([]);
    await drain();
    const closed = await read(id);
    expect(closed.status).toBe('closed');
    expect(closed.timeline.filter(({ status }) => status === 'closed')).toHaveLength(1);
    expect(await balance()).toBe(before);
  });

  it('is confirmed once however many confirm it, and done once however the answer is lost', async () => {
    const { id } = await ask(await issued(), 1);
    await drain();
    supplier.script.refund = 'lost';
    const before = supplier.calls.refundConfirm;
    const answers = await Promise.all([1, 2, 3].map(() => op().call('confirmFlightOrder', { id })));
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    const start = await balance();
    await drain();
    await again(id);
    const done = await read(id);
    expect(done.status).toBe('refunded_reimbursed');
    expect(supplier.calls.refundConfirm - before).toBe(1);
    expect(await balance()).toBe(start + done.total.amount);
    const { passengers, actions } = await read(done.afterSales?.sourceId ?? '');
    expect(passengers.map(({ givenBack }) => givenBack)).toEqual(['refunded', null]);
    expect(actions).toContainEqual({ action: 'refund', allowed: true });
    expect(actions).toContainEqual({ action: 'void', allowed: true });
  });

  it('waits on a supplier that takes its time, and fails where it refuses', async () => {
    const { id } = await ask(await issued(), 1);
    await drain();
    supplier.script.refund = 'pending';
    await op().expect('confirmFlightOrder', { id });
    await drain();
    expect((await read(id)).status).toBe('refund_holding');
    supplier.settle('refused');
    await again(id);
    expect((await read(id)).status).toBe('refund_failed');
  });

  it.each([
    ['is given back by a new one', 20_000, 'refunded_reimbursed', undefined, 1],
    ['fails where more would be kept now', 20_001, 'refund_failed', 'quoteLapsed', 0],
  ] as const)('that is confirmed in time, but not before its quote has ended at the supplier, %s', async (...row) => {
    const [, penalty, status, code, times] = row;
    const { id } = await ask(await issued(), 1);
    await drain();
    const { total } = await read(id);
    clock.set('2026-11-20T08:57:59Z');
    supplier.script.refund = 'dead';
    await op().expect('confirmFlightOrder', { id });
    await drain();
    clock.set('2026-11-20T09:00:00Z');
    Object.assign(supplier.script, { refund: 'refunded', penalty });
    const before = await balance();
    await again(id);
    const done = await read(id);
    expect([done.status, done.timeline.at(-1)?.code]).toEqual([status, code]);
    expect(await balance()).toBe(before + times * total.amount);
  });

  it('asks for the detail its reason needs, and takes none of another order’s passengers', async () => {
    const order = await issued();
    const other = await issued();
    const refused = async (input: object) =>
      (await op().callRaw('refundFlightOrder', { id: order.id, passengers: idsOf(order, 1), ...input })).status;
    expect(await refused({ reason: 2 })).toBe(400);
    expect(await refused({ reason: 0, subReason: 'relative' })).toBe(400);
    for (const [reason, subReason] of [
      [2, 'visaRefused'],
      [3, 'companion'],
      [6, 'passenger'],
    ] as const)
      expect(await refused({ reason, subReason }), subReason).toBe(400);
    expect(await refused({ reason: 7 })).toBe(400);
    expect(await refused({ reason: 8 })).toBe(400);
    expect(await refused({ reason: 0, segments: [7] })).toBe(400);
    expect(await refused({ reason: 0, passengers: idsOf(other, 1) })).toBe(422);
  });
});

async function configOf(companyId: string) {
  const [row] = await server().deps.db.select().from(flightConfigs).where(eq(flightConfigs.companyId, companyId));
  if (!row) throw new Error('no flight config');
  return row.config;
}
