import type { Mover } from './order-moves.ts';
import type { OrderStatus } from './order-products.ts';

/** A statement with an amount due has closed, or its due day has passed. */
export const STATEMENT_NOTICES = ['statementDue', 'statementOverdue'] as const;
export type StatementNotice = (typeof STATEMENT_NOTICES)[number];
/** Notices about a company's money, which have no order. */
export const MONEY_NOTICES = ['lowBalance', ...STATEMENT_NOTICES] as const;
/** disruptionSettled: the desk has completed its work on a disruption. */
export const NOTICE_KINDS = ['status', 'deadline', 'disruption', 'disruptionSettled', ...MONEY_NOTICES] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The statuses of which an agency's users are notified when another party brought an order there. */
const TOLD: readonly OrderStatus[] = [
  'to_be_paid',
  'issued',
  'origin_holding',
  'holding',
  'change_holding',
  'refund_holding',
  'void_holding',
  'failed',
  'canceled',
  'origin_canceled',
  'closed',
  'failed_reimbursing',
  'failed_reimbursed',
  'chg_to_be_paid',
  'chg_rejected',
  'changed',
  'change_failed',
  'rfd_to_be_confirm',
  'rfd_rejected',
  'refund_failed',
  'refunded_reimbursed',
  'void_rejected',
  'void_failed',
  'voided_reimbursed',
  'to_be_confirm',
  'to_be_pay_first',
  'to_be_paid_last_money',
];
const OWN: readonly Mover[] = ['agent', 'payment'];

/** Whether users are notified that an order has reached a status. */
export function notifiesAgency(status: OrderStatus, mover: Mover): boolean {
  return TOLD.includes(status) && !OWN.includes(mover);
}

/** The statuses with a deadline of which users are reminded. */
export const REMINDER_STATUSES: readonly OrderStatus[] = [
  'reserved',
  'to_be_paid',
  'chg_to_be_paid',
  'rfd_to_be_confirm',
  'to_be_confirm',
  'to_be_apply_seat',
  'to_be_pay_first',
  'to_be_pay_second',
  'to_be_pay_third',
  'to_be_paid_last_money',
];

/** What expires at the deadline of such a status. */
export type DeadlineKind = 'quote' | 'hold' | 'seats' | 'payment';

export function deadlineKind(status: OrderStatus | null): DeadlineKind {
  if (status === 'rfd_to_be_confirm' || status === 'chg_to_be_paid' || status === 'to_be_confirm') return 'quote';
  if (status === 'to_be_apply_seat') return 'seats';
  return status === 'reserved' ? 'hold' : 'payment';
}
