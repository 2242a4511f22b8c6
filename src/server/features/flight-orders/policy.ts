import type { OrderAction } from '../../../contract/flight-order-states.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { ActionReason } from '../../../contract/order-moves.ts';
import { statusesBefore } from '../../../contract/order-products.ts';
import { canUseFlights } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import { isVoidable } from '../../orders/after-sales/ask-return.ts';
import { type AfterSalesRow, TICKETED } from '../../orders/after-sales/child-order.ts';
import type { LeftToAsk } from '../../orders/after-sales/ticket-requests.ts';
import { isOverdue } from '../../orders/deadlines.ts';
import type { OrderRow } from '../../orders/order-rows.ts';

/** What may be asked of each type of order (spec §4); of a change that was made, what may be asked of its tickets. */
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

/** What the agent says yes to, until the order's deadline. */
const AGREED: readonly OrderAction[] = ['ticket', 'confirmRefund', 'confirmChange'];

type Asked = Pick<OrderRow, 'type' | 'status' | 'payBy' | 'voidUntil' | 'total' | 'toChoose'> &
  Pick<AfterSalesRow, 'handedAt'>;

export interface ActionAnswer {
  action: OrderAction;
  allowed: boolean;
  reason?: ActionReason;
}

/** Every action of the order with whether it is open to this caller now and, if not, the first reason why. */
export function orderActions(
  order: Asked,
  actor: Pick<Actor, 'grants' | 'me'>,
  now: Date,
  left: LeftToAsk,
): ActionAnswer[] {
  return ACTIONS[order.status === 'changed' ? 'changed' : order.type].map((action) => {
    const reason = refusedBecause(action, order, actor, now) ?? spentBecause(action, left);
    return reason ? { action, allowed: false, reason } : { action, allowed: true };
  });
}

const isAsking = (action: OrderAction): action is keyof LeftToAsk =>
  action === 'change' || action === 'refund' || action === 'void' || action === 'requote';

/** Whether requests that stand, or were granted, have left nothing to ask for. */
function spentBecause(action: OrderAction, left: LeftToAsk): ActionReason | null {
  return isAsking(action) && !left[action] ? 'requested' : null;
}

/** Whether an order stands where the action belongs; a quote is asked for anew once it has expired, whether it is closed by then or not. */
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
