import {
  type RefundInput,
  VOID_WITHDRAW_SECONDS,
  VOLUNTARY,
  type VoidInput,
  voidsAtOnceFrom,
} from '../../../contract/after-sales.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { isTooLateToRefund } from '../trains/departure.ts';
import { insertChild, isCovered } from './child-order.ts';
import { attachProofs } from './proofs.ts';
import { piecesOf } from './sold-parts.ts';
import { isAsked, ticketRequests } from './ticket-requests.ts';
import { chosenOf, lockTicketed } from './ticketed-order.ts';

/**
 * Requests a refund of some passengers' tickets, on all flights or some. Refuses with statusConflict (not issued), passengersMismatch (not
 * of this order), trainLeft, or alreadyRequested (an active request covers one of them).
 */
export function requestRefund<T>(answer: OrderPresenter<T>, product: OrderProduct): Command<RefundInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockTicketed(tx, actor, input.id, product);
    if (isRefusal(found)) return found;
    const { source } = found;
    const isVoluntary = input.reason === VOLUNTARY;
    if (isTooLateToRefund(source, { isVoluntary }, deps.clock.now())) return refuse('trainLeft');
    const passengers = chosenOf(found, input.passengers);
    if (isRefusal(passengers)) return passengers;
    const all = piecesOf(source);
    const segments = input.segments ? all.filter((position) => input.segments?.includes(position)) : all;
    if (input.segments && segments.length !== new Set(input.segments).size)
      return refuse('badInput', { fields: { segments: 'invalid' } });
    if (await isCovered(tx, source.id, input.passengers, segments)) return refuse('alreadyRequested');
    const child = await insertChild(tx, deps, source, actor, { type: 'refund', passengers, segments, ...whyOf(input) });
    const unproven = await attachProofs(tx, actor, child, input.files);
    if (unproven) return unproven;
    await deps.jobs.send(tx, 'quote-request', { orderId: child.id });
    return answer(tx, deps, actor, child);
  };
}

/**
 * Requests a void of an order's tickets, for some of its passengers or for all whose tickets have no other request: a ticket is voided
 * whole. Refuses with voidNotOffered where the fare has no void window, with voidClosed after it, and as a refund does.
 */
export function requestVoid<T>(answer: OrderPresenter<T>): Command<VoidInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockTicketed(tx, actor, input.id, 'flight');
    if (isRefusal(found)) return found;
    const { source, everybody } = found;
    if (source.voidUntil === null) return refuse('voidNotOffered');
    const now = deps.clock.now();
    if (!isVoidable(source, now)) return refuse('voidClosed');
    const segments = piecesOf(source);
    const asked = await ticketRequests(tx, source.id);
    const isOpen = ({ id }: { id: string }) => !isAsked(asked, id, segments);
    const passengers = input.passengers ? chosenOf(found, input.passengers) : everybody.filter(isOpen);
    if (isRefusal(passengers)) return passengers;
    if (passengers.length === 0 || !passengers.every(isOpen)) return refuse('alreadyRequested');
    const child = await insertChild(tx, deps, source, actor, { type: 'void', passengers, segments, ...whyOf(input) });
    const afterSeconds = voidsAtOnceFrom(source.voidUntil) <= now ? 0 : VOID_WITHDRAW_SECONDS;
    await deps.jobs.send(tx, 'return-tickets', { orderId: child.id }, { afterSeconds });
    return answer(tx, deps, actor, child);
  };
}

function whyOf(input: Pick<RefundInput, 'reason' | 'subReason' | 'remark'>) {
  const { reason, subReason = null, remark } = input;
  return { reason, subReason, remark: remark || null };
}

/** Whether tickets can still be voided; the minute the window ends is too late. */
export function isVoidable(order: Pick<OrderRow, 'voidUntil'>, now: Date): boolean {
  return order.voidUntil !== null && order.voidUntil > now;
}
