import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { ActionReason } from '../../../contract/order-moves.ts';
import { statusesBefore } from '../../../contract/order-products.ts';
import { canUseTrains } from '../../../contract/permissions.ts';
import type { TrainAction, TrainOrder } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import { TICKETED } from '../../orders/after-sales/child-order.ts';
import type { PossibleRequests } from '../../orders/after-sales/ticket-requests.ts';
import { isOverdue } from '../../orders/deadlines.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { isChangeable } from '../../orders/trains/change-train.ts';
import { hasLeft, isTooLateToRefund } from '../../orders/trains/departure.ts';

/** Actions of each type of order; of a completed change, those of its tickets: a ticket is changed once. */
const ACTIONS: Record<OrderType | 'changed', readonly TrainAction[]> = {
  origin: ['pay', 'cancel', 'change', 'refund'],
  change: ['pay', 'confirmChange', 'cancelChange', 'requote'],
  changed: ['refund'],
  refund: ['confirmRefund', 'cancelRefund', 'requote'],
  void: [],
};

const STATUSES: Record<TrainAction, readonly OrderRow['status'][]> = {
  pay: statusesBefore('train', 'payment', 'proceeding', 'chg_proceeding'),
  cancel: statusesBefore('train', 'agent', 'origin_canceled'),
  change: ['issued'],
  refund: TICKETED,
  confirmRefund: statusesBefore('train', 'agent', 'rfd_proceeding'),
  cancelRefund: statusesBefore('train', 'agent', 'refund_canceled'),
  confirmChange: statusesBefore('train', 'agent', 'chg_proceeding'),
  cancelChange: statusesBefore('train', 'agent', 'change_canceled'),
  requote: ['closed', 'rfd_to_be_confirm', 'chg_to_be_paid'],
};

/** The requests for an order's tickets, and the reason of a request for another's; null if it is none. */
interface Asked {
  left: PossibleRequests;
  reason: number | null;
}

/** Every action of the order and whether it is open to this caller now; if not, the first reason why. */
export function trainActions(
  order: OrderRow,
  actor: Actor,
  now: Date,
  { left, reason: why }: Asked,
): TrainOrder['actions'] {
  const isSpent = (action: TrainAction) => isAsking(action) && !left[action];
  return ACTIONS[order.status === 'changed' ? 'changed' : order.type].map((action) => {
    const reason = refusedBecause(action, order, actor, now, why) ?? (isSpent(action) ? 'requested' : null);
    return reason ? { action, allowed: false, reason } : { action, allowed: true };
  });
}

/** Requests for tickets. */
type Asking = Extract<TrainAction, keyof PossibleRequests>;
const isAsking = (action: TrainAction): action is Asking =>
  action === 'change' || action === 'refund' || action === 'requote';

/** Tickets can be changed until their train leaves, and refunded for involuntary reasons some days longer. */
function isTooLate(action: Asking, order: OrderRow, now: Date, reason: number | null): boolean {
  if (action === 'refund') return isTooLateToRefund(order, { isVoluntary: false }, now);
  if (action === 'requote' && order.type === 'refund')
    return isTooLateToRefund(order, { isVoluntary: reason === VOLUNTARY }, now);
  return hasLeft(order, now);
}

/** Whether an order is in a status of the action; a quote can be requested again once it has expired, closed already or not. */
function isTime(action: TrainAction, order: OrderRow, now: Date): boolean {
  if (!STATUSES[action].includes(order.status)) return false;
  return action !== 'requote' || order.status === 'closed' || isOverdue(order, now);
}

function refusedBecause(
  action: TrainAction,
  order: OrderRow,
  { grants, me }: Actor,
  now: Date,
  why: number | null,
): ActionReason | null {
  if (!isTime(action, order, now)) return 'status';
  if (!canUseTrains(grants)) return 'role';
  if (order.type === 'change' && action === (order.total === 0 ? 'pay' : 'confirmChange')) return 'status';
  if (action === 'change' && !isChangeable(order)) return 'supplier';
  if (isAsking(action)) return isTooLate(action, order, now, why) ? 'deadline' : null;
  if (action === 'confirmRefund' || action === 'confirmChange') return isOverdue(order, now) ? 'deadline' : null;
  if (action !== 'pay') return null;
  if (me.company.config.commonConfig.disablePayment) return 'paymentDisabled';
  return isOverdue(order, now) || hasLeft(order, now) ? 'deadline' : null;
}
