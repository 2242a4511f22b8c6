import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoyageDecision } from '../../../contract/voyage-rules.ts';

export const DECISION_LABELS: Record<VoyageDecision, MessageDescriptor> = {
  accept: msg`Accept the new flights`,
  refund: msg`Request a refund`,
  otherFlight: msg`Request another flight`,
  desk: msg`Contact the desk`,
};

/** The effect of an answer, shown before it. */
export const DECISION_TEXTS: Record<VoyageDecision, MessageDescriptor> = {
  accept: msg`The booking will show the new flights. This cannot be undone.`,
  refund: msg`Requests a penalty-free refund of all tickets and flights that were not refunded yet; you confirm the quote.`,
  otherFlight: msg`The provider’s desk looks for another flight and contacts you.`,
  desk: msg`The provider’s desk reviews the booking and contacts you.`,
};

export const ANSWERED: Record<VoyageDecision, MessageDescriptor> = {
  accept: msg`The booking shows the new flights.`,
  refund: msg`The refund has been requested.`,
  otherFlight: msg`The desk has been contacted.`,
  desk: msg`The desk has been contacted.`,
};
