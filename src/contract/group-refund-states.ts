/**
 * The state machine of a refund of group tickets. The group keeps its own status, from the spec's table; the refund is an order that
 * references it, with the states of a flight refund, as far as the desk handles it.
 */
import { FLIGHT_ORDER_STATES } from './flight-order-states.ts';
import { GROUP_ORDER_STATES, type GroupOrderStatus } from './group-order-states.ts';
import type { OrderState } from './order-moves.ts';

const {
  rfd_reviewing,
  rfd_to_be_confirm,
  rfd_proceeding: { colour },
  refund_failed,
  rfd_rejected,
  refunded,
  refunded_reimbursing,
  refunded_reimbursed,
  refund_canceled,
} = FLIGHT_ORDER_STATES;

const REFUND_STATES = {
  rfd_reviewing,
  rfd_to_be_confirm,
  /** As for flights, except that no supplier refunds the tickets. */
  rfd_proceeding: { colour, next: { refunded: ['desk'], refund_failed: ['desk'] } },
  refund_failed,
  rfd_rejected,
  refunded,
  refunded_reimbursing,
  refunded_reimbursed,
  refund_canceled,
} as const satisfies Record<string, OrderState>;

export type GroupRefundStatus = keyof typeof REFUND_STATES;
/** Status of a group, or of a refund of its tickets. */
export type GroupStatus = GroupOrderStatus | GroupRefundStatus;

export const GROUP_STATES: Readonly<Record<GroupStatus, OrderState>> = { ...GROUP_ORDER_STATES, ...REFUND_STATES };

function isStatus(value: string): value is GroupStatus {
  return Object.hasOwn(GROUP_STATES, value);
}
export const GROUP_STATUSES: readonly GroupStatus[] = Object.keys(GROUP_STATES).filter(isStatus);

/** Narrows a status of any product to one of a group or its refund; throws for one of another product. */
export function statusOfGroup(status: string): GroupStatus {
  if (!isStatus(status)) throw new Error(`no group is ${status}`);
  return status;
}
