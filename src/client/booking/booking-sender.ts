import {
  type AttemptState,
  afterAnswer,
  type BookingOutcome,
  firstState,
  nextAttempt,
  outcomeOf,
  sendingOf,
} from './attempt.ts';
import type { BookingPlace } from './booking-place.ts';
import type { BookingAttempt } from './form-draft.ts';

export interface SenderParts<V, B, O> {
  place: Pick<BookingPlace<V, B>, 'write' | 'drop'> & { session: { id: string } };
  create: (attempt: BookingAttempt<B>) => Promise<O>;
}

/**
 * Sends a booking exactly once: the attempt is persisted before it is sent, a lost answer resends it unchanged under the same key, and a
 * second tap meanwhile does nothing. The draft's id is the idempotency key, so that a form open in two places is booked in one of them
 * only, unless the agent wants it `anew`. `kept`: the attempt stored with the form.
 */
export function bookingSender<V, B, O>(
  kept: BookingAttempt<B> | null,
  parts: () => SenderParts<V, B, O>,
  show: (state: AttemptState<B>) => void,
) {
  // Outside of React state: a second tap may precede the first render.
  let state = firstState(kept);
  const move = (next: AttemptState<B>) => {
    state = next;
    show(next);
  };

  const send = async (attempt: BookingAttempt<B>, values: V): Promise<BookingOutcome<O>> => {
    const { place, create } = parts();
    move(sendingOf(state, attempt));
    place.write(values, attempt);
    try {
      const order = await create(attempt);
      await place.drop();
      move(afterAnswer(attempt, 'booked'));
      return { kind: 'booked', order };
    } catch (error) {
      const kind = outcomeOf(error);
      const next = afterAnswer(attempt, kind);
      place.write(values, next.at === 'lost' ? next.attempt : null);
      move(next);
      return { kind, error };
    }
  };

  return {
    async book(body: B, values: V, anew = false): Promise<BookingOutcome<O> | null> {
      const keys = { own: parts().place.session.id, anew: anew ? crypto.randomUUID() : null };
      const attempt = nextAttempt(state, body, keys);
      return attempt && send(attempt, values);
    },
    /** Resends an unanswered booking unchanged. */
    async repeat(values: V): Promise<BookingOutcome<O> | null> {
      return state.at === 'lost' ? send(state.attempt, values) : null;
    },
  };
}
