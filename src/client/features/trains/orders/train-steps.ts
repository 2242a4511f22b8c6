import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrainOrderStatus } from '../../../../contract/train-order-states.ts';

/** What each status means for the agency, in one sentence. */
export const TRAIN_STEPS: Record<TrainOrderStatus, MessageDescriptor> = {
  to_be_paid: msg`The seats are held. They are released if they are not paid in time.`,
  proceeding: msg`It is paid. The tickets are being issued.`,
  origin_holding: msg`The railway is still at it. The tickets come by themselves.`,
  origin_failed: msg`The railway issued no tickets. The money goes back the way it came.`,
  failed_reimbursing: msg`The railway issued no tickets. The money is on its way back.`,
  failed_reimbursed: msg`The railway issued no tickets. The money has gone back the way it came.`,
  issued: msg`The tickets are issued. Everybody boards with the document of the booking.`,
  origin_canceled: msg`The booking was cancelled, and the seats are released.`,
  closed: msg`It was not paid in time, and the seats are released.`,
  failed: msg`The railway lost the booking. Nothing was paid.`,
  canceled: msg`The railway cancelled the booking. Nothing was paid.`,
};

export const UNKNOWN_TRAIN_STEP = msg`Please reload the page: the booking is in a status that this version does not know.`;
