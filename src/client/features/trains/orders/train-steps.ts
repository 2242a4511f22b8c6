import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrainOrderStatus } from '../../../../contract/train-order-states.ts';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { known } from '../../../api/known.ts';

const BACK = msg`The money is refunded to the original payment method; the wallet shows when it has arrived.`;
const AS_BEFORE = msg`The original booking stays as it was.`;
const STILL_AT_IT = msg`The railway is still processing this. There is nothing for you to do.`;

/** The meaning of each status, in one sentence. */
const TRAIN_STEPS: Record<TrainOrderStatus, MessageDescriptor> = {
  to_be_paid: msg`The seats are held. They are released if they are not paid in time.`,
  proceeding: msg`It is paid. The tickets are being issued.`,
  origin_holding: msg`The railway is still processing this. The tickets appear automatically.`,
  origin_failed: msg`The railway issued no tickets. The money is being refunded to the original payment method.`,
  failed_reimbursing: msg`The railway issued no tickets. The refund is in progress.`,
  failed_reimbursed: msg`The railway issued no tickets. The money has been refunded to the original payment method.`,
  issued: msg`The tickets are issued. Passengers board with the document used for the booking.`,
  chg_reviewing: msg`The railway is quoting the change.`,
  chg_to_be_paid: msg({ message: 'Then the quote for the change expires.', context: 'train' }),
  chg_proceeding: msg`The railway is changing the tickets.`,
  change_holding: STILL_AT_IT,
  change_failed: BACK,
  reimbursing: BACK,
  chg_rejected: AS_BEFORE,
  changed: msg`The new tickets are issued. Passengers board with the document used for the booking.`,
  change_canceled: AS_BEFORE,
  rfd_reviewing: msg`The railway is quoting the refund.`,
  rfd_to_be_confirm: msg`Please look at the quote and confirm or withdraw the refund.`,
  rfd_proceeding: msg`The railway is processing the refund.`,
  refund_holding: STILL_AT_IT,
  refund_failed: AS_BEFORE,
  rfd_rejected: AS_BEFORE,
  refunded: BACK,
  refunded_reimbursing: BACK,
  refunded_reimbursed: msg`The money has been refunded to the original payment method.`,
  refund_canceled: AS_BEFORE,
  origin_canceled: msg`The booking was cancelled, and the seats are released.`,
  closed: msg`The deadline passed, so the booking was closed.`,
  failed: msg`The railway lost the booking. Nothing was paid.`,
  canceled: msg`The railway cancelled the booking. Nothing was paid.`,
};

/** The same where the desk buys, changes and refunds the tickets. */
const BY_HAND_STEPS: Partial<Record<TrainOrderStatus, MessageDescriptor>> = {
  proceeding: msg`It is paid. The desk buys the tickets.`,
  chg_reviewing: msg`Waiting for the desk to quote the change.`,
  chg_proceeding: msg`The desk is changing the tickets.`,
  rfd_reviewing: msg`Waiting for the desk to quote the refund.`,
  rfd_proceeding: msg`The desk is returning the tickets to the railway.`,
};

const UNKNOWN_STEP = msg`Please reload the page: the booking is in a status that this version does not know.`;

/** One sentence on the meaning of an order's status, or of its quote that has just expired. */
export function trainStepText(
  { type, status, isByHand }: Pick<TrainOrder, 'type' | 'status' | 'isByHand'>,
  isLate: boolean,
): MessageDescriptor {
  if (isLate && type !== 'origin') return AS_BEFORE;
  return (isByHand ? BY_HAND_STEPS[status] : undefined) ?? known(TRAIN_STEPS, status, UNKNOWN_STEP);
}
