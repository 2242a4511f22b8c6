import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { GROUP_STATES, type GroupStatus } from '../../../contract/group-refund-states.ts';

const BACK = msg`The money goes back the way it came; the wallet shows when it has arrived.`;
const AS_BEFORE = msg`The group stays as it was.`;

/** What each status of a group, or of a refund of its tickets, means for the agency, in one sentence. */
export const GROUP_STEPS: Record<GroupStatus, MessageDescriptor> = {
  to_be_quote: msg`The desk is working on the quote. Seats are not reserved by it.`,
  to_be_confirm: msg`Choose one of the options and confirm it. Seats are not reserved after the quote.`,
  to_be_apply_seat: msg`The quote is confirmed. Apply for the seats now: they are not reserved yet.`,
  seat_applying: msg`The airline is asked for the seats. The passenger list can be handed in already.`,
  to_be_pay_first: msg`The seats are there. They are kept when the first instalment is paid in time.`,
  to_be_pay_second: msg`The second instalment keeps the seats.`,
  to_be_pay_third: msg`The third instalment keeps the seats.`,
  to_be_paid_last_money: msg`The passenger list has to be complete before the final payment; then the tickets are issued.`,
  proceeding: msg`All is paid. The tickets are being issued.`,
  issued: msg`The tickets are issued.`,
  failed: msg`The group could not be had. What was paid has gone back the way it came.`,
  canceled: msg`The group was cancelled. What had been paid is forfeited.`,
  closed: msg`A deadline has passed, and the group was closed. Please contact the administrator.`,
  rfd_reviewing: msg`It waits for the desk, which says what comes back.`,
  rfd_to_be_confirm: msg`Please look at the quote and confirm or withdraw the refund.`,
  rfd_proceeding: msg`The desk gives the tickets back to the airline.`,
  refund_failed: AS_BEFORE,
  rfd_rejected: AS_BEFORE,
  refund_canceled: AS_BEFORE,
  refunded: BACK,
  refunded_reimbursing: BACK,
  refunded_reimbursed: msg`The money has gone back the way it came.`,
};

export const UNKNOWN_GROUP_STEP = msg`Please reload the page: the group is in a status that this version does not know.`;

/** Whether nothing more comes of it. */
export function hasEnded(status: GroupStatus): boolean {
  return GROUP_STATES[status]?.final === true;
}
