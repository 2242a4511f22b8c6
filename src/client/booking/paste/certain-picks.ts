import type { DocumentType } from '../../../contract/flight-terms.ts';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import type { PassengerValues } from '../party-values.ts';
import type { Pick } from './fill-passengers.ts';
import { chooseTargets, fieldsOf, isBlank } from './read-fields.ts';

interface Into {
  passengers: readonly PassengerValues[];
  accepted: readonly DocumentType[];
  today: string;
}

/** Whether a text tells of anybody, by a document. */
export const holdsPassengers = (text: string, today: string): boolean =>
  readPassengers(text, today).some(({ record }) => record !== null && record.number !== null);

/** What a text fills in that nobody has to look through first: all of it was read for sure, for passengers who are still blank. Else null. */
export function certainPicks(text: string, { passengers, accepted, today }: Into): Pick[] | null {
  const results = readPassengers(text, today);
  const targets = chooseTargets(results, passengers, today);
  const picks = results.flatMap((result, i): Pick[] => {
    const target = targets[i] ?? null;
    const passenger = target === null ? undefined : passengers[target];
    const isCertain = result.valid && !result.partial && passenger !== undefined && isBlank(passenger);
    return target !== null && isCertain ? [{ target, fields: fieldsOf(result, accepted) }] : [];
  });
  return picks.length > 0 && picks.length === results.length ? picks : null;
}
