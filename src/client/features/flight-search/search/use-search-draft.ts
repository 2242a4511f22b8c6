import { addDays } from '../../../../contract/dates.ts';
import { BOOKING_TYPES, CABINS } from '../../../../contract/flight-terms.ts';
import { PASSENGER_TYPES } from '../../../../contract/passenger-terms.ts';
import { isRecord } from '../../../api/is-record.ts';
import { setDraft, useDraftAt, windowPlace } from '../../../offline/drafts/draft-values.ts';
import type { LegDraft, SearchDraft } from './draft.ts';
import { todayHere } from './today.ts';

const place = () => windowPlace('search');

/** The search was started: the next form is empty. */
export const endSearchDraft = (): void => setDraft(place(), undefined);

/** A search form that is saved while it is filled in. `key` separates forms that start with other searches. */
export function useSearchDraft(key: string, initial: SearchDraft): [SearchDraft, (next: SearchDraft) => void] {
  const kept = useDraftAt(place())?.value;
  const draft = isRecord(kept) && kept.key === key ? readSearchDraft(kept.draft, todayHere()) : null;
  return [draft ?? initial, (next) => setDraft(place(), { key, draft: next })];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isLeg = (value: unknown): value is LegDraft =>
  isRecord(value) && [value.origin, value.destination, value.date].every(isText);

function isSearchDraft(value: unknown): value is SearchDraft {
  if (!isRecord(value) || !Array.isArray(value.legs) || !Array.isArray(value.airportOnly)) return false;
  const { passengers } = value;
  return (
    BOOKING_TYPES.some((type) => type === value.bookingType) &&
    CABINS.some((cabin) => cabin === value.cabin) &&
    value.legs.length > 0 &&
    value.legs.every(isLeg) &&
    isText(value.returnDate) &&
    value.airportOnly.every(isText) &&
    isRecord(passengers) &&
    PASSENGER_TYPES.every((type) => Number.isInteger(passengers[type]))
  );
}

/** A saved form; a day that has passed becomes tomorrow, as in a new one. */
export function readSearchDraft(kept: unknown, today: string): SearchDraft | null {
  if (!isSearchDraft(kept)) return null;
  const tomorrow = addDays(today, 1);
  const legs = kept.legs.map((leg) => (leg.date !== '' && leg.date < today ? { ...leg, date: tomorrow } : leg));
  const first = legs[0]?.date ?? '';
  return { ...kept, legs, returnDate: kept.returnDate !== '' && kept.returnDate < first ? first : kept.returnDate };
}
