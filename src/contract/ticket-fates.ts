/** The outcome of a completed refund or void for a ticket; partly: only some of its flights were refunded. */
export const GIVEN_BACK = ['refunded', 'partlyRefunded', 'voided'] as const;
export type GivenBack = (typeof GIVEN_BACK)[number];

/** Whether this is the status of a refund or void that the supplier has completed. */
export const isRefundCompleted = (status: string): boolean => /^(?:refunded|voided)/.test(status);

/** The fields of a passenger that determine the ticket's state; responses from before they existed omit them. */
export interface TicketFate {
  exchangedFor?: string | null | undefined;
  givenBack?: GivenBack | null | undefined;
}

/** Whether this ticket is not valid for travel any more: replaced, or fully refunded or voided. */
export function isSpent({ exchangedFor, givenBack }: TicketFate): boolean {
  return Boolean(exchangedFor) || givenBack === 'refunded' || givenBack === 'voided';
}

export const SPENT_CAUSES = ['changed', 'refunded', 'voided', 'several'] as const;
export type SpentBy = (typeof SPENT_CAUSES)[number];

/** Why all of an order's tickets are spent; null while one is valid for travel. */
export function spentBy(passengers: readonly TicketFate[]): SpentBy | null {
  if (passengers.length === 0 || !passengers.every(isSpent)) return null;
  const causes = passengers.map(({ exchangedFor, givenBack }) =>
    exchangedFor ? 'changed' : givenBack === 'voided' ? 'voided' : 'refunded',
  );
  const [first = 'refunded'] = causes;
  return causes.every((cause) => cause === first) ? first : 'several';
}
