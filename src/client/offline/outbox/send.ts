import { REFUSALS } from '../../../contract/errors.ts';
import { firstEndpoints } from '../../../contract/first-endpoints.ts';
import { isRecord } from '../../api/is-record.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxRecord, Refused } from './outbox-record.ts';

/** What became of one attempt to send an item. */
export type Outcome =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; refused: Refused }
  /** `arrived`: null when nobody knows. `fault`: the server failed on it. `waitMs`: how long it asked to wait. */
  | { state: 'later'; arrived: false | null; fault: boolean; waitMs?: number }
  /** Nobody is logged in any more. */
  | { state: 'stop' };

export interface SendParts {
  outbox: Outbox;
  account: string;
  /** Whether this version of the app knows how to send it. */
  canSend: (record: OutboxRecord) => boolean;
  /** `limit` is over when the answer has been waited for long enough; what it then rejects with is no answer. */
  send: (record: OutboxRecord, limit: AbortSignal) => Promise<Outcome>;
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Also what is still to wait after a failure. */
  hurry: boolean;
  onDone: (record: OutboxRecord, answer: unknown) => void;
}

/** An answer that was no: its status, and what its envelope says. */
export interface Denial {
  status: number;
  code: number;
  message: string;
  /** The session has ended. */
  session: boolean;
  data: unknown;
}

/** What the server's code and status say of an attempt that it answered with no. */
export function outcomeOf(answer: Denial): Outcome {
  const { status, code, message, data } = answer;
  if (answer.session) return { state: 'stop' };
  if (status === 429) return { state: 'later', arrived: false, fault: false };
  // The same request is being worked on at this moment, for another tab or an earlier try.
  if (code === IN_PROGRESS) return { state: 'later', arrived: null, fault: false };
  if (status === 0) return { state: 'later', arrived: null, fault: false };
  // 502 to 504 are of a server that is not there; only 500 may be this item's own doing.
  if (status >= 500) return { state: 'later', arrived: null, fault: status === 500 };
  const current = isRecord(data) && code === REFUSALS.staleVersion.code ? { current: data.current } : {};
  return { state: 'refused', refused: { code, message, ...current } };
}
const IN_PROGRESS = 409_007;

/** What is to be deleted and is not there is deleted: by an earlier try whose answer was lost, or by somebody else. */
function isGone(record: OutboxRecord, outcome: Outcome): boolean {
  const isDeletion = Object.entries(firstEndpoints).some(
    ([name, { method }]) => name === record.call && method === 'DELETE',
  );
  return isDeletion && outcome.state === 'refused' && outcome.refused.code === REFUSALS.notFound.code;
}

/** A line that is dead without saying so must not hold the lock: the item keeps its key, and is asked for again. */
const LONGEST_CALL_MS = 20_000;
const LOST: Outcome = { state: 'later', arrived: null, fault: false };

async function attempt({ send }: Pick<SendParts, 'send'>, record: OutboxRecord): Promise<Outcome> {
  const limit = AbortSignal.timeout(LONGEST_CALL_MS);
  try {
    return await send(record, limit);
  } catch (error) {
    if (limit.aborted) return LOST;
    throw error;
  }
}

/** Whoever sends for an account holds this lock. */
export const sendLock = (account: string) => `interline-outbox-send|${account}`;

/**
 * Sends what waits, in order, one tab (or the service worker) at a time. Ends at the first item that has to wait. Answers how many
 * were sent.
 */
export function sendWaiting(parts: SendParts): Promise<number> {
  return parts.exclusively(sendLock(parts.account), async () => {
    const { outbox, account, canSend } = parts;
    await outbox.settleLeftovers(account);
    let sent = 0;
    for (;;) {
      const record = await outbox.claim(account, canSend, parts.hurry);
      if (!record) return sent;
      const outcome = await attempt(parts, record);
      if (outcome.state === 'done' || isGone(record, outcome)) {
        await outbox.done(record, outcome.state === 'done' ? outcome.answer : null);
        parts.onDone(record, outcome.state === 'done' ? outcome.answer : null);
        sent += 1;
      } else if (outcome.state === 'refused') {
        await outbox.refuse(record, outcome.refused);
      } else {
        const why = outcome.state === 'stop' ? { arrived: false as const, fault: false, waitMs: 0 } : outcome;
        await outbox.postpone(record, why);
        return sent;
      }
    }
  });
}
