import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { createStore } from '../../api/store.ts';
import { completeDraft, type OpenedDraft } from '../../offline/drafts/drafts.ts';
import { forgetOpenDraft } from '../../offline/drafts/open-id.ts';
import { within } from '../../offline/within.ts';
import { type BookingDraft, bookingHead } from './booking-draft.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingAttempt } from './kept-booking.ts';

/** The order is made: the agent waits no longer than this for the draft to go. */
const LONGEST_NOTE_MS = 1500;

/**
 * Where one passenger form is kept: its draft, which stays until the server has accepted the order. `untouched` is the form before
 * anything is typed: no draft is made of it.
 */
export function bookingPlace(
  { session, values: kept }: OpenedDraft<BookingDraft>,
  chosen: ChosenSolution,
  untouched: BookingValues,
) {
  const blank: BookingDraft = { values: untouched, attempt: null, fills: [], pasted: '' };
  const held = createStore<BookingDraft>(kept ?? blank);
  let isDraft = kept !== null;
  const change = (next: Partial<BookingDraft>): void => {
    const draft = { ...held.get(), ...next };
    held.set(draft);
    if (!isDraft && JSON.stringify(draft) === JSON.stringify(blank)) return;
    isDraft = true;
    session.change(draft, bookingHead(chosen, draft));
  };
  return {
    session,
    /** All of the draft as it stands, followed by what shows parts of it. */
    held,
    change,
    /** Written down before this returns, so that a booking which is sent next is never forgotten. */
    write: (values: BookingValues, attempt: BookingAttempt | null) => {
      change({ values, attempt });
      session.hide();
    },
    /** What another tab or device wrote into the draft. */
    follow: (onValues: (values: BookingValues) => void) =>
      session.follow((draft) => {
        isDraft = true;
        held.set(draft);
        onValues(draft.values);
      }),
    /** Done with it: the order is made. Ends when the device has noted that, or takes too long to. */
    drop: (): Promise<void> => {
      forgetOpenDraft();
      return within(completeDraft(session.id), LONGEST_NOTE_MS);
    },
  };
}
export type BookingPlace = ReturnType<typeof bookingPlace>;
