import { useCallback, useRef, useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder, OrderInput } from '../../../contract/flight-orders.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import type { BookingPlace } from './booking-place.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingAttempt } from './kept-booking.ts';

/** lost: nobody knows whether the booking was made; refused: it was not; session: log in, then the same goes out again. */
export type BookingOutcome =
  | { kind: 'booked'; order: FlightOrder }
  | { kind: 'lost' | 'refused' | 'session'; error: unknown };

/** Answers after which a booking may exist all the same. Everything else the server refused before it wrote anything. */
const SURE_REFUSALS: readonly number[] = [
  REFUSALS.supplierUnavailable.code,
  REFUSALS.notReady.code,
  REFUSALS.busy.code,
];

export function outcomeOf(error: unknown): 'lost' | 'refused' | 'session' {
  if (!(error instanceof ApiError)) return 'lost';
  if (error.kind === 'session') return 'session';
  if (error.code === REFUSALS.requestInProgress.code) return 'lost';
  if (error.kind === 'refused' || SURE_REFUSALS.includes(error.code)) return 'refused';
  return 'lost';
}

/** Another tab or device books this form, or has booked it. */
export function isBookedTwice(outcome: BookingOutcome | null): boolean {
  if (outcome === null || outcome.kind === 'booked') return false;
  return outcome.error instanceof ApiError && outcome.error.code === REFUSALS.idempotencyMismatch.code;
}

/**
 * Sends a booking so that it is made once: the attempt is written down before it leaves, a lost answer sends the very same again
 * under the same key, and a second tap while one runs does nothing. The draft's own id is the key, so that a form which is open in
 * two places is booked in one of them only, unless the agent wants it `anew`.
 */
export function useBooking(place: Pick<BookingPlace, 'session' | 'held' | 'write' | 'drop'>) {
  const [attempt, setAttempt] = useState<BookingAttempt | null>(() => place.held.get().attempt);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  /** Stays over a log-in in between: a request without a session was never carried out, so it may go out as it then stands. */
  const key = useRef<string | null>(null);

  const send = useCallback(
    async (next: BookingAttempt, values: BookingValues): Promise<BookingOutcome | null> => {
      if (sending.current) return null;
      sending.current = true;
      setBusy(true);
      place.write(values, next);
      try {
        const order = await call('createFlightOrder', next.body, { idempotencyKey: next.key });
        await place.drop();
        return { kind: 'booked', order };
      } catch (error) {
        const kind = outcomeOf(error);
        const open = kind === 'lost' ? next : null;
        key.current = kind === 'refused' ? null : next.key;
        place.write(values, open);
        setAttempt(open);
        return { kind, error };
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    [place],
  );

  const book = useCallback(
    (body: OrderInput, values: BookingValues, anew = false) =>
      send(attempt ?? { key: anew ? crypto.randomUUID() : (key.current ?? place.session.id), body }, values),
    [attempt, send, place],
  );
  /** Sends an unanswered booking again, as it was. */
  const repeat = useCallback(
    (values: BookingValues) => (attempt ? send(attempt, values) : Promise.resolve(null)),
    [attempt, send],
  );
  return { book, repeat, busy, unanswered: attempt };
}
