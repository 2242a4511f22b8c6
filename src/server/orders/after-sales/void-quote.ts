import type { VoidInput, VoidQuote } from '../../../contract/after-sales.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderParts, OrderRow } from '../order-rows.ts';
import { isVoidable, requestVoid } from './request-refund.ts';
import { serviceFees } from './service-fees.ts';
import { piecesOf, soldPricesOf } from './sold-parts.ts';
import { isAsked } from './ticket-requests.ts';
import { fixQuote } from './write-quote.ts';

/**
 * The refund for voiding an order's flight tickets, for passengers whose tickets have no request yet; null where a void is not possible.
 */
export async function readVoidQuote(
  tx: Pick<Tx, 'execute' | 'select'>,
  order: OrderRow,
  { passengers, asked }: Pick<OrderParts, 'passengers' | 'asked'>,
  now: Date,
): Promise<VoidQuote | null> {
  if (order.status !== 'issued' || !isVoidable(order, now)) return null;
  const { currency } = order;
  const pieces = piecesOf(order);
  const prices = soldPricesOf(order, passengers);
  const lines = passengers.flatMap(({ id }, i) =>
    isAsked(asked, id, pieces) ? [] : [{ passengerId: id, paid: { amount: prices[i] ?? 0, currency } }],
  );
  if (lines.length === 0) return null;
  const fees = await serviceFees(tx, order, 'void', { count: 1, currency });
  return { serviceFee: { amount: fees.reduce((sum, { amount }) => sum + amount, 0), currency }, lines };
}

/**
 * Requests a void as `requestVoid` does, and fixes its refund by the fees at that moment: its page shows it while it can still be withdrawn,
 * and exactly that is paid back.
 */
export function requestQuotedVoid<T>(answer: OrderPresenter<T>): Command<VoidInput, T> {
  const asking = requestVoid(async (_tx, _deps, _actor, child) => child);
  return async (tx, actor, input, deps) => {
    const child = await asking(tx, actor, input, deps);
    if (isRefusal(child)) return child;
    await fixQuote(tx, child);
    return answer(tx, deps, actor, child);
  };
}
