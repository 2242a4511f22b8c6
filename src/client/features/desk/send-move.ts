import type { DeskIssueInput, DeskMoveInput, DeskOrder, DeskQuoteInput } from '../../../contract/desk.ts';
import { type DeskCan, type DeskMove, REMARKED_MOVES, SETTLE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { MINOR_UNITS } from '../../../contract/money.ts';
import { call } from '../../api/call.ts';
import { readDecimal } from '../../trip/read-decimal.ts';

/** What is typed for a step; each step uses its own part. */
export interface MoveValues {
  remark: string;
  /** In major units of the order's currency. */
  penalty: string;
  pnr: string;
  /** One for each passenger, in their order. */
  tickets: string[];
}

export function needsRemark(what: DeskCan): boolean {
  return what === SETTLE_DISRUPTION || REMARKED_MOVES.some((move) => move === what);
}

const remarkOf = ({ remark }: MoveValues) => (remark.trim() ? { remark: remark.trim() } : {});

export function toIssue({ order }: DeskOrder, values: MoveValues): DeskIssueInput {
  const { tickets, pnr } = values;
  return { id: order.id, tickets, ...(pnr ? { pnr } : {}), ...remarkOf(values) };
}

export function toQuote(
  { order }: DeskOrder,
  values: MoveValues,
): Omit<DeskQuoteInput, 'penalty'> & {
  penalty: { amount: number | null; currency: DeskQuoteInput['penalty']['currency'] };
} {
  const { currency } = order.total;
  const amount = values.penalty.trim() === '' ? null : readDecimal(values.penalty, MINOR_UNITS[currency]);
  return { id: order.id, penalty: { amount, currency }, ...remarkOf(values) };
}

export function toMove({ order }: DeskOrder, move: DeskMove, values: MoveValues): DeskMoveInput {
  return { id: order.id, move, ...remarkOf(values) };
}

/** Sends a step that has been checked; answers the order as it is then. */
export async function sendMove(
  found: DeskOrder,
  what: DeskCan,
  values: MoveValues,
  idempotencyKey: string,
): Promise<DeskOrder> {
  if (what === 'issue') return call('deskIssue', toIssue(found, values), { idempotencyKey });
  if (what === SETTLE_DISRUPTION) {
    await call('settleVoyage', { id: found.order.id, remark: values.remark.trim() }, { idempotencyKey });
    return call('deskOrder', { id: found.order.id });
  }
  if (what !== 'quoteRefund') return call('deskMove', toMove(found, what, values), { idempotencyKey });
  const { penalty, ...rest } = toQuote(found, values);
  const quote = { ...rest, penalty: { ...penalty, amount: penalty.amount ?? 0 } };
  return call('deskQuoteRefund', quote, { idempotencyKey });
}
