import { createStore, type Store } from '../api/store.ts';
import { within } from '../api/within.ts';
import { completeDraft, type OpenedDraft } from '../offline/drafts/drafts.ts';
import { forgetOpenDraft } from '../offline/drafts/open-id.ts';
import { type BookingAttempt, type FormDraft, plainDraft } from './form-draft.ts';

/** The order is made: the agent waits no longer than this for the draft to go. */
const LONGEST_NOTE_MS = 1500;

/** What was filled in by machine and what was pasted, wherever such a form is kept. */
type Filled = Pick<FormDraft<unknown, unknown>, 'fills' | 'pasted'>;

/** The part of a `BookingPlace` that the ways to fill in a passenger know. */
export interface FillsPlace {
  session: { id: string };
  held: Pick<Store<Filled>, 'get' | 'subscribe'>;
  change: (next: Partial<Filled>) => void;
}

/**
 * Where one form is kept that becomes a booking: its draft, which stays until the server has accepted the order. `untouched` is the form before
 * anything is typed: no draft is made of it. `headOf` is what lists show of it.
 */
export function bookingPlace<V, B>(
  { session, values: kept }: OpenedDraft<FormDraft<V, B>>,
  headOf: (draft: FormDraft<V, B>) => string,
  untouched: V,
) {
  const blank = plainDraft<V, B>(untouched);
  const held = createStore<FormDraft<V, B>>(kept ?? blank);
  let isDraft = kept !== null;
  const change = (next: Partial<FormDraft<V, B>>): void => {
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
      forgetOpenDraft(session.kind);
      return within(completeDraft(session.id), LONGEST_NOTE_MS);
    },
  };
}
export type BookingPlace<V, B> = ReturnType<typeof bookingPlace<V, B>>;
