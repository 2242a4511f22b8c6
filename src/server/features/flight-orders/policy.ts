import type { ActionReason, OrderAction } from '../../../contract/flight-order-states.ts';
import { type OrderType } from '../../../contract/order-groups.ts';
import { canUseFlights } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import type { OrderRow } from './order-rows.ts';

/** What may be asked of each type of order (spec §4). */
const ACTIONS: Record<OrderType, readonly OrderAction[]> = {
  origin: ['pay', 'cancel', 'change', 'refund', 'void'],
  change: ['pay', 'cancelChange'],
  refund: ['confirmRefund', 'cancelRefund'],
  void: [],
};

const STATUSES: Record<OrderAction, readonly OrderRow['status'][]> = {
  pay: ['reserved', 'to_be_paid', 'chg_to_be_paid'],
  cancel: ['reviewing', 'reserved', 'to_be_paid'],
  change: ['issued'],
  refund: ['issued'],
  void: ['issued'],
  cancelChange: ['chg_reviewing', 'chg_to_be_paid'],
  cancelRefund: ['rfd_reviewing', 'rfd_to_be_confirm'],
  confirmRefund: ['rfd_to_be_confirm'],
};

export interface ActionAnswer {
  action: OrderAction;
  allowed: boolean;
  reason?: ActionReason;
}

/** Every action of the order with whether it is open to this caller now and, if not, the first reason why. */
export function orderActions(
  order: Pick<OrderRow, 'type' | 'status' | 'payBy'>,
  actor: Pick<Actor, 'grants' | 'me'>,
  now: Date,
): ActionAnswer[] {
  return ACTIONS[order.type].map((action) => {
    const reason = refusedBecause(action, order, actor, now);
    return reason ? { action, allowed: false, reason } : { action, allowed: true };
  });
}

function refusedBecause(
  action: OrderAction,
  order: Pick<OrderRow, 'type' | 'status' | 'payBy'>,
  actor: Pick<Actor, 'grants' | 'me'>,
  now: Date,
): ActionReason | null {
  if (!STATUSES[action].includes(order.status)) return 'status';
  if (!canUseFlights(actor.grants)) return 'role';
  if (order.type !== 'origin' || !['pay', 'cancel'].includes(action)) return 'notBuilt';
  if (action !== 'pay') return null;
  if (actor.me.company.config.commonConfig.disablePayment) return 'paymentDisabled';
  return isOverdue(order, now) ? 'deadline' : null;
}

/** Whether the time to pay has passed; the moment itself is too late. */
export function isOverdue(order: Pick<OrderRow, 'payBy'>, now: Date): boolean {
  return order.payBy !== null && order.payBy <= now;
}
