import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ORDER_PRODUCTS, type OrderStatus, statusesBefore } from '../../contract/order-products.ts';
import type { Db } from '../db/database.ts';
import { bookingIntents, orders } from '../db/schema/orders.ts';
import { paymentRefunds } from '../db/schema/payments.ts';
import type { Deps } from '../deps.ts';
import type { AirSupplier } from '../suppliers/air-supplier.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import type { RailSupplier } from '../suppliers/rail/rail-supplier.ts';
import { unavailable } from '../suppliers/supplier-error.ts';
import type { OrderRow } from './order-rows.ts';

/** Any company's order, for the system's own jobs, never for a screen. */
export async function findAnyOrder(deps: Pick<Deps, 'db'>, id: string): Promise<OrderRow | null> {
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** An order's statuses while it is being refunded. */
export const REIMBURSING: readonly OrderStatus[] = [
  'failed_reimbursing',
  'reimbursing',
  'refunded_reimbursing',
  'voided_reimbursing',
];

/** The statuses of each product that expire at their deadline. */
const CLOSABLE = ORDER_PRODUCTS.map((product) => ({
  product,
  statuses: statusesBefore(product, 'clock', 'closed'),
}));
const isClosable = and(
  // For all products, like the index.
  inArray(orders.status, [...new Set(CLOSABLE.flatMap(({ statuses }) => statuses))]),
  or(...CLOSABLE.map(({ product, statuses }) => and(eq(orders.product, product), inArray(orders.status, statuses)))),
);

/** The next batch of a sweep: what it has not handled since `since`, longest waiting first. */
interface Turns {
  since: Date;
  limit: number;
}

/** Orders whose deadline has passed. */
export function findOverdueOrders(deps: Pick<Deps, 'db'>, now: Date, { since, limit }: Turns) {
  const { sweptAt, payBy } = orders;
  return deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isClosable, lte(payBy, now), or(isNull(sweptAt), lt(sweptAt, payBy), lt(sweptAt, since))))
    .orderBy(sql`greatest(${sweptAt}, ${payBy})`)
    .limit(limit);
}

/** Refunds are done by a job, whether the tickets are bought by hand or the order was never booked at a supplier. */
const isReimbursing = inArray(orders.status, [...REIMBURSING]);
/** Tickets bought by hand, and requests for them, wait for people. */
const isForJobs = or(eq(orders.byHand, false), isReimbursing);
/** A payment provider's refund is handled separately, or waits at the desk (provider-payments/resume-refunds.ts). */
const hasOpenRefund = sql`exists (select 1 from ${paymentRefunds} where ${paymentRefunds.orderId} = ${orders.id}
  and ${paymentRefunds.state} in ('asked', 'failed'))`;

/**
 * Orders booked at a supplier, group refunds, and orders being refunded, in one of the statuses a job should have moved on from, unchanged
 * since then.
 */
export function findStuckOrders(deps: Pick<Deps, 'db'>, statuses: readonly OrderStatus[], { since, limit }: Turns) {
  const seenTo = sql`greatest(${orders.sweptAt}, ${orders.updatedAt})`;
  return deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...statuses]),
        sql`${seenTo} < ${since.toISOString()}::timestamptz`,
        or(isNotNull(orders.supplierRef), and(eq(orders.product, 'group'), eq(orders.type, 'refund')), isReimbursing),
        isForJobs,
        sql`not ${hasOpenRefund}`,
      ),
    )
    .orderBy(seenTo)
    .limit(limit);
}

/** Marks orders as swept, so that others get their turn. Returns their current rows, locked. */
export async function markSwept(db: Pick<Db, 'update'>, ids: readonly string[], now: Date): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return db
    .update(orders)
    .set({ sweptAt: now })
    .where(inArray(orders.id, [...ids]))
    .returning();
}

/** The supplier an order was booked at; throws when this installation no longer has it. */
export function supplierOf(
  { airSuppliers, railSupplier }: Pick<Deps, 'airSuppliers' | 'railSupplier'>,
  supplierId: string,
): BookingSupplier {
  return railSupplier?.id === supplierId ? railSupplier : airSupplierOf({ airSuppliers }, supplierId);
}

/** The railway supplier; calls to one that is not connected are retried later. */
export function railwayOf({ railSupplier }: Pick<Deps, 'railSupplier'>): RailSupplier {
  if (!railSupplier) throw unavailable('The railway');
  return railSupplier;
}

/** The same where it must be one of flights. */
export function airSupplierOf(deps: Pick<Deps, 'airSuppliers'>, supplierId: string): AirSupplier {
  const supplier = deps.airSuppliers.find(({ id }) => id === supplierId);
  if (!supplier) throw new Error(`there is no supplier ${supplierId} here`);
  return supplier;
}

/** Bookings begun before and never completed; marks them as swept. */
export async function takeOpenIntents(deps: Pick<Deps, 'db'>, now: Date, { since, limit }: Turns): Promise<string[]> {
  const t = bookingIntents;
  const seenTo = sql`greatest(${t.sweptAt}, ${t.createdAt})`;
  const due = deps.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.state, 'calling'), sql`${seenTo} < ${since.toISOString()}::timestamptz`))
    .orderBy(seenTo)
    .limit(limit);
  const taken = await deps.db.update(t).set({ sweptAt: now }).where(inArray(t.id, due)).returning({ id: t.id });
  return taken.map(({ id }) => id);
}
