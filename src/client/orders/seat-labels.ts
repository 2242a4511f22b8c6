import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SeatClass } from '../../contract/train-terms.ts';

/** Labels of the train classes. */
export const SEAT_LABELS: Record<SeatClass, MessageDescriptor> = {
  business: msg({ message: 'Business', context: 'train seat' }),
  first: msg({ message: 'First', context: 'train seat' }),
  second: msg({ message: 'Second', context: 'train seat' }),
  softSleeper: msg`Soft sleeper`,
  hardSleeper: msg`Hard sleeper`,
  hardSeat: msg`Hard seat`,
  standing: msg`Standing`,
};
