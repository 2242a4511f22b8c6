import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { known } from '../api/known.ts';

/**
 * What the order page says first. pay: the agent must pay; wait: others work on it; confirm: the agent must agree; done: nothing is left to
 * do; ended: it failed, and why.
 */
export type NextStepKind = 'pay' | 'wait' | 'confirm' | 'done' | 'ended';

const KINDS: Record<FlightOrderStatus, NextStepKind> = {
  reviewing: 'wait',
  reserved: 'pay',
  to_be_paid: 'pay',
  proceeding: 'wait',
  origin_holding: 'wait',
  origin_failed: 'wait',
  failed_reimbursing: 'wait',
  failed_reimbursed: 'ended',
  issued: 'done',
  chg_reviewing: 'wait',
  chg_to_be_paid: 'pay',
  chg_proceeding: 'wait',
  change_holding: 'wait',
  change_failed: 'wait',
  reimbursing: 'wait',
  chg_rejected: 'ended',
  changed: 'done',
  change_canceled: 'ended',
  rfd_reviewing: 'wait',
  rfd_to_be_confirm: 'confirm',
  rfd_proceeding: 'wait',
  refund_holding: 'wait',
  refund_failed: 'ended',
  rfd_rejected: 'ended',
  refunded: 'wait',
  refunded_reimbursing: 'wait',
  refunded_reimbursed: 'done',
  refund_canceled: 'ended',
  void_proceeding: 'wait',
  void_holding: 'wait',
  voided: 'wait',
  voided_reimbursing: 'wait',
  voided_reimbursed: 'done',
  void_rejected: 'ended',
  void_failed: 'ended',
  origin_canceled: 'ended',
  closed: 'ended',
  failed: 'ended',
  holding: 'wait',
  canceled: 'ended',
  void_canceled: 'ended',
};

/** Unknown statuses of a newer server wait, as most do; nothing is offered for them. */
const kindOf = (status: string): NextStepKind => known<string, NextStepKind>(KINDS, status, 'wait');

/** Whether the agent must act before the order's deadline. */
export const asksAgent = (kind: NextStepKind): boolean => kind === 'pay' || kind === 'confirm';

export interface NextStep {
  kind: NextStepKind;
  /** The current deadline: to pay, or for ticketing; null where there is none. */
  deadline: string | null;
  /** The agent's deadline has passed, so nothing can be paid or accepted. */
  late: boolean;
}

type Standing = { status: string } & Pick<FlightOrder, 'payBy' | 'ticketBy'> &
  Partial<Pick<FlightOrder, 'type' | 'total'>>;

export function nextStep(order: Standing, now: Date): NextStep {
  // A change that costs nothing is accepted, not paid.
  const isFree = order.type === 'change' && order.total?.amount === 0;
  const kind = order.status === 'chg_to_be_paid' && isFree ? 'confirm' : kindOf(order.status);
  const deadline = asksAgent(kind) ? order.payBy : kind === 'wait' ? order.ticketBy : null;
  const late = asksAgent(kind) && deadline !== null && Date.parse(deadline) <= now.getTime();
  return { kind, deadline, late };
}

/** Change, refund and void need tickets; before, one sentence says so for all of them. */
export function awaitsTickets(order: Pick<FlightOrder, 'type' | 'passengers' | 'status'>): boolean {
  return order.type === 'origin' && kindOf(order.status) !== 'ended' && order.passengers.every((p) => !p.ticketNumber);
}
