import { REFUSALS } from '../../../contract/errors.ts';
import { firstEndpoints } from '../../../contract/first-endpoints.ts';
import { isRecord } from '../../api/is-record.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxRecord, Refused } from './outbox-record.ts';

/** The outcome of one attempt to send an item. */
export type Outcome =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; refused: Refused }
  /** `arrived`: null when unknown. `fault`: the server failed on it. `waitMs`: the wait it asked for. */
  | { state: 'later'; arrived: false | null; fault: boolean; waitMs?: number }
  /** Nobody is logged in any more. */
  | { state: 'stop' };

export interface SendParts {
  outbox: Outbox;
  account: string;
  /** Whether this version of the app knows how to send it. */
  canSend: (record: OutboxRecord) => boolean;
  /** `limit` aborts when the answer takes too long; the rejection that follows is no answer. */
  send: (record: OutboxRecord, limit: AbortSignal) => Promise<Outcome>;
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Ignores waits after failures. */
  hurry: boolean;
  onDone: (record: OutboxRecord, answer: unknown) => void;
}

/** A refusal: its status, and what its envelope says. */
export interface Denial {
  status: number;
  code: number;
  message: string;
  /** The session has ended. */
  session: boolean;
  data: unknown;
}

/** The outcome of a refused attempt, by the server's code and status. */
export function outcomeOf(answer: Denial): Outcome {
  const { status, code, message, data } = answer;
  if (answer.session) return { state: 'stop' };
  if (status === 429) return { state: 'later', arrived: false, fault: false };
  // The same request is in progress, for another tab or an earlier attempt.
  if (code === IN_PROGRESS) return { state: 'later', arrived: null, fault: false };
  if (status === 0) return { state: 'later', arrived: null, fault: false };
  // 502 to 504 mean the server is unreachable; only 500 may be caused by this item.
  if (status >= 500) return { state: 'later', arrived: null, fault: status === 500 };
  const current = isRecord(data) && code === REFUSALS.staleVersion.code ? { current: data.current } : {};
  return { state: 'refused', refused: { code, message, ...current } };
}
const IN_PROGRESS = 409_007;

/** Deleting what does not exist succeeded: by an earlier try whose answer was lost, or by another user. */
function isGone(record: OutboxRecord, outcome: Outcome): boolean {
  const isDeletion = Object.entries(firstEndpoints).some(
    ([name, { method }]) => name === record.call && method === 'DELETE',
  );
  return isDeletion && outcome.state === 'refused' && outcome.refused.code === REFUSALS.notFound.code;
}

/** A connection that hangs must not hold the lock: the item keeps its key, and is sent again. */
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

/** An account's sender holds this lock. */
export const sendLock = (account: string) => `interline-outbox-send|${account}`;

/**
 * Sends items in order, one tab (or the service worker) at a time. Stops at the first item that has to wait. Returns how many were sent.
 */
export function sendWaiting(parts: SendParts): Promise<number> {
  return parts.withLock(sendLock(parts.account), async () => {
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
