import type { InputOf, OutputOf } from '../../contract/endpoints.ts';
import { callUnder } from '../api/call.ts';
import { endpointOf } from '../api/endpoint-of.ts';
import { isOutcomeUnknown } from '../api/errors.ts';
import { keysInFlight, leftOpen, underWay } from '../api/intents.ts';
import { isKnownKind } from '../offline/drafts/draft-kind.ts';
import { type DraftRecord, parseJson } from '../offline/drafts/draft-record.ts';
import { followDrafts, listDrafts, markBooked } from '../offline/drafts/drafts.ts';
import type { Lost, LostSource } from '../offline/lost-answers/look-up.ts';
import { BOOKING_CALLS, type BookingCall } from './booking-calls.ts';
import { type BookingAttempt, readAttempt } from './form-draft.ts';

/** Sends a booking of a draft. Every window sees it as in flight, and is notified if its answer is lost. */
export async function sendBooking<N extends BookingCall>(
  name: N,
  { key, body }: BookingAttempt<InputOf<N>>,
): Promise<OutputOf<N>> {
  try {
    return await underWay(key, () => callUnder(key, name, body), true);
  } catch (error) {
    if (isOutcomeUnknown(error)) leftOpen.tell();
    throw error;
  }
}

/** How long the server remembers its answers. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

/** The unanswered booking of a draft; null where there is none that can be looked up. */
async function lostOf({ id, kind, doc }: DraftRecord): Promise<Lost | null> {
  const part = doc.parts.find(({ key }) => key === 'attempt');
  const attempt = part && readAttempt(parseJson(part.content));
  if (!attempt || !isKnownKind(kind) || Date.now() - Date.parse(part.at) > REMEMBERED_MS) return null;
  const name = BOOKING_CALLS[kind];
  const { path } = await endpointOf(name);
  return { key: attempt.key, name, path, end: () => void markBooked(id) };
}

/** Bookings whose answers were lost: their drafts store them, with their idempotency keys. */
export const lostBookings: LostSource = {
  all: async () => {
    const lost = await Promise.all((await listDrafts()).map(lostOf));
    const isUnderWay = await keysInFlight();
    return lost.flatMap((one) => (one === null || isUnderWay(one.key) ? [] : [one]));
  },
  // Any of them may have changed: a login has unlocked the drafts.
  follow: (listener) =>
    followDrafts((id) => {
      if (id === '') listener();
    }),
};
