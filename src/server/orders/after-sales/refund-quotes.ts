import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { isRefundCompleted } from '../../../contract/ticket-fates.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import type { SupplierRefund, SupplierRefundQuote } from '../../suppliers/booking-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { supplierOf } from '../system-orders.ts';
import { type AfterSalesRow, requestOf, ticketsOf } from './child-order.ts';
import { piecesOf } from './sold-parts.ts';
import { quoteFor } from './write-quote.ts';

/** Queries what the supplier keeps of a refund's tickets; if it was settled by hand, it must keep what was agreed. */
export async function askRefundQuote(
  deps: Deps,
  child: OrderRow,
  { segments, quote }: Pick<AfterSalesRow, 'segments' | 'quote'>,
): Promise<SupplierRefundQuote> {
  const isAll = segments.length === piecesOf(child).length;
  const parts = { tickets: await ticketsOf(deps.db, child), segments: isAll ? null : segments };
  const { currency, status, supplierId, supplierRef } = child;
  const agreed = isRefundCompleted(status) && quote ? { agreed: { amount: quote.penalty, currency } } : {};
  return supplierOf(deps, supplierId).refundQuote(supplierRef ?? '', { ...parts, ...agreed });
}

const isConfirmed = (status: OrderStatus) => status === 'rfd_proceeding' || status === 'refund_holding';

/**
 * Returns the refund as the supplier has it, and confirms it there if it was only quoted. A quote that expired between the agent's and our
 * confirmation is requested once more, and confirmed if it is no worse; so is one that was never requested. Refuses as quoteAgain does.
 */
export async function confirmRefund(
  deps: Deps,
  child: OrderRow,
  request: AfterSalesRow,
): Promise<SupplierRefund | Refusal> {
  const supplier = supplierOf(deps, child.supplierId);
  const { supplierQuote: quote } = request;
  if (quote) {
    const found = await supplier.retrieveRefund(quote);
    if (found.state !== 'quoted') return found;
    try {
      return await supplier.refundConfirm(quote);
    } catch (error) {
      if (!(error instanceof SupplierError) || error.reason !== 'expired') throw error;
    }
  }
  const again = await quoteAgain(deps, child, request);
  return isRefusal(again) ? again : supplier.refundConfirm(again.ref);
}

/**
 * The id of a new quote for a refund that was confirmed in time, or settled by hand, and has no valid quote. It is stored before use, so
 * that the outcome can be found whatever happens; the agency gets the amount it agreed to. Refuses with quoteExpired where more would be
 * kept, and with statusConflict where the refund has moved on.
 */
async function quoteAgain(deps: Deps, child: OrderRow, request: AfterSalesRow): Promise<{ ref: string } | Refusal> {
  const { ref, penalty: amount, currency } = await askRefundQuote(deps, child, request);
  const stands = isRefundCompleted(child.status) ? isRefundCompleted : isConfirmed;
  return inTransaction(deps, async (tx) => {
    const current = await lockAnyOrder(tx, child.id);
    if (!current || !stands(current.status)) return refuse('statusConflict');
    const { quote: agreed, supplierQuote } = await requestOf(tx, current);
    // Another run of the job was faster.
    if (supplierQuote && supplierQuote !== request.supplierQuote) return { ref: supplierQuote };
    const now = await quoteFor(tx, current, { amount, currency });
    if (!agreed || now.penalty > agreed.penalty) return refuse('quoteExpired');
    await tx.update(afterSales).set({ supplierQuote: ref }).where(eq(afterSales.orderId, child.id));
    return { ref };
  });
}
