import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { canMove, ORDER_PRODUCTS, ORDER_STATUSES, type OrderStatus } from '../../contract/order-products.ts';
import type { Db } from '../db/database.ts';
import { bookingIntents, orders } from '../db/schema/orders.ts';
import { paymentRefunds } from '../db/schema/payments.ts';
import type { Deps } from '../deps.ts';
import type { AirSupplier } from '../suppliers/air-supplier.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import type { RailSupplier } from '../suppliers/rail/rail-supplier.ts';
import { unavailable } from '../suppliers/supplier-error.ts';
import type { OrderRow } from './order-rows.ts';

/** Orders as the system's own jobs see them: of every company, never for a screen. */
export async function findAnyOrder(deps: Pick<Deps, 'db'>, id: string): Promise<OrderRow | null> {
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Where an order stands while its money goes back. */
export const REIMBURSING: readonly OrderStatus[] = [
  'failed_reimbursing',
  'reimbursing',
  'refunded_reimbursing',
  'voided_reimbursing',
];

/** The statuses of each product that end at their deadline. */
const CLOSABLE = ORDER_PRODUCTS.map((product) => ({
  product,
  statuses: ORDER_STATUSES.filter((status) => canMove(product, status, 'closed', 'clock')),
}));
const isClosable = and(
  // Of all products, as the index has them.
  inArray(orders.status, [...new Set(CLOSABLE.flatMap(({ statuses }) => statuses))]),
  or(...CLOSABLE.map(({ product, statuses }) => and(eq(orders.product, product), inArray(orders.status, statuses)))),
);

/** Which turns a sweep hands out: to what it has not taken up since `since`, whoever has waited longest first. */
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

/** Money goes back by a job, whether the tickets are bought by hand or the order was never booked at a supplier. */
const isReimbursing = inArray(orders.status, [...REIMBURSING]);
/** Tickets that are bought by hand, and what is asked of them, wait for people. */
const isForJobs = or(eq(orders.byHand, false), isReimbursing);
/** What a payment provider gives back is seen to for itself, or waits at the desk (provider-payments/take-up-refunds.ts). */
const hasOpenRefund = sql`exists (select 1 from ${paymentRefunds} where ${paymentRefunds.orderId} = ${orders.id}
  and ${paymentRefunds.state} in ('asked', 'failed'))`;

/**
 * Orders booked at a supplier, refunds of groups, and orders whose money goes back, in one of the statuses a job should have moved on from,
 * that have not changed since.
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

/** Writes down that orders have had their turn, so that those behind them have theirs. Answers them as they are, locked. */
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

/** The railway; what is asked of one that is not connected is asked again later. */
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

/** Bookings that were begun before and never ended; they have had their turn by that. */
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
