import { createStore, type Store } from '../api/store.ts';
import { completeDraft, type OpenedDraft } from '../offline/drafts/drafts.ts';
import { forgetOpenDraft } from '../offline/drafts/open-id.ts';
import { within } from '../offline/within.ts';
import type { BookingAttempt, PartyDraft } from './kept-party.ts';
import type { PartyValues } from './party-values.ts';

/** The order is made: the agent waits no longer than this for the draft to go. */
const LONGEST_NOTE_MS = 1500;

/** What was filled in by machine and what was pasted, wherever a passenger form is kept. */
type Filled = Pick<PartyDraft<PartyValues, unknown>, 'fills' | 'pasted'>;

/** The part of a `BookingPlace` that the ways to fill in a passenger know. */
export interface FillsPlace {
  session: { id: string };
  held: Pick<Store<Filled>, 'get' | 'subscribe'>;
  change: (next: Partial<Filled>) => void;
}

/**
 * Where one passenger form is kept: its draft, which stays until the server has accepted the order. `untouched` is the form before
 * anything is typed: no draft is made of it. `headOf` is what lists show of it.
 */
export function bookingPlace<V extends PartyValues, B>(
  { session, values: kept }: OpenedDraft<PartyDraft<V, B>>,
  headOf: (draft: PartyDraft<V, B>) => string,
  untouched: V,
) {
  const blank: PartyDraft<V, B> = { values: untouched, attempt: null, fills: [], pasted: '' };
  const held = createStore<PartyDraft<V, B>>(kept ?? blank);
  let isDraft = kept !== null;
  const change = (next: Partial<PartyDraft<V, B>>): void => {
    const draft = { ...held.get(), ...next };
    held.set(draft);
    if (!isDraft && JSON.stringify(draft) === JSON.stringify(blank)) return;
    isDraft = true;
    session.change(draft, headOf(draft));
  };
  return {
    session,
    /** All of the draft as it stands, followed by what shows parts of it. */
    held,
    change,
    /** Written down before this returns, so that a booking which is sent next is never forgotten. */
    write: (values: V, attempt: BookingAttempt<B> | null) => {
      change({ values, attempt });
      session.hide();
    },
    /** What another tab or device wrote into the draft. */
    follow: (onValues: (values: V) => void) =>
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
export type BookingPlace<V extends PartyValues, B> = ReturnType<typeof bookingPlace<V, B>>;
