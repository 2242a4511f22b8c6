/** An airline's changes of booked flights (spec §4): other times, cancelled without or with another flight, restored. */
export const VOYAGE_TYPES = ['change', 'cancel_no_save', 'cancel_save', 'restore'] as const;
export type VoyageType = (typeof VOYAGE_TYPES)[number];

/** An agency's possible answers. */
export const VOYAGE_DECISIONS = ['accept', 'refund', 'otherFlight', 'desk'] as const;
export type VoyageDecision = (typeof VOYAGE_DECISIONS)[number];

/** Answers that can be given to several at once. */
export const SHARED_DECISIONS = ['accept', 'desk'] as const satisfies readonly VoyageDecision[];
export type SharedDecision = (typeof SHARED_DECISIONS)[number];

/** The answers allowed for each type: without another flight there is nothing to accept. */
export const VOYAGE_ANSWERS: Readonly<Record<VoyageType, readonly VoyageDecision[]>> = {
  change: ['accept', 'refund', 'otherFlight', 'desk'],
  cancel_no_save: ['refund', 'otherFlight', 'desk'],
  cancel_save: ['accept', 'refund', 'otherFlight', 'desk'],
  restore: ['accept', 'desk'],
};
