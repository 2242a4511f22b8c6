import type { OrderAction } from '../../../contract/flight-order-states.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { ActionReason } from '../../../contract/order-moves.ts';
import { statusesBefore } from '../../../contract/order-products.ts';
import { canUseFlights } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import { type AfterSalesRow, TICKETED } from '../../orders/after-sales/child-order.ts';
import { isVoidable } from '../../orders/after-sales/request-refund.ts';
import type { PossibleRequests } from '../../orders/after-sales/ticket-requests.ts';
import { isOverdue } from '../../orders/deadlines.ts';
import type { OrderRow } from '../../orders/order-rows.ts';

/** Actions of each type of order (spec §4); of a completed change, those of its tickets. */
const ACTIONS: Record<OrderType | 'changed', readonly OrderAction[]> = {
  origin: ['pay', 'ticket', 'cancel', 'change', 'refund', 'void'],
  change: ['pay', 'confirmChange', 'cancelChange', 'requote'],
  changed: ['change', 'refund'],
  refund: ['confirmRefund', 'cancelRefund', 'requote'],
  void: ['cancelVoid'],
};

const STATUSES: Record<OrderAction, readonly OrderRow['status'][]> = {
  pay: statusesBefore('flight', 'payment', 'proceeding', 'chg_proceeding'),
  ticket: statusesBefore('flight', 'agent', 'to_be_paid'),
  cancel: statusesBefore('flight', 'agent', 'origin_canceled'),
  change: TICKETED,
  refund: TICKETED,
  void: ['issued'],
  cancelChange: statusesBefore('flight', 'agent', 'change_canceled'),
  cancelRefund: statusesBefore('flight', 'agent', 'refund_canceled'),
  cancelVoid: statusesBefore('flight', 'agent', 'void_canceled'),
  confirmRefund: statusesBefore('flight', 'agent', 'rfd_proceeding'),
  confirmChange: statusesBefore('flight', 'agent', 'chg_proceeding'),
  requote: ['closed', 'rfd_to_be_confirm', 'chg_to_be_paid'],
};

/** Acceptances, possible until the order's deadline. */
const AGREED: readonly OrderAction[] = ['ticket', 'confirmRefund', 'confirmChange'];

type Asked = Pick<OrderRow, 'type' | 'status' | 'payBy' | 'voidUntil' | 'total' | 'toChoose'> &
  Pick<AfterSalesRow, 'handedAt'>;

export interface ActionAnswer {
  action: OrderAction;
  allowed: boolean;
  reason?: ActionReason;
}

/** Every action of the order and whether it is open to this caller now; if not, the first reason why. */
export function orderActions(
  order: Asked,
  actor: Pick<Actor, 'grants' | 'me'>,
  now: Date,
  left: PossibleRequests,
): ActionAnswer[] {
  return ACTIONS[order.status === 'changed' ? 'changed' : order.type].map((action) => {
    const reason = refusedBecause(action, order, actor, now) ?? spentBecause(action, left);
    return reason ? { action, allowed: false, reason } : { action, allowed: true };
  });
}

const isAsking = (action: OrderAction): action is keyof PossibleRequests =>
  action === 'change' || action === 'refund' || action === 'void' || action === 'requote';

/** Why open or granted requests leave nothing to request; null if something is left. */
function spentBecause(action: OrderAction, left: PossibleRequests): ActionReason | null {
  return isAsking(action) && !left[action] ? 'requested' : null;
}

/** Whether an order is in a status of the action; a quote can be requested again once it has expired, closed already or not. */
function isTime(action: OrderAction, order: Asked, now: Date): boolean {
  if (!STATUSES[action].includes(order.status)) return false;
  return action !== 'requote' || order.status === 'closed' || isOverdue(order, now);
}

function refusedBecause(
  action: OrderAction,
  order: Asked,
  actor: Pick<Actor, 'grants' | 'me'>,
  now: Date,
): ActionReason | null {
  if (!isTime(action, order, now)) return 'status';
  if (!canUseFlights(actor.grants)) return 'role';
  if (order.toChoose && (action === 'pay' || action === 'confirmChange')) return 'choose';
  if (order.type === 'change' && action === (order.total === 0 ? 'pay' : 'confirmChange')) return 'status';
  if (action === 'void') return order.voidUntil === null ? 'supplier' : isVoidable(order, now) ? null : 'deadline';
  if (action === 'cancelVoid' && order.handedAt) return 'handedOver';
  if (AGREED.includes(action)) return isOverdue(order, now) ? 'deadline' : null;
  if (action !== 'pay') return null;
  if (actor.me.company.config.commonConfig.disablePayment) return 'paymentDisabled';
  return isOverdue(order, now) ? 'deadline' : null;
}
