import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface ComingPart {
  title: MessageDescriptor;
  /** What will be here, in one sentence an agent understands. */
  text: MessageDescriptor;
}

/** What each screen that is not there yet will do. An entry goes when its feature lands. */
export const COMING = {
  'train-booking': {
    title: msg`Train ticket booking`,
    text: msg`Search trains, choose seats and book them beside your flights.`,
  },
  'train-orders': {
    title: msg`Train ticket booking`,
    text: msg`Your train bookings with payment, changes and refunds.`,
  },
} as const satisfies Record<string, ComingPart>;

export type ComingKey = keyof typeof COMING;
