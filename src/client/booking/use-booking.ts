import { useState } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { type AttemptState, firstState, unansweredOf } from './attempt.ts';
import type { BookingPlace } from './booking-place.ts';
import { bookingSender, type SenderParts } from './booking-sender.ts';

/** What the page of a form knows of its booking, and how it is sent. */
export function useBooking<V, B, O>(
  place: Pick<BookingPlace<V, B>, 'session' | 'held' | 'write' | 'drop'>,
  create: SenderParts<V, B, O>['create'],
) {
  const [kept] = useState(() => place.held.get().attempt);
  const [state, setState] = useState<AttemptState<B>>(() => firstState(kept));
  const parts = useLatest((): SenderParts<V, B, O> => ({ place, create }));
  const [{ book, repeat }] = useState(() => bookingSender(kept, parts, setState));
  return { book, repeat, busy: state.at === 'sending', unanswered: unansweredOf(state) };
}
