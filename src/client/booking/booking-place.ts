import { createStore, type Store } from '../api/store.ts';
import { within } from '../api/within.ts';
import { completeDraft, type OpenedDraft } from '../offline/drafts/drafts.ts';
import { forgetOpenDraft } from '../offline/drafts/open-id.ts';
import { type BookingAttempt, type FormDraft, plainDraft } from './form-draft.ts';

/** The order is made: the agent waits at most this long for the draft to go. */
const LONGEST_NOTE_MS = 1500;

/** Machine-filled values and pasted text, in any such form. */
type Filled = Pick<FormDraft<unknown, unknown>, 'fills' | 'pasted'>;

/** The part of a `BookingPlace` that the fill features use. */
export interface FillsPlace {
  session: { id: string };
  held: Pick<Store<Filled>, 'get' | 'subscribe'>;
  change: (next: Partial<Filled>) => void;
}

/**
 * The storage of one booking form: its draft, which stays until the server has accepted the order. `untouched` is the form before any
 * input: it makes no draft. `headOf` is what lists show of it.
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
    /** The whole current draft, with change notifications. */
    held,
    change,
    /** Persisted before this returns, so that a booking which is sent next is never forgotten. */
    write: (values: V, attempt: BookingAttempt<B> | null) => {
      change({ values, attempt });
      session.hide();
    },
    /** Writes of other tabs or devices to the draft. */
    follow: (onValues: (values: V) => void) =>
      session.follow((draft) => {
        isDraft = true;
        held.set(draft);
        onValues(draft.values);
      }),
    /** Deletes it: the order is made. Resolves when that is persisted, or takes too long. */
    drop: (): Promise<void> => {
      forgetOpenDraft(session.id);
      return within(completeDraft(session.id), LONGEST_NOTE_MS);
    },
  };
}
export type BookingPlace<V, B> = ReturnType<typeof bookingPlace<V, B>>;
