import { eq } from 'drizzle-orm';
import { isRefusal } from '../../contract/result.ts';
import { runSystemCommand } from '../commands/run-command.ts';
import { bookingIntents } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import { lookUpBooking } from './book-at-supplier.ts';
import { dropBooking, finishBooking, type Intent } from './booking-intent.ts';
import { supplierOf } from './system-orders.ts';

/**
 * Completes a booking whose process died or whose answer was lost: what the supplier booked becomes an order, else it is dropped. Seats
 * that a supplier booked later under a dropped intent are released. Throws while the supplier cannot tell.
 */
export async function settleBooking(deps: Deps, intentId: string): Promise<void> {
  const [intent] = await deps.db.select().from(bookingIntents).where(eq(bookingIntents.id, intentId));
  if (!intent || intent.state === 'booked') return;
  const supplier = supplierOf(deps, intent.supplierId);
  const outcome = await lookUpBooking(supplier, intent.id);
  if (outcome.result === 'unknown') throw new Error(`${supplier.name} cannot tell yet what became of ${intent.id}`);
  if (intent.state === 'refused') {
    if (outcome.result === 'booked' && outcome.order.state === 'held')
      await releaseLateHold(deps, supplier, outcome.order.ref);
    return;
  }
  const about = {
    name: 'settle-booking',
    companyId: intent.companyId,
    subject: 'booking',
    subjectId: intent.id,
  } as const;
  await runSystemCommand<object>(deps, about, async (tx) => {
    if (outcome.result === 'booked')
      return finishBooking(tx, deps, intent, outcome.order, (order) => ({ orderId: order.id }));
    return (await dropBooking(tx, intent)) ?? outcome.refusal;
  });
}

async function releaseLateHold(deps: Deps, supplier: BookingSupplier, ref: string): Promise<void> {
  await supplier.cancelHold(ref);
  deps.log.warn({ supplier: supplier.id, ref }, 'a booking that came too late was released');
}

/** Drops an intent that the supplier refused, in the request that made it. */
export async function abandonBooking(deps: Deps, intent: Intent): Promise<void> {
  const about = {
    name: 'abandon-booking',
    companyId: intent.companyId,
    subject: 'booking',
    subjectId: intent.id,
  } as const;
  const dropped = await runSystemCommand<object>(deps, about, async (tx) => (await dropBooking(tx, intent)) ?? intent);
  if (isRefusal(dropped)) throw new Error(`the booking ${intent.id} could not be dropped: ${dropped.refused}`);
}
