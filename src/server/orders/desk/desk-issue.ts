import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { DeskIssueInput } from '../../../contract/desk.ts';
import type { DeskQuoteInput } from '../../../contract/desk-returns.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { isSuppliersChange, passengersOf, readAfterSales } from '../after-sales/child-order.ts';
import { settleChange } from '../after-sales/settle-change.ts';
import { DESK_QUOTE_MS, writeQuote } from '../after-sales/write-quote.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { recordTickets } from '../record-tickets.ts';
import { hasLeft, msUntilDeparture } from '../trains/departure.ts';
import { lockDeskOrder } from './desk-scope.ts';

/**
 * Enters tickets issued by hand, those of a change beside the ones they replace. Refuses as moveAsDesk does, and with badInput when there
 * are not as many as passengers, or a new one is an old one.
 */
export function issueAsDesk<T>(answer: OrderPresenter<T>): Command<DeskIssueInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockDeskOrder(tx, actor, input.id, 'flight');
    if (isRefusal(found)) return found;
    const write = found.order.type === 'change' ? reissueByHand : issueByHand;
    const issued = await write(tx, deps, found.order, input, actor.displayName);
    return isRefusal(issued) ? issued : answer(tx, deps, actor, issued);
  };
}

type Write = (
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  input: Pick<DeskIssueInput, 'tickets' | 'pnr' | 'remark'>,
  by: string,
) => Promise<OrderRow | Refusal>;

/**
 * Enters the tickets of a booking, of any product; refuses as issueAsDesk does. Seats held by its supplier are released, and tickets that
 * it still issues are voided.
 */
export const issueByHand: Write = async (tx, deps, order, { tickets, pnr = null, remark }, by) => {
  const issued = await recordTickets(tx, deps, order, {
    mover: 'desk',
    by,
    numbers: tickets,
    pnr,
    voidUntil: null,
    remark: remark || null,
  });
  if (!isRefusal(issued) && order.supplierRef) await deps.jobs.send(tx, 'release-hold', { orderId: order.id });
  return issued;
};

/**
 * Enters the new tickets of a change, of any product; refuses as issueAsDesk does. A supplier that was to carry the change out is
 * monitored: it may still do so.
 */
export const reissueByHand: Write = async (tx, deps, order, { tickets, pnr, remark }, by) => {
  const people = await passengersOf(tx, order.id);
  if (people.length !== tickets.length) return refuse('badInput', { fields: { tickets: 'invalid' } });
  const same = tickets.findIndex((ticket) => people.some(({ ticketNumber }) => ticketNumber === ticket));
  if (same >= 0) return refuse('badInput', { fields: { [`tickets[${same}]`]: 'ticketNumber' } });
  const reissued = { tickets, locator: pnr ?? order.pnr ?? '', supplierRef: null };
  const changed = await settleChange(tx, deps, order, reissued, { mover: 'desk', by, remark: remark || null });
  if (!isRefusal(changed) && (await isSuppliersChange(tx, order)))
    await deps.jobs.send(tx, 'follow-given-up', { orderId: order.id });
  return changed;
};

/** Quotes a refund as the desk; the sellers' fees are deducted automatically. Refuses as moveAsDesk does. */
export function quoteAsDesk<T>(answer: OrderPresenter<T>): Command<DeskQuoteInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockDeskOrder(tx, actor, input.id, 'flight');
    if (isRefusal(found)) return found;
    const quoted = await quoteByHand(tx, deps, found.order, input, actor.displayName);
    return isRefusal(quoted) ? quoted : answer(tx, deps, actor, quoted);
  };
}

/**
 * The desk's quote of a refund, of any product; a train's voluntary refund quote expires at departure: after it, only involuntary refunds
 * are possible.
 */
export async function quoteByHand(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { penalty, remark }: Omit<DeskQuoteInput, 'id'>,
  by: string,
): Promise<OrderRow | Refusal> {
  const kept = { penalty, supplierQuote: null, mover: 'desk', by, text: remark || null } as const;
  return writeQuote(tx, deps, order, { ...kept, expiresAt: await quoteEnds(tx, order, deps.clock.now()) });
}

/** Null for the desk's default. */
async function quoteEnds(tx: Tx, order: OrderRow, now: Date): Promise<Date | null> {
  if (order.product !== 'train' || hasLeft(order, now)) return null;
  if ((await readAfterSales(tx, order.id))?.reason !== VOLUNTARY) return null;
  return new Date(now.getTime() + Math.min(DESK_QUOTE_MS, msUntilDeparture(order, now)));
}
