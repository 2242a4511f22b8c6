import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundReason, SubReason } from '../../contract/after-sales.ts';
import type { GivenBack } from '../../contract/ticket-fates.ts';

export const REFUND_REASON_LABELS: Record<RefundReason, MessageDescriptor> = {
  0: msg`Voluntary`,
  1: msg`Flight disruption`,
  2: msg`Medical`,
  3: msg`Death`,
  4: msg`System error`,
  5: msg`Name error`,
  6: msg({ message: 'Other', context: 'refund reason' }),
  7: msg`As told in the remark`,
};

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
