import type { DeskMoveInput } from '../../../contract/desk.ts';
import { deskMoveTo, isPause } from '../../../contract/desk-moves.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobName } from '../../jobs/job-data.ts';
import { isSuppliersChange } from '../after-sales/child-order.ts';
import { isHandedOver } from '../after-sales/hand-over.ts';
import { settleReturn } from '../after-sales/settle-return.ts';
import { failOrder } from '../fail-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { approveOrder } from './approve-order.ts';
import { lockDeskOrder } from './desk-scope.ts';

/** The follow-up of a status set by the desk. What a supplier had begun is monitored wherever the desk ends it, successfully or not. */
const FOLLOWED_BY: Partial<
  Record<
    OrderStatus,
    Extract<JobName, 'issue-order' | 'watch-booking' | 'release-hold' | 'reissue-tickets' | 'follow-given-up'>
  >
> = {
  holding: 'watch-booking',
  reviewing: 'watch-booking',
  proceeding: 'issue-order',
  chg_proceeding: 'reissue-tickets',
  change_failed: 'follow-given-up',
  refund_failed: 'follow-given-up',
  void_failed: 'follow-given-up',
  void_rejected: 'follow-given-up',
  origin_canceled: 'release-hold',
  canceled: 'release-hold',
  failed: 'release-hold',
  origin_failed: 'release-hold',
};

/**
 * Moves an order one step as the desk; the remark appears in the order's timeline. Refuses with orderNotFound, taskTaken, statusConflict
 * or, on approval, deadlinePassed.
 */
export function moveAsDesk<T>(answer: OrderPresenter<T>): Command<DeskMoveInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockDeskOrder(tx, actor, input.id, 'flight');
    if (isRefusal(found)) return found;
    const moved = await moveByHand(tx, deps, found.order, input, actor.displayName);
    return isRefusal(moved) ? moved : answer(tx, deps, actor, moved);
  };
}

/** Moves an order that the desk has locked, of any product. */
export async function moveByHand(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { move, remark }: Pick<DeskMoveInput, 'move' | 'remark'>,
  by: string,
): Promise<OrderRow | Refusal> {
  const to = deskMoveTo(move, order.status, order.paidAt !== null);
  if (!to || (isPause(move) && (await isSuppliersChange(tx, order)))) return refuse('statusConflict');
  if (move === 'refuse' && (await isHandedOver(tx, order))) return refuse('statusConflict');
  return follow(tx, deps, order, { to, by, text: remark || null });
}

interface Step {
  to: OrderStatus;
  by: string;
  text: string | null;
}

async function follow(tx: Tx, deps: Deps, order: OrderRow, step: Step): Promise<OrderRow | Refusal> {
  const moved = await take(tx, deps, order, step);
  const job = FOLLOWED_BY[step.to];
  if (!isRefusal(moved) && job && order.supplierRef) await deps.jobs.send(tx, job, { orderId: order.id });
  return moved;
}

function take(tx: Tx, deps: Deps, order: OrderRow, { to, by, text }: Step): Promise<OrderRow | Refusal> {
  const desk = { mover: 'desk', by, text } as const;
  if (to === 'to_be_paid') return approveOrder(tx, deps, order, { by, text });
  if (to === 'refunded' || to === 'voided') return settleReturn(tx, deps, order, desk);
  if (to === 'origin_failed' || to === 'change_failed') return failOrder(tx, deps, order, desk);
  return moveOrder(tx, deps, order, { to, ...desk });
}
