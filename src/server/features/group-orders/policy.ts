import { LIST_OPEN, stageOf } from '../../../contract/group-order-states.ts';
import type { GroupAction, GroupOrder } from '../../../contract/group-orders.ts';
import { GROUP_STATUSES } from '../../../contract/group-refund-states.ts';
import type { ActionReason } from '../../../contract/order-moves.ts';
import { statusesBefore } from '../../../contract/order-products.ts';
import { canUseFlights } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import { TICKETED } from '../../orders/after-sales/child-order.ts';
import type { PossibleRequests } from '../../orders/after-sales/ticket-requests.ts';
import { isOverdue } from '../../orders/deadlines.ts';
import type { GroupRow } from '../../orders/groups/group-rows.ts';
import type { OrderRow } from '../../orders/order-rows.ts';

/** Actions of a group, and of a refund of its tickets. */
const OF_GROUP: readonly GroupAction[] = ['confirm', 'apply', 'pay', 'handIn', 'cancel', 'refund'];
const OF_REFUND: readonly GroupAction[] = ['confirmRefund', 'cancelRefund', 'requote'];

const STATUSES: Record<GroupAction, readonly string[]> = {
  confirm: statusesBefore('group', 'agent', 'to_be_apply_seat'),
  apply: statusesBefore('group', 'agent', 'seat_applying'),
  pay: GROUP_STATUSES.filter((status) => stageOf(status) !== null),
  handIn: LIST_OPEN,
  cancel: statusesBefore('group', 'agent', 'canceled'),
  refund: TICKETED,
  confirmRefund: statusesBefore('group', 'agent', 'rfd_proceeding'),
  cancelRefund: statusesBefore('group', 'agent', 'refund_canceled'),
  requote: ['closed', 'rfd_to_be_confirm'],
};

interface Asked {
  order: Pick<OrderRow, 'type' | 'status' | 'payBy'>;
  group: Pick<GroupRow, 'listLockedAt'>;
  /** Whether there are tickets without a refund request, and an expired quote not requested again. */
  left: Pick<PossibleRequests, 'refund' | 'requote'>;
}

/** Every action of the group, or of a refund, and whether it is open to this caller now; if not, the first reason why. */
export function groupActions(found: Asked, actor: Pick<Actor, 'grants' | 'me'>, now: Date): GroupOrder['actions'] {
  return (found.order.type === 'origin' ? OF_GROUP : OF_REFUND).map((action) => {
    const reason = refusedBecause(action, found, actor, now);
    return reason ? { action, allowed: false, reason } : { action, allowed: true };
  });
}

/** Whether an order is in a status of the action; a quote can be requested again once it has expired, closed already or not. */
function isTime(action: GroupAction, { order, group }: Asked, now: Date): boolean {
  if (!STATUSES[action].includes(order.status)) return false;
  if (action === 'handIn') return !group.listLockedAt;
  return action !== 'requote' || order.status === 'closed' || isOverdue(order, now);
}

function refusedBecause(
  action: GroupAction,
  found: Asked,
  { grants, me }: Pick<Actor, 'grants' | 'me'>,
  now: Date,
): ActionReason | null {
  const { order, left } = found;
  if (!isTime(action, found, now)) return 'status';
  if (!canUseFlights(grants)) return 'role';
  if (action === 'cancel' || action === 'cancelRefund') return null;
  if (action === 'refund' || action === 'requote') return left[action] ? null : 'requested';
  if (action === 'pay' && me.company.config.commonConfig.disablePayment) return 'paymentDisabled';
  return isOverdue(order, now) ? 'deadline' : null;
}
