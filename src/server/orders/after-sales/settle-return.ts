import { eq } from 'drizzle-orm';
import type { Mover } from '../../../contract/order-moves.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales, type ReturnQuote } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import { postReturnDue } from '../../ledger/movements.ts';
import { writeWaysBack } from '../groups/ways-back.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { endSpentVoyages } from '../voyages/spent-tickets.ts';
import { requestOf } from './child-order.ts';
import { quoteFor } from './write-quote.ts';

/**
 * The supplier has taken tickets back: what comes back of them is owed to the agency from this moment, and a job pays it. The caller
 * holds the child's lock.
 */
export async function settleReturn(
  tx: Tx,
  deps: Deps,
  child: OrderRow,
  { mover, by, text }: { mover: Extract<Mover, 'desk' | 'supplier'>; by: string | null; text?: string | null },
): Promise<OrderRow | Refusal> {
  const isVoid = child.type === 'void';
  const quote = await quoteOf(tx, child);
  const money = { amount: quote.net, currency: child.currency };
  const returned = await moveOrder(tx, deps, child, {
    to: isVoid ? 'voided' : 'refunded',
    mover,
    by,
    kind: 'ticket',
    text: text ?? null,
    changes: { total: quote.net },
  });
  if (isRefusal(returned)) return returned;
  await endSpentVoyages(tx, deps, await requestOf(tx, child));
  if (child.product === 'group') await writeWaysBack(tx, child, quote.net);
  const at = deps.clock.now();
  const parts = { companyId: child.companyId, providerId: child.settlement.providerId, supplierId: child.supplierId };
  const due = await postReturnDue(tx, returned, { ...parts, ...quote, money }, { at, userId: null });
  if (due && isRefusal(due)) return due;
  await deps.jobs.send(tx, 'reimburse-order', { orderId: child.id });
  const to = isVoid ? 'voided_reimbursing' : 'refunded_reimbursing';
  return moveOrder(tx, deps, returned, { to, mover: 'system', by: null });
}

/** A refund has its confirmed quote; what comes back of a void is worked out when it is done, since nothing is kept but fees. */
async function quoteOf(tx: Tx, child: OrderRow): Promise<ReturnQuote> {
  const { quote } = await requestOf(tx, child);
  if (quote) return quote;
  const made = await quoteFor(tx, child, { amount: 0, currency: child.currency });
  await tx.update(afterSales).set({ quote: made }).where(eq(afterSales.orderId, child.id));
  return made;
}
