import { useCallback, useRef, useState } from 'react';
import {
  type AttemptState,
  afterAnswer,
  type BookingOutcome,
  firstState,
  nextAttempt,
  outcomeOf,
  sendingOf,
  unansweredOf,
} from './attempt.ts';
import type { BookingPlace } from './booking-place.ts';
import type { BookingAttempt } from './kept-party.ts';
import type { PartyValues } from './party-values.ts';

/**
 * Sends a booking so that it is made once: the attempt is written down before it leaves, a lost answer sends the very same again
 * under the same key, and a second tap while one runs does nothing. The draft's own id is the key, so that a form which is open in
 * two places is booked in one of them only, unless the agent wants it `anew`.
 */
export function useBooking<V extends PartyValues, B, O>(
  place: Pick<BookingPlace<V, B>, 'session' | 'held' | 'write' | 'drop'>,
  create: (attempt: BookingAttempt<B>) => Promise<O>,
) {
  const [state, setState] = useState<AttemptState<B>>(() => firstState(place.held.get().attempt));
  /** What a second tap sees before React has drawn the first. */
  const current = useRef(state);

  const move = useCallback((next: AttemptState<B>) => {
    current.current = next;
    setState(next);
  }, []);

  const send = useCallback(
    async (attempt: BookingAttempt<B>, values: V): Promise<BookingOutcome<O>> => {
      move(sendingOf(current.current, attempt));
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
    },
    [create, move, place],
  );

  const book = useCallback(
    async (body: B, values: V, anew = false): Promise<BookingOutcome<O> | null> => {
      const keys = { own: place.session.id, anew: anew ? crypto.randomUUID() : null };
      const attempt = nextAttempt(current.current, body, keys);
      return attempt && send(attempt, values);
    },
    [send, place],
  );
  /** Sends an unanswered booking again, as it was. */
  const repeat = useCallback(
    async (values: V): Promise<BookingOutcome<O> | null> => {
      const { current: now } = current;
      return now.at === 'lost' ? send(now.attempt, values) : null;
    },
    [send],
  );
  return { book, repeat, busy: state.at === 'sending', unanswered: unansweredOf(state) };
}
