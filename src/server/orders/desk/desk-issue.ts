import type { DeskIssueInput, DeskQuoteChangeInput, DeskQuoteInput } from '../../../contract/desk.ts';
import { journeysOn } from '../../../contract/journeys-on.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { passengersOf, requestOf, sourceOf } from '../after-sales/child-order.ts';
import { settleChange } from '../after-sales/settle-change.ts';
import { writeChangeQuote } from '../after-sales/write-change-quote.ts';
import { writeQuote } from '../after-sales/write-quote.ts';
import type { Answering } from '../order-product.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { recordTickets } from '../record-tickets.ts';
import { typedJourneys } from '../typed-journeys.ts';
import { lockDeskOrder } from './desk-scope.ts';

/**
 * Writes tickets that were issued by hand, those of a change beside the ones they replace. Refuses as moveAsDesk does, and with badInput
 * when there are not as many as passengers, or a new one is an old one.
 */
export function issueAsDesk<T>(answer: Answering<T>): Command<DeskIssueInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockDeskOrder(tx, actor, input.id);
    if (isRefusal(found)) return found;
    const write = found.order.type === 'change' ? reissue : issue;
    const issued = await write(tx, deps, found.order, input, actor.displayName);
    return isRefusal(issued) ? issued : answer(tx, deps, actor, issued);
  };
}

type Write = (tx: Tx, deps: Deps, order: OrderRow, input: DeskIssueInput, by: string) => Promise<OrderRow | Refusal>;

const issue: Write = (tx, deps, order, { tickets, pnr = null, remark }, by) =>
  recordTickets(tx, deps, order, {
    mover: 'desk',
    by,
    numbers: tickets,
    pnr,
    voidUntil: null,
    remark: remark || null,
  });

const reissue: Write = async (tx, deps, order, { tickets, pnr, remark }, by) => {
  const people = await passengersOf(tx, order.id);
  if (people.length !== tickets.length) return refuse('badInput', { fields: { tickets: 'invalid' } });
  const same = tickets.findIndex((ticket) => people.some(({ ticketNumber }) => ticketNumber === ticket));
  if (same >= 0) return refuse('badInput', { fields: { [`tickets[${same}]`]: 'ticketNumber' } });
  const reissued = { tickets, locator: pnr ?? order.pnr ?? '', supplierRef: null };
  return settleChange(tx, deps, order, reissued, { mover: 'desk', by, remark: remark || null });
};

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

/**
 * Quotes a change in the name of the desk: what it costs, on which flights, and until when. Refuses as moveAsDesk does, and with badInput
 * where lines or flights are not as many as the change has.
 */
export function quoteChangeAsDesk<T>(answer: Answering<T>): Command<DeskQuoteChangeInput, T> {
  return async (tx, actor, { id, lines, currency, legs, validHours, remark }, deps) => {
    const found = await lockDeskOrder(tx, actor, id);
    if (isRefusal(found)) return found;
    const { order } = found;
    if (order.status !== 'chg_reviewing') return refuse('statusConflict');
    if ((await passengersOf(tx, id)).length !== lines.length)
      return refuse('badInput', { fields: { lines: 'invalid' } });
    const request = await requestOf(tx, order);
    const asked = journeysOn(soldOf(await sourceOf(tx, request)).journeys, request.wanted ?? []);
    const journeys = legs ? typedJourneys(asked, legs) : asked;
    if (isRefusal(journeys)) return journeys;
    const quoted = await writeChangeQuote(tx, deps, order, {
      offer: { lines, currency, journeys },
      expiresAt: validHours ? new Date(deps.clock.now().getTime() + validHours * HOUR_MS) : null,
      supplierQuote: null,
      isAgreed: false,
      mover: 'desk',
      by: actor.displayName,
      text: remark || null,
    });
    return isRefusal(quoted) ? quoted : answer(tx, deps, actor, quoted);
  };
}

const HOUR_MS = 3_600_000;
