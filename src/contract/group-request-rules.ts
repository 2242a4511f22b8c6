import { addDays, type IsoDate, isIsoDate } from './dates.ts';
import { GROUP_LIMITS } from './limits.ts';
import { type PassengerCounts, partySize } from './passenger-terms.ts';

/**
 * The fault of a group request's party: no seated passenger, more than one list can hold, or an infant without an adult. Null when it is
 * valid.
 */
export function groupPartyFault(party: PassengerCounts) {
  const { adult, child, infant } = party;
  if (adult + child < 1) return { field: 'adult', message: 'required' } as const;
  if (partySize(party) > GROUP_LIMITS.passengers) return { field: 'adult', message: 'tooManyInGroup' } as const;
  return infant > adult ? ({ field: 'infant', message: 'infantsExceedAdults' } as const) : null;
}

type DateFault = 'pastDate' | 'groupDateTooFar' | 'dateOrder';
interface Days {
  date: string;
  /** Empty or absent for one way. */
  returnDate?: string | undefined;
}

/**
 * The faults of a request's days, by field: none lies in the past or beyond the last bookable day, and no journey begins before the
 * previous one has ended. Malformed dates are left to the schema. `todayOf` returns the date where a journey starts, counted from 0.
 */
export function groupDateFaults(
  journeys: readonly Days[],
  todayOf: (index: number) => IsoDate,
): Record<string, DateFault> {
  const faults: Record<string, DateFault> = {};
  let before = '';
  for (const [i, { date, returnDate = '' }] of journeys.entries()) {
    const today = todayOf(i);
    const last = lastGroupDay(today);
    if (isIsoDate(returnDate) && returnDate > last) faults[`journeys[${i}].returnDate`] = 'groupDateTooFar';
    if (isIsoDate(date)) {
      if (date < today) faults[`journeys[${i}].date`] = 'pastDate';
      else if (date > last) faults[`journeys[${i}].date`] = 'groupDateTooFar';
      else if (date < before) faults[`journeys[${i}].date`] = 'dateOrder';
    }
    before = [before, date, returnDate].filter(isIsoDate).toSorted().at(-1) ?? '';
  }
  return faults;
}

/** The last day for which a group can be requested. */
export function lastGroupDay(today: IsoDate): IsoDate {
  return addDays(today, GROUP_LIMITS.daysAhead);
}
