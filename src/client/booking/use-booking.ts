import { useState } from 'react';
import type { InputOf, OutputOf } from '../../contract/endpoints.ts';
import { useLatest } from '../ui/use-latest.ts';
import { type AttemptState, type BookingOutcome, firstState, unansweredOf } from './attempt.ts';
import type { BookingCall } from './booking-calls.ts';
import type { BookingPlace } from './booking-place.ts';
import { bookingSender, type SenderParts } from './booking-sender.ts';
import type { BookingAttempt } from './form-draft.ts';
import { sendBooking } from './lost-bookings.ts';

/** How a page's form is booked; `V` is its values, `N` the endpoint. */
export interface Booking<V, N extends BookingCall> {
  /** Null where one is in flight. */
  book(body: InputOf<N>, values: V, anew?: boolean): Promise<BookingOutcome<OutputOf<N>> | null>;
  repeat(values: V): Promise<BookingOutcome<OutputOf<N>> | null>;
  busy: boolean;
  /** A sent booking without an answer. */
  unanswered: BookingAttempt<InputOf<N>> | null;
}

/** The state of a form's booking, and how it is sent. */
export function useBooking<V, N extends BookingCall>(
  place: Pick<BookingPlace<V, InputOf<N>>, 'session' | 'held' | 'write' | 'drop'>,
  name: N,
): Booking<V, N> {
  const [kept] = useState(() => place.held.get().attempt);
  const [state, setState] = useState<AttemptState<InputOf<N>>>(() => firstState(kept));
  const parts = useLatest(
    (): SenderParts<V, InputOf<N>, OutputOf<N>> => ({ place, create: (attempt) => sendBooking(name, attempt) }),
  );
  const [{ book, repeat }] = useState(() => bookingSender(kept, parts, setState));
  return { book, repeat, busy: state.at === 'sending', unanswered: unansweredOf(state) };
}
