import type { InputOf, OutputOf } from '../../contract/endpoints.ts';
import { callUnder } from '../api/call.ts';
import { endpointOf } from '../api/endpoint-of.ts';
import { leavesOpen } from '../api/errors.ts';
import { keysUnderWay, leftOpen, underWay } from '../api/intents.ts';
import { isKnownKind } from '../offline/drafts/draft-kind.ts';
import { type DraftRecord, parseJson } from '../offline/drafts/draft-record.ts';
import { followDrafts, listDrafts, markBooked } from '../offline/drafts/drafts.ts';
import type { Lost, LostSource } from '../offline/lost-answers/look-up.ts';
import { BOOKING_CALLS, type BookingCall } from './booking-calls.ts';
import { type BookingAttempt, readAttempt } from './form-draft.ts';

/** Sends a booking of a draft. It is known to every window as on its way, and told of where it is left without an answer. */
export async function sendBooking<N extends BookingCall>(
  name: N,
  { key, body }: BookingAttempt<InputOf<N>>,
): Promise<OutputOf<N>> {
  try {
    return await underWay(key, () => callUnder(key, name, body), true);
  } catch (error) {
    if (leavesOpen(error)) leftOpen.tell();
    throw error;
  }
}

/** The server remembers what it has answered for no longer. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

/** The booking that was sent from a draft and not answered; null where there is none that can be asked about. */
async function lostOf({ id, kind, doc }: DraftRecord): Promise<Lost | null> {
  const part = doc.parts.find(({ key }) => key === 'attempt');
  const attempt = part && readAttempt(parseJson(part.content));
  if (!attempt || !isKnownKind(kind) || Date.now() - Date.parse(part.at) > REMEMBERED_MS) return null;
  const name = BOOKING_CALLS[kind];
  const { path } = await endpointOf(name);
  return { key: attempt.key, name, path, end: () => void markBooked(id) };
}

/** Bookings whose answers were lost: their drafts remember them, with the key that each went out under. */
export const lostBookings: LostSource = {
  all: async () => {
    const lost = await Promise.all((await listDrafts()).map(lostOf));
    const isUnderWay = await keysUnderWay();
    return lost.flatMap((one) => (one === null || isUnderWay(one.key) ? [] : [one]));
  },
  // Any of them may have changed: a log-in has opened what was locked.
  follow: (listener) =>
    followDrafts((id) => {
      if (id === '') listener();
    }),
};
