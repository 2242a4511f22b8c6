import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundReason, SubReason } from '../../contract/after-sales.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { GivenBack } from '../../contract/ticket-fates.ts';

const REFUND_REASON_LABELS: Record<RefundReason, MessageDescriptor> = {
  0: msg`Voluntary`,
  1: msg`Flight disruption`,
  2: msg`Medical`,
  3: msg`Death`,
  4: msg`System error`,
  5: msg`Name error`,
  6: msg({ message: 'Other', context: 'refund reason' }),
  7: msg`See the remark`,
};

/** Labels that differ for trains. */
const TRAIN_REASON_LABELS: Partial<Record<RefundReason, MessageDescriptor>> = {
  1: msg`Train cancelled, changed or late`,
};

export const reasonWords = (reason: RefundReason, product: OrderProduct): MessageDescriptor =>
  (product === 'train' ? TRAIN_REASON_LABELS[reason] : undefined) ?? REFUND_REASON_LABELS[reason];

export const SUB_REASON_LABELS: Record<SubReason, MessageDescriptor> = {
  passenger: msg`The passenger`,
  relative: msg`A close relative`,
  companion: msg`Somebody who travels along`,
  visaRefused: msg`Visa refused`,
  duplicateBooking: msg`Booked twice`,
  officialDuty: msg`Official duty`,
};

export const GIVEN_BACK_LABELS: Record<GivenBack, MessageDescriptor> = {
  refunded: msg({ message: 'refunded', context: 'ticket' }),
  partlyRefunded: msg({ message: 'refunded in part', context: 'ticket' }),
  voided: msg({ message: 'voided', context: 'ticket' }),
};
