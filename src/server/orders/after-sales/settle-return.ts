import type { Mover } from '../../../contract/order-moves.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { postReturnDue } from '../../ledger/movements.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { endSpentVoyages } from '../voyages/spent-tickets.ts';
import { requestOf } from './child-order.ts';
import { storeRefundShares } from './refund-shares.ts';
import { fixQuote } from './write-quote.ts';

/**
 * Tickets were refunded, by their supplier or by the desk: the refund is owed to the agency from this moment, and a job pays it. The caller
 * must hold the child's lock.
 */
export async function settleReturn(
  tx: Tx,
  deps: Deps,
  child: OrderRow,
  { mover, by, text }: { mover: Extract<Mover, 'desk' | 'supplier'>; by: string | null; text?: string | null },
): Promise<OrderRow | Refusal> {
  const isVoid = child.type === 'void';
  const quote = await fixQuote(tx, child);
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
  await storeRefundShares(tx, child, quote.net);
  const at = deps.clock.now();
  const parts = { companyId: child.companyId, providerId: child.settlement.providerId, supplierId: child.supplierId };
  const due = await postReturnDue(tx, returned, { ...parts, ...quote, money }, { at, userId: null });
  if (due && isRefusal(due)) return due;
  await deps.jobs.send(tx, 'reimburse-order', { orderId: child.id });
  // What a person has settled must be returned at its supplier as well.
  if (mover === 'desk' && child.supplierRef) await deps.jobs.send(tx, 'follow-given-up', { orderId: child.id });
  const to = isVoid ? 'voided_reimbursing' : 'refunded_reimbursing';
  return moveOrder(tx, deps, returned, { to, mover: 'system', by: null });
}
