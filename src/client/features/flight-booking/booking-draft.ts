import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { ShoppingInput } from '../../../contract/flight-search.ts';
import { type ChosenSolution, chosenSolution } from '../../api/chosen-solution.ts';
import type { FormDraft } from '../../booking/form-draft.ts';
import { joinParty, partySummary, splitParty } from '../../booking/kept-party.ts';
import { defineDraft } from '../../offline/drafts/draft-kind.ts';
import type { DraftHead } from '../../offline/drafts/draft-record.ts';
import type { FlightResume } from '../../offline/drafts/resume.ts';
import { routeOf } from '../../trip/itinerary.ts';
import type { BookingValues } from './booking-values.ts';

/** A flight's passenger form with its draft data. */
export type BookingDraft = FormDraft<BookingValues, OrderInput>;

/** Identifies a form's trip and party. The currency does not matter, the passengers stay the same. */
export function searchKey({ journeys, passengers, bookingType }: ShoppingInput): string {
  return JSON.stringify([bookingType, journeys, [passengers.adult, passengers.child, passengers.infant]]);
}

/** Drafts of the passenger form of flights. */
export const bookingDraft = defineDraft<BookingDraft>({
  kind: 'flight-passengers',
  split: (draft) => splitParty(draft, { selfTransferAccepted: draft.values.selfTransferAccepted }),
  join: (parts) =>
    joinParty<BookingValues, OrderInput>(parts, (party, { selfTransferAccepted }) => ({
      ...party,
      selfTransferAccepted: selfTransferAccepted === true,
    })),
  migrate: () => null, // version 1 is the first: nothing older can be there
  summary: ({ values }) => partySummary(values),
});

/** The list's summary of a booking's draft, and what resuming it needs. */
export function bookingHead(first: ChosenSolution, draft: BookingDraft): string {
  const match = searchKey(first.search);
  const current = chosenSolution.get();
  // A price accepted meanwhile is in the tab's choice.
  const chosen = current && searchKey(current.search) === match ? current : first;
  const { journeys, validatingCarrier } = chosen.solution;
  const dates = journeys.map(({ segments }) => segments[0]?.departure.slice(0, 10) ?? '').filter(Boolean);
  const title = {
    route: routeOf(journeys),
    dates,
    airline: validatingCarrier,
    train: '',
    ...bookingDraft.summary(draft),
  };
  const resume: FlightResume = { chosen, match };
  return JSON.stringify({ title, resume } satisfies DraftHead);
}
