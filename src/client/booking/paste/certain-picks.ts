import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import type { PassengerValues } from '../party-values.ts';
import { oddKindOf } from './document-kind.ts';
import type { Pick } from './fill-passengers.ts';
import { chooseTargets, fieldsOf, isBlank, type PasteTrip } from './read-fields.ts';

interface Into {
  passengers: readonly PassengerValues[];
  accepted: readonly DocumentType[];
  trip: PasteTrip;
}

/** Whether a text holds a passenger's document. */
export const holdsPassengers = (text: string, today: string): boolean =>
  readPassengers(text, today).some(({ record }) => record !== null && record.number !== null);

/** The fields a text fills without review: all of it was parsed for certain, for passengers who are still blank. Else null. */
export function certainPicks(text: string, { passengers, accepted, trip }: Into): Pick[] | null {
  const results = readPassengers(text, trip.today);
  const targets = chooseTargets(results, passengers, trip);
  const picks = results.flatMap((result, i): Pick[] => {
    const target = targets[i] ?? null;
    const passenger = target === null ? undefined : passengers[target];
    const isClear = result.valid && !result.partial && oddKindOf(result) === null;
    const isCertain = isClear && passenger !== undefined && isBlank(passenger);
    return target !== null && isCertain ? [{ target, fields: fieldsOf(result, accepted) }] : [];
  });
  return picks.length > 0 && picks.length === results.length ? picks : null;
}
