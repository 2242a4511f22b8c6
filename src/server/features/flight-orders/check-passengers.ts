import { ageOn, dateInZone } from '../../../contract/dates.ts';
import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { Solution } from '../../../contract/flight-search.ts';
import { PASSENGER_TYPES, type PassengerCounts } from '../../../contract/passenger-terms.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { ReviewCode } from '../../../contract/timeline-codes.ts';
import type { Deps } from '../../deps.ts';
import { passengerFaults } from '../../orders/passenger-faults.ts';

/** What the passengers are validated against. */
export interface Trip {
  solution: Pick<Solution, 'journeys' | 'restrictions' | 'selfTransfer'>;
  party: PassengerCounts;
}

/**
 * Validates what needs the trip or the dictionaries: the party searched for, ages and documents on the days of travel, the fare's
 * restrictions, existing countries and airlines, and the agent's acceptance of a self-transfer. Returns null when all are met.
 */
export async function checkPassengers(
  { clock, dictionaries }: Pick<Deps, 'clock' | 'dictionaries'>,
  input: OrderInput,
  trip: Trip,
): Promise<Refusal | null> {
  const { solution, party } = trip;
  if (PASSENGER_TYPES.some((type) => input.passengers.filter((p) => p.type === type).length !== party[type]))
    return refuse('passengersMismatch');
  const context = contextOf(solution, clock.now());
  const fields = await passengerFaults(dictionaries, input.passengers, context);
  if (solution.selfTransfer && !input.selfTransferAccepted) fields['selfTransferAccepted'] = 'required';
  const faults = Object.values(fields);
  if (faults.length === 0) return null;
  const onlyNationality = faults.every((fault) => fault === 'nationalityNotEligible');
  return refuse(onlyNationality ? 'nationalityNotEligible' : 'badInput', { fields });
}

function contextOf(solution: Trip['solution'], now: Date): PassengerContext {
  const segments = solution.journeys.flatMap((journey) => journey.segments);
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) throw new Error('a solution without flights cannot be booked');
  return {
    today: dateInZone(now, first.originZone),
    firstTravelDate: first.departure.slice(0, 10),
    lastTravelDate: last.arrival.slice(0, 10),
    restrictions: solution.restrictions,
  };
}

const GROWN_UP = 18;

/**
 * Why the desk must review an order before payment, or null: airlines accept children without an adult only by arrangement, and each
 * carrier of a self-transfer must confirm an infant by itself.
 */
export function reviewReason(input: OrderInput, solution: Trip['solution']): ReviewCode | null {
  const day = solution.journeys[0]?.segments[0]?.departure.slice(0, 10) ?? '';
  if (input.passengers.every((p) => ageOn(p.birthday, day) < GROWN_UP)) return 'noGrownUp';
  if (solution.selfTransfer && input.passengers.some((p) => p.type === 'infant')) return 'infantApart';
  return null;
}
