/**
 * The life of a refund of a group's tickets. The group keeps its own status, whose table is the spec's; what is asked of its tickets is
 * an order that names it, and goes the way of a refund of flights, as far as the desk works it off.
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
  /** As of flights, but that no supplier gives the tickets back. */
  rfd_proceeding: { colour, next: { refunded: ['desk'], refund_failed: ['desk'] } },
  refund_failed,
  rfd_rejected,
  refunded,
  refunded_reimbursing,
  refunded_reimbursed,
  refund_canceled,
} as const satisfies Record<string, OrderState>;

export type GroupRefundStatus = keyof typeof REFUND_STATES;
/** Of a group, or of a refund of its tickets. */
export type GroupStatus = GroupOrderStatus | GroupRefundStatus;

export const GROUP_STATES: Readonly<Record<GroupStatus, OrderState>> = { ...GROUP_ORDER_STATES, ...REFUND_STATES };

function isStatus(value: string): value is GroupStatus {
  return Object.hasOwn(GROUP_STATES, value);
}
export const GROUP_STATUSES: readonly GroupStatus[] = Object.keys(GROUP_STATES).filter(isStatus);

/** A status of any product as one of a group or of its refund; throws where an order of another product is taken for one. */
export function statusOfGroup(status: string): GroupStatus {
  if (!isStatus(status)) throw new Error(`no group is ${status}`);
  return status;
}
