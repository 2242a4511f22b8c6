import { type ChosenSolution, chosenSolution } from '../../api/chosen-solution.ts';
import { isRecord } from '../../api/kept.ts';
import { defineDraft, type Parts } from '../../offline/drafts/draft-kind.ts';
import type { DraftHead } from '../../offline/drafts/draft-record.ts';
import type { FlightResume } from '../../offline/drafts/flight-resume.ts';
import { routeOf } from '../../trip/itinerary.ts';
import type { BookingValues, PassengerValues } from './booking-values.ts';
import { type BookingAttempt, isAttempt, parseBookingValues, searchKey } from './kept-booking.ts';

/** The passenger form with the booking that was sent from it and not yet answered. */
export interface BookingDraft {
  values: BookingValues;
  attempt: BookingAttempt | null;
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

/** What may have been typed for a passenger; the types of person and document are given with a fresh form. */
function typedTexts(passenger: PassengerValues): string[] {
  const { surname, givenName, gender, birthday, nationality, phone, email, frequentFlyer, document } = passenger;
  const { number, expiry, issuingPlace } = document;
  const own = [surname, givenName, gender, birthday, nationality, phone, email, number, expiry, issuingPlace];
  return [...own, frequentFlyer.airline, frequentFlyer.number];
}

/** What every airline asks of a passenger; documents differ by fare. */
const isFilled = (p: PassengerValues): boolean => [p.surname, p.givenName, p.gender, p.birthday].every(Boolean);

const nameOf = (p: PassengerValues): string => [p.surname, p.givenName].filter(Boolean).join('/');

/** Drafts of the passenger form: one part for each passenger, so that two devices can each fill in another. */
export const bookingDraft = defineDraft<BookingDraft>({
  kind: 'flight-passengers',
  split: ({ values: { passengers, contact, remark, selfTransferAccepted }, attempt }) => ({
    ...Object.fromEntries(passengers.map((passenger, i) => [`p${i}`, passenger])),
    contact,
    rest: { remark, selfTransferAccepted },
    attempt,
  }),
  join: (parts) => {
    const rest = isRecord(parts.rest) ? parts.rest : {};
    const values = parseBookingValues({ ...rest, passengers: passengersIn(parts), contact: parts.contact });
    return values && { values, attempt: isAttempt(parts.attempt) ? parts.attempt : null };
  },
  migrate: () => null, // version 1 is the first: nothing older can be there
  isEmpty: ({ values: { passengers, remark }, attempt }) =>
    attempt === null && remark === '' && passengers.flatMap(typedTexts).every((text) => text === ''),
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
