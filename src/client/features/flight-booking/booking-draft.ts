import { type ChosenSolution, chosenSolution } from '../../api/chosen-solution.ts';
import { isRecord } from '../../api/kept.ts';
import { defineDraft, type Parts } from '../../offline/drafts/draft-kind.ts';
import type { DraftHead } from '../../offline/drafts/draft-record.ts';
import type { FlightResume } from '../../offline/drafts/flight-resume.ts';
import { routeOf } from '../../trip/itinerary.ts';
import type { BookingValues, PassengerValues } from './booking-values.ts';
import { type BookingAttempt, isAttempt, parseBookingValues, searchKey } from './kept-booking.ts';
import { type Fill, readFills } from './paste/fills.ts';

/** The passenger form with all that hangs on it. */
export interface BookingDraft {
  values: BookingValues;
  /** The booking that was sent from it and not yet answered. */
  attempt: BookingAttempt | null;
  /** What a machine filled in, so that it does not look typed. */
  fills: readonly Fill[];
  /** What was pasted and is not filled in yet. */
  pasted: string;
}

/** Part names with passengers in their order: `p0`, `p1` … */
const PASSENGER = /^p(\d+)$/;

function passengersIn(parts: Parts): unknown[] {
  return Object.keys(parts)
    .map((key) => ({ key, index: Number(PASSENGER.exec(key)?.[1] ?? Number.NaN) }))
    .filter(({ index }) => Number.isInteger(index))
    .toSorted((a, b) => a.index - b.index)
    .map(({ key }) => parts[key]);
}

/** What every airline asks of a passenger; documents differ by fare. */
const isFilled = (p: PassengerValues): boolean => [p.surname, p.givenName, p.gender, p.birthday].every(Boolean);

const nameOf = (p: PassengerValues): string => [p.surname, p.givenName].filter(Boolean).join('/');

/** Drafts of the passenger form: one part for each passenger, so that two devices can each fill in another. */
export const bookingDraft = defineDraft<BookingDraft>({
  kind: 'flight-passengers',
  split: ({ values: { passengers, contact, remark, selfTransferAccepted }, attempt, fills, pasted }) => ({
    ...Object.fromEntries(passengers.map((passenger, i) => [`p${i}`, passenger])),
    contact,
    rest: { remark, selfTransferAccepted },
    attempt,
    ...(fills.length > 0 ? { '@fills': fills } : {}),
    ...(pasted === '' ? {} : { '@pasted': pasted }),
  }),
  join: (parts) => {
    const rest = isRecord(parts.rest) ? parts.rest : {};
    const values = parseBookingValues({ ...rest, passengers: passengersIn(parts), contact: parts.contact });
    const attempt = isAttempt(parts.attempt) ? parts.attempt : null;
    const pasted = parts['@pasted'];
    return (
      values && { values, attempt, fills: readFills(parts['@fills']), pasted: typeof pasted === 'string' ? pasted : '' }
    );
  },
  migrate: () => null, // version 1 is the first: nothing older can be there
  summary: ({ values: { passengers } }) => ({
    lead: passengers[0] ? nameOf(passengers[0]) : '',
    filled: passengers.filter(isFilled).length,
    of: passengers.length,
  }),
});

/** What a list shows of a booking's draft, and what going on with it needs. */
export function bookingHead(first: ChosenSolution, draft: BookingDraft): string {
  const match = searchKey(first.search);
  const current = chosenSolution.get();
  // A price that was accepted meanwhile stands in the tab's choice.
  const chosen = current && searchKey(current.search) === match ? current : first;
  const { journeys, validatingCarrier } = chosen.solution;
  const dates = journeys.map(({ segments }) => segments[0]?.departure.slice(0, 10) ?? '').filter(Boolean);
  const title = { route: routeOf(journeys), dates, airline: validatingCarrier, ...bookingDraft.summary(draft) };
  const resume: FlightResume = { chosen, match };
  return JSON.stringify({ title, resume } satisfies DraftHead);
}
