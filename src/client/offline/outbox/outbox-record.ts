import { RESEND_DAYS } from '../../../contract/limits.ts';
import { isRecord } from '../../api/is-record.ts';

/** Why the server refused an item, in the words it gave the agent. */
export interface Refused {
  /** Six digits; 0 when it gave none. */
  code: number;
  message: string;
  /** The server's current record, if an older version was refused. */
  current?: unknown;
  /** Not refused: it may have arrived so long ago that the server has forgotten it, and the agent decides. */
  unsure?: true;
}

/** A pending change. */
export interface OutboxRecord {
  format: 1;
  /** Also its Idempotency-Key: however often it is sent, it is done once. */
  id: string;
  /** The owner: `${apiBase}|${user id}`. */
  account: string;
  kind: string;
  /** The endpoint's name and input. */
  call: string;
  input: Readonly<Record<string, unknown>>;
  /** The state before the change, if the screen needs it to see what changed; never sent. */
  before?: unknown;
  /** What it is about, such as an order's number: where it is shown, and what a newer change replaces. */
  subject: string;
  /** Place in the queue. */
  seq: number;
  /** When the agent made it: ISO 8601 in UTC. */
  at: string;
  state: 'waiting' | 'sending' | 'refused';
  /** It was sent at least once without an answer: the server may have it. */
  maybeArrived: boolean;
  /** When it was first sent (milliseconds of the epoch); earlier versions of the app did not store it. */
  sentAt?: number;
  /** How often the server failed on it with a fault of its own, and when it is retried (milliseconds of the epoch). */
  faults: number;
  failures: number;
  retryAt: number;
  refused: Refused | null;
  /** It can be undone and is not sent before then (milliseconds of the epoch). */
  heldUntil?: number;
}

/** Longer than a message with Undo is shown. */
export const UNDO_MS = 10_000;

/** Whether it can still be undone; a later end comes from a clock that was set back. */
export function isHeld({ heldUntil = 0 }: Pick<OutboxRecord, 'heldUntil'>, now: number): boolean {
  return heldUntil > now && heldUntil <= now + UNDO_MS;
}

const DAY_MS = 24 * 60 * 60_000;
/** Clock corrections smaller than this are common. */
const SMALL_STEP_MS = DAY_MS;

/**
 * Whether to ask before resending an item: the server may have it and may have forgotten its key. Also if the device's clock was set back
 * since, which hides how long ago that was.
 */
export function mustAsk({ state, maybeArrived, sentAt, at }: OutboxRecord, now: number): boolean {
  const age = now - (sentAt ?? Date.parse(at));
  const isKnown = age >= -SMALL_STEP_MS && age <= RESEND_DAYS.byItself * DAY_MS;
  return state === 'waiting' && maybeArrived && !isKnown;
}

const TEXTS = ['id', 'account', 'kind', 'call', 'subject', 'at'] as const;
const NUMBERS = ['seq', 'faults', 'failures', 'retryAt'] as const;
const STATES: readonly unknown[] = ['waiting', 'sending', 'refused'];

function isRefused(value: unknown): value is Refused | null {
  return value === null || (isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string');
}

/** Whether a stored value is an item that this version of the app understands. */
export function isOutboxRecord(value: unknown): value is OutboxRecord {
  return (
    isRecord(value) &&
    value.format === 1 &&
    TEXTS.every((name) => typeof value[name] === 'string') &&
    NUMBERS.every((name) => typeof value[name] === 'number') &&
    STATES.includes(value.state) &&
    typeof value.maybeArrived === 'boolean' &&
    isRecord(value.input) &&
    isRefused(value.refused) &&
    [value.heldUntil, value.sentAt].every((time) => time === undefined || typeof time === 'number')
  );
}

export type NewItem = Pick<OutboxRecord, 'account' | 'kind' | 'call' | 'input' | 'subject' | 'before'> &
  // For an item sent before it was added: its key.
  Partial<Pick<OutboxRecord, 'id' | 'maybeArrived'>>;

const LONGEST_WAIT_MS = 5 * 60_000;
/** Jitter lengthens a wait by at most this factor. */
const SPREAD = 1.25;

/** Wait before resending an item after so many failures in a row: 2 s, doubled each time, five minutes at most. */
export function retryWait(failures: number, chance: number): number {
  const wait = Math.min(2000 * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
  return wait * (SPREAD - 0.5 + chance / 2);
}

/** When an item is sent next (milliseconds of the epoch); a time beyond any wait comes from a clock that was set back. */
export function dueAt({ retryAt }: Pick<OutboxRecord, 'retryAt'>, now: number): number {
  return retryAt > now + LONGEST_WAIT_MS * SPREAD ? now : retryAt;
}
