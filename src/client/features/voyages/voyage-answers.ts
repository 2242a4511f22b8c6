import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoyageDecision } from '../../../contract/voyage-rules.ts';

export const DECISION_LABELS: Record<VoyageDecision, MessageDescriptor> = {
  accept: msg`Accept the new flights`,
  refund: msg`Ask for a refund`,
  otherFlight: msg`Ask for another flight`,
  desk: msg`Contact the desk`,
};

/** What an answer does, said before it is given. */
export const DECISION_TEXTS: Record<VoyageDecision, MessageDescriptor> = {
  accept: msg`The new flights stand in the booking from now on. This cannot be undone.`,
  refund: msg`A refund without penalty is asked of all tickets and flights that were not given back yet; you confirm its quote.`,
  otherFlight: msg`The provider’s desk looks for another flight and comes back to you.`,
  desk: msg`The provider’s desk looks at the booking and comes back to you.`,
};

export const ANSWERED: Record<VoyageDecision, MessageDescriptor> = {
  accept: msg`The new flights stand in the booking.`,
  refund: msg`The refund has been asked for.`,
  otherFlight: msg`The desk has been asked.`,
  desk: msg`The desk has been asked.`,
};
