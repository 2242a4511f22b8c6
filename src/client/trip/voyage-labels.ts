import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoyageType } from '../../contract/voyage-rules.ts';

/** What an airline has done to booked flights. */
export const VOYAGE_TYPE_LABELS: Record<VoyageType, MessageDescriptor> = {
  change: msg`Times changed`,
  cancel_no_save: msg`Flight cancelled`,
  cancel_save: msg`Flight cancelled, another one offered`,
  restore: msg`Flight restored as booked`,
};
