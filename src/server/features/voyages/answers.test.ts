import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import { TIMELINE_WORDS } from '../../../contract/timeline-words.ts';
import type { VoyageDecision, VoyageType } from '../../../contract/voyage-rules.ts';
import { orders } from '../../db/schema/orders.ts';
import { soldOf } from '../../orders/order-rows.ts';

const { agents, issued, op, read, server } = ticketedServer();
const desk = () => agents().as('provider.admin');
const cancelled = (orderId: string, type: VoyageType = 'cancel_no_save') =>
  desk().expect('raiseVoyage', { orderId, type });

/** Splits an order's flight in two, like a trip with a connection. */
async function connected(id: string) {
  const { db } = server().deps;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`${id} is no order`);
  const sold = soldOf(row);
  const journeys = sold.journeys.map((one) => ({ ...one, segments: [...one.segments, ...one.segments] }));
  await db
    .update(orders)
    .set({ sold: { ...sold, journeys } })
    .where(eq(orders.id, id));
}

test('a refund is asked of what is left of a booking that was refunded in part', async () => {
  const { id, passengers } = await issued({ adult: 3 });
  const [first] = passengers.map((one) => one.id);
  await op().expect('refundFlightOrder', { id, passengers: [first ?? ''], reason: 0 });
  const voyage = await cancelled(id);
  const { refundId } = await op().expect('answerVoyage', {
    id: voyage.id,
    decision: 'refund',
    remark: 'All stay home',
  });
  const refund = await read(refundId ?? '');
  expect(refund).toMatchObject({ status: 'rfd_reviewing', afterSales: { reason: 1, remark: 'All stay home' } });
  expect(refund.passengers).toHaveLength(2);
  expect((await read(id)).passengers.map(({ openPieces }) => openPieces)).toEqual([[], [], []]);
});

test('and of the flights that are left, which are not the same for everybody', async () => {
  const { id, passengers } = await issued({ adult: 2 });
  await connected(id);
  const [first] = passengers.map((one) => one.id);
  await op().expect('refundFlightOrder', { id, passengers: [first ?? ''], segments: [0], reason: 0 });
  const { refundId } = await op().expect('answerVoyage', { id: (await cancelled(id)).id, decision: 'refund' });
  const { relatedOrders, passengers: asked } = await read(id);
  expect(asked.map(({ openPieces }) => openPieces)).toEqual([[], []]);
  const refunds = await Promise.all(relatedOrders.map((one) => read(one.id)));
  const parts = refunds.map((one) => [one.passengers.length, one.afterSales?.segments, one.id === refundId]);
  expect(parts.slice(1)).toEqual([
    [1, [1], true],
    [1, [0, 1], false],
  ]);
});

test('of which nothing is left is not refunded once more, and its disruption stays to be answered otherwise', async () => {
  const { id, passengers } = await issued({ adult: 1 });
  await op().expect('refundFlightOrder', { id, passengers: passengers.map((one) => one.id), reason: 0 });
  const voyage = await cancelled(id);
  const refused = await op().call('answerVoyage', { id: voyage.id, decision: 'refund' });
  expect(refused.envelope.code).toBe(REFUSALS.alreadyRequested.code);
  await op().expect('answerVoyage', { id: voyage.id, decision: 'desk' });
});

test.each<[VoyageDecision, TimelineCode]>([
  ['accept', 'voyageAccepted'],
  ['refund', 'voyageRefund'],
  ['otherFlight', 'voyageOtherFlight'],
  ['desk', 'voyageDesk'],
])('a remark goes along with %s, beside what the portal says of it', async (decision, code) => {
  const { id } = await issued({ adult: 1 });
  const voyage = await cancelled(id, 'change');
  await op().expect('answerVoyage', { id: voyage.id, decision, remark: 'Mr Lin was asked' });
  const said = (await read(id)).timeline.filter(({ text }) => text?.includes('Mr Lin was asked'));
  const text = `${TIMELINE_WORDS[code].en} · Mr Lin was asked`;
  expect(said).toEqual([expect.objectContaining({ kind: 'note', code, remark: 'Mr Lin was asked', text })]);
});

test('the agency is told once the desk has settled a disruption', async () => {
  const { id } = await issued({ adult: 1 });
  const voyage = await cancelled(id);
  await op().expect('answerVoyage', { id: voyage.id, decision: 'otherFlight' });
  await desk().expect('settleVoyage', { id, remark: 'Rebooked by phone' });
  const { list } = await op().expect('notices', {});
  expect(list[0]).toMatchObject({ kind: 'disruptionSettled', orderId: id, isNew: true });
  expect((await agents().as('meridian.op').expect('notices', { pageSize: 100 })).list).toEqual([]);
});
