import { and, asc, eq, inArray, isNotNull, lt, lte, or } from 'drizzle-orm';
import { canMove, ORDER_PRODUCTS, ORDER_STATUSES, type OrderStatus } from '../../contract/order-products.ts';
import { bookingIntents, orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { AirSupplier } from '../suppliers/air-supplier.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import type { OrderRow } from './order-rows.ts';

/** Orders as the system's own jobs see them: of every company, never for a screen. */
export async function findAnyOrder(deps: Pick<Deps, 'db'>, id: string): Promise<OrderRow | null> {
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The statuses that end at their deadline. */
const CLOSABLE = ORDER_STATUSES.filter((status) =>
  ORDER_PRODUCTS.some((product) => canMove(product, status, 'closed', 'clock')),
);

/** Orders whose deadline has passed, oldest first. */
export function findOverdueOrders(deps: Pick<Deps, 'db'>, now: Date, limit: number) {
  return deps.db
    .select({ id: orders.id, companyId: orders.companyId })
    .from(orders)
    .where(and(inArray(orders.status, CLOSABLE), lte(orders.payBy, now)))
    .orderBy(asc(orders.payBy))
    .limit(limit);
}

/** Orders booked at a supplier, and refunds of groups, in one of the statuses a job should have moved on from, that have not changed since. */
export function findStuckOrders(deps: Pick<Deps, 'db'>, statuses: readonly OrderStatus[], since: Date, limit: number) {
  return deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...statuses]),
        lt(orders.updatedAt, since),
        or(isNotNull(orders.supplierRef), and(eq(orders.product, 'group'), eq(orders.type, 'refund'))),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(limit);
}

/** The supplier an order was booked at; throws when this installation no longer has it. */
export function supplierOf(
  { airSuppliers, railSupplier }: Pick<Deps, 'airSuppliers' | 'railSupplier'>,
  supplierId: string,
): BookingSupplier {
  return railSupplier.id === supplierId ? railSupplier : airSupplierOf({ airSuppliers }, supplierId);
}

/** The same where it must be one of flights. */
export function airSupplierOf(deps: Pick<Deps, 'airSuppliers'>, supplierId: string): AirSupplier {
  const supplier = deps.airSuppliers.find(({ id }) => id === supplierId);
  if (!supplier) throw new Error(`there is no supplier ${supplierId} here`);
  return supplier;
}

/** Bookings that were begun before and never ended. */
export function findOpenIntents(deps: Pick<Deps, 'db'>, since: Date, limit: number) {
  return deps.db
    .select({ id: bookingIntents.id })
    .from(bookingIntents)
    .where(and(eq(bookingIntents.state, 'calling'), lt(bookingIntents.createdAt, since)))
    .limit(limit);
}
