import { RESEND_DAYS } from '../../../contract/limits.ts';
import { isRecord } from '../../api/is-record.ts';

/** Why the server did not take an item, in the words it gave the agent. */
export interface Refused {
  /** Six digits; 0 when it gave none. */
  code: number;
  message: string;
  /** The record as the server had it, of a refusal for an older version. */
  current?: unknown;
  /** Nobody refused it: it may have arrived so long ago that the server would not know it again, and the agent decides. */
  unsure?: true;
}

/** One change that waits to be sent. */
export interface OutboxRecord {
  format: 1;
  /** Also its Idempotency-Key: however often it is sent, it is done once. */
  id: string;
  /** Whose change it is: `${apiBase}|${user id}`. */
  account: string;
  kind: string;
  /** The endpoint's name, and what goes in. */
  call: string;
  input: Readonly<Record<string, unknown>>;
  /** What the change was made on top of, where the screen can tell by it what was touched; never sent. */
  before?: unknown;
  /** What it is about, such as an order's number: where it is shown, and what a newer change replaces. */
  subject: string;
  /** Place in the queue. */
  seq: number;
  /** When the agent made it: ISO 8601 in UTC. */
  at: string;
  state: 'waiting' | 'sending' | 'refused';
  /** It was sent at least once and no answer came: the server may have it. */
  maybeArrived: boolean;
  /** When it first went out (milliseconds of the epoch); earlier versions of the app did not write it down. */
  sentAt?: number;
  /** How often the server could not take it for a reason of its own, and when it is tried next (milliseconds of the epoch). */
  faults: number;
  failures: number;
  retryAt: number;
  refused: Refused | null;
  /** It can be undone and is not sent before then (milliseconds of the epoch). */
  heldUntil?: number;
}

/** Longer than a message with Undo is shown. */
export const UNDO_MS = 10_000;

/** Whether it can still be undone; an end further off than that is of a clock that was set back. */
export function isHeld({ heldUntil = 0 }: Pick<OutboxRecord, 'heldUntil'>, now: number): boolean {
  return heldUntil > now && heldUntil <= now + UNDO_MS;
}

const DAY_MS = 24 * 60 * 60_000;
/** Clocks are set right by less than this all the time. */
const SMALL_STEP_MS = DAY_MS;

/**
 * Whether to ask before an item is sent once more: the server may have it, and may have forgotten its key. Also where the device's clock
 * was set back since, which hides how long ago that was.
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

/** Whether what lies on the device is an item that this version of the app understands. */
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
  // Of one that was sent before it came here: the key it went under.
  Partial<Pick<OutboxRecord, 'id' | 'maybeArrived'>>;

const LONGEST_WAIT_MS = 5 * 60_000;
/** A wait is at most so many times longer by chance. */
const SPREAD = 1.25;

/** How long after so many failures in a row an item is sent again: 2 s, doubled each time, five minutes at most. */
export function retryWait(failures: number, chance: number): number {
  const wait = Math.min(2000 * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
  return wait * (SPREAD - 0.5 + chance / 2);
}

/** When an item is sent next (milliseconds of the epoch); a time further off than any wait is of a clock that was set back. */
export function dueAt({ retryAt }: Pick<OutboxRecord, 'retryAt'>, now: number): number {
  return retryAt > now + LONGEST_WAIT_MS * SPREAD ? now : retryAt;
}
