import type { DeskIssueInput, DeskQuoteInput } from '../../../contract/desk.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { writeQuote } from '../after-sales/write-quote.ts';
import type { Answering } from '../order-product.ts';
import { recordTickets } from '../record-tickets.ts';
import { lockDeskOrder } from './desk-scope.ts';

/** Writes tickets that were issued by hand. Refuses as moveAsDesk does, and with badInput when there are not as many as passengers. */
export function issueAsDesk<T>(answer: Answering<T>): Command<DeskIssueInput, T> {
  return async (tx, actor, { id, tickets, pnr = null, remark }, deps) => {
    const found = await lockDeskOrder(tx, actor, id);
    if (isRefusal(found)) return found;
    const by = actor.displayName;
    const written = { mover: 'desk', by, numbers: tickets, pnr, voidUntil: null, remark: remark || null } as const;
    const issued = await recordTickets(tx, deps, found.order, written);
    return isRefusal(issued) ? issued : answer(tx, deps, actor, issued);
  };
}

/** Quotes a refund in the name of the desk; the sellers' fees come off by themselves. Refuses as moveAsDesk does. */
export function quoteAsDesk<T>(answer: Answering<T>): Command<DeskQuoteInput, T> {
  return async (tx, actor, { id, penalty, remark }, deps) => {
    const found = await lockDeskOrder(tx, actor, id);
    if (isRefusal(found)) return found;
    const by = actor.displayName;
    const kept = { penalty, expiresAt: null, supplierQuote: null, mover: 'desk', by, text: remark || null } as const;
    const quoted = await writeQuote(tx, deps, found.order, kept);
    return isRefusal(quoted) ? quoted : answer(tx, deps, actor, quoted);
  };
}
