import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { completeDraft, type OpenedDraft } from '../../offline/drafts/drafts.ts';
import { forgetOpenDraft } from '../../offline/drafts/open-id.ts';
import { within } from '../../offline/within.ts';
import { type BookingDraft, bookingHead } from './booking-draft.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingAttempt } from './kept-booking.ts';
import { keepFills } from './paste/fills.ts';

/** The order is made: the agent waits no longer than this for the draft to go. */
const LONGEST_NOTE_MS = 1500;

/** Where one passenger form is kept: its draft, which stays until the server has accepted the order. */
export function bookingPlace({ session, values: kept }: OpenedDraft<BookingDraft>, chosen: ChosenSolution) {
  let held = kept;
  const change = (values: BookingValues, attempt: BookingAttempt | null): void => {
    held = { values, attempt };
    session.change(held, bookingHead(chosen, held));
  };
  return {
    session,
    read: () => held,
    writeValues: (values: BookingValues) => change(values, held?.attempt ?? null),
    /** Written down before this returns, so that a booking which is sent next is never forgotten. */
    write: (values: BookingValues, attempt: BookingAttempt | null) => {
      change(values, attempt);
      session.hide();
    },
    /** What another tab or device wrote into the draft. */
    follow: (onValues: (values: BookingValues) => void) =>
      session.follow((draft) => {
        held = draft;
        onValues(draft.values);
      }),
    /** Done with it: the order is made. Ends when the device has noted that, or takes too long to. */
    drop: (): Promise<void> => {
      forgetOpenDraft();
      keepFills(session.id, []);
      return within(completeDraft(session.id), LONGEST_NOTE_MS);
    },
  };
}
export type BookingPlace = ReturnType<typeof bookingPlace>;
