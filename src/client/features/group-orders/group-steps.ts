import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { GROUP_STATES, type GroupStatus } from '../../../contract/group-refund-states.ts';
import type { Money } from '../../../contract/money.ts';
import { known } from '../../api/known.ts';

const BACK = msg`The money is refunded to the original payment method; the wallet shows when it has arrived.`;
const AS_BEFORE = msg`The group stays as it was.`;

/** The meaning of each status of a group, or of its refunds, for the agency, in one sentence. */
const GROUP_STEPS: Record<GroupStatus, MessageDescriptor> = {
  to_be_quote: msg`The desk is working on the quote. Seats are not reserved by it.`,
  to_be_confirm: msg`Choose one of the options and confirm it. Seats are not reserved after the quote.`,
  to_be_apply_seat: msg`The quote is confirmed. Apply for the seats now: they are not reserved yet.`,
  seat_applying: msg`The seats have been requested from the airline. The passenger list can be submitted already.`,
  to_be_pay_first: msg`The seats are confirmed. Pay the first instalment in time to keep them.`,
  to_be_pay_second: msg`Pay the second instalment to keep the seats. If it is not paid in time, the group is closed and payments are forfeited.`,
  to_be_pay_third: msg`Pay the third instalment to keep the seats. If it is not paid in time, the group is closed and payments are forfeited.`,
  to_be_paid_last_money: msg`The passenger list has to be complete before the final payment; then the tickets are issued.`,
  proceeding: msg`All is paid. The tickets are being issued.`,
  issued: msg`The tickets are issued.`,
  failed: msg`The group could not be confirmed. Payments have been refunded to the original payment method.`,
  canceled: msg`The group was cancelled. What had been paid is forfeited.`,
  closed: msg`A deadline has passed, and the group was closed. Please contact the administrator.`,
  rfd_reviewing: msg`Waiting for the desk to quote the refund.`,
  rfd_to_be_confirm: msg`Please look at the quote and confirm or withdraw the refund.`,
  rfd_proceeding: msg`The desk is returning the tickets to the airline.`,
  refund_failed: AS_BEFORE,
  rfd_rejected: AS_BEFORE,
  refund_canceled: AS_BEFORE,
  refunded: BACK,
  refunded_reimbursing: BACK,
  refunded_reimbursed: msg`The money has been refunded to the original payment method.`,
};

/** The same with money paid, which an expired deadline keeps. */
const WITH_MONEY_IN: Partial<Record<GroupStatus, MessageDescriptor>> = {
  to_be_paid_last_money: msg`The passenger list has to be complete before the final payment; then the tickets are issued. If it is not paid in time, the group is closed and payments are forfeited.`,
  closed: msg`A deadline has passed, and the group was closed. What had been paid is forfeited. Please contact the administrator.`,
};

const UNKNOWN_GROUP_STEP = msg`Please reload the page: the group is in a status that this version does not know.`;

/** The meaning of a group's status for the agency, given what it has paid. */
export function groupStep(status: GroupStatus, paid: Money): MessageDescriptor {
  return (paid.amount > 0 ? WITH_MONEY_IN[status] : undefined) ?? known(GROUP_STEPS, status, UNKNOWN_GROUP_STEP);
}

/** Whether the status is final. */
export function hasEnded(status: GroupStatus): boolean {
  return GROUP_STATES[status]?.final === true;
}
