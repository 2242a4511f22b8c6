/** What a finished refund or void did to a ticket; partly: only some of its flights were given back. */
export const GIVEN_BACK = ['refunded', 'partlyRefunded', 'voided'] as const;
export type GivenBack = (typeof GIVEN_BACK)[number];

/** Whether an order in this status is a refund or void whose tickets the supplier has taken back. */
export const isTakenBack = (status: string): boolean => /^(?:refunded|voided)/.test(status);

/** As much of a passenger as says what became of the ticket; answers of before that was told leave it out. */
export interface TicketFate {
  exchangedFor?: string | null | undefined;
  givenBack?: GivenBack | null | undefined;
}

/** Whether nobody travels on this ticket any more: another has replaced it, or all of it was given back. */
export function isSpent({ exchangedFor, givenBack }: TicketFate): boolean {
  return Boolean(exchangedFor) || givenBack === 'refunded' || givenBack === 'voided';
}

export const SPENT_CAUSES = ['changed', 'refunded', 'voided', 'several'] as const;
export type SpentBy = (typeof SPENT_CAUSES)[number];

/** What ended all of an order's tickets; null while somebody can travel on one of them. */
export function spentBy(passengers: readonly TicketFate[]): SpentBy | null {
  if (passengers.length === 0 || !passengers.every(isSpent)) return null;
  const causes = passengers.map(({ exchangedFor, givenBack }) =>
    exchangedFor ? 'changed' : givenBack === 'voided' ? 'voided' : 'refunded',
  );
  const [first = 'refunded'] = causes;
  return causes.every((cause) => cause === first) ? first : 'several';
}
