import { useState } from 'react';
import type { InputOf, OutputOf } from '../../contract/endpoints.ts';
import { useLatest } from '../ui/use-latest.ts';
import { type AttemptState, type BookingOutcome, firstState, unansweredOf } from './attempt.ts';
import type { BookingCall } from './booking-calls.ts';
import type { BookingPlace } from './booking-place.ts';
import { bookingSender, type SenderParts } from './booking-sender.ts';
import type { BookingAttempt } from './form-draft.ts';
import { sendBooking } from './lost-bookings.ts';

/** How the form of a page is booked; `V` is what it asks, `N` the call that it becomes. */
export interface Booking<V, N extends BookingCall> {
  /** Null where one is under way. */
  book(body: InputOf<N>, values: V, anew?: boolean): Promise<BookingOutcome<OutputOf<N>> | null>;
  repeat(values: V): Promise<BookingOutcome<OutputOf<N>> | null>;
  busy: boolean;
  /** What was sent and has no answer yet. */
  unanswered: BookingAttempt<InputOf<N>> | null;
}

/** What the page of a form knows of its booking, and how it is sent. */
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
