import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import type { SupplierRefundQuote } from '../../suppliers/booking-supplier.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { supplierOf } from '../system-orders.ts';
import { type AfterSalesRow, requestOf, ticketsOf } from './child-order.ts';
import { piecesOf } from './sold-parts.ts';
import { quoteFor } from './write-quote.ts';

/** Asks the supplier what it keeps of the tickets of a refund. */
export async function askRefundQuote(
  deps: Deps,
  child: OrderRow,
  { segments }: Pick<AfterSalesRow, 'segments'>,
): Promise<SupplierRefundQuote> {
  const isAll = segments.length === piecesOf(child).length;
  const parts = { tickets: await ticketsOf(deps.db, child), segments: isAll ? null : segments };
  return supplierOf(deps, child.supplierId).refundQuote(child.supplierRef ?? '', parts);
}

const CONFIRMED: readonly OrderStatus[] = ['rfd_proceeding', 'refund_holding'];

/**
 * The name of another quote for a refund that was confirmed in time and whose own has ended before its supplier was told. It is written
 * down before it is used, so that what becomes of it is found whatever happens then; the agency gets what it has agreed to. Refuses with
 * quoteExpired where more would be kept now, and with statusConflict where the refund has moved on.
 */
export async function quoteAgain(
  deps: Deps,
  child: OrderRow,
  request: AfterSalesRow,
): Promise<{ ref: string } | Refusal> {
  const { ref, penalty: amount, currency } = await askRefundQuote(deps, child, request);
  return inTransaction(deps, async (tx) => {
    const current = await lockAnyOrder(tx, child.id);
    if (!current || !CONFIRMED.includes(current.status)) return refuse('statusConflict');
    const { quote: agreed, supplierQuote } = await requestOf(tx, current);
    // Another run of the job was faster.
    if (supplierQuote && supplierQuote !== request.supplierQuote) return { ref: supplierQuote };
    const now = await quoteFor(tx, current, { amount, currency });
    if (!agreed || now.penalty > agreed.penalty) return refuse('quoteExpired');
    await tx.update(afterSales).set({ supplierQuote: ref }).where(eq(afterSales.orderId, child.id));
    return { ref };
  });
}
