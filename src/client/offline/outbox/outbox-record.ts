import { isRecord } from '../../api/is-record.ts';

/** Why the server did not take an item, in the words it gave the agent. */
export interface Refused {
  /** Six digits; 0 when it gave none. */
  code: number;
  message: string;
  /** The record as the server had it, of a refusal for an older version. */
  current?: unknown;
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
    (value.heldUntil === undefined || typeof value.heldUntil === 'number')
  );
}

export type NewItem = Pick<OutboxRecord, 'account' | 'kind' | 'call' | 'input' | 'subject' | 'before'> &
  // Of one that was sent before it came here: the key it went under.
  Partial<Pick<OutboxRecord, 'id' | 'maybeArrived'>>;

/** How long after so many failures in a row an item is sent again: 2 s, doubled each time, five minutes at most. */
export function retryWait(failures: number, chance: number): number {
  const wait = Math.min(2000 * 2 ** Math.max(0, failures - 1), 5 * 60_000);
  return wait * (0.75 + chance / 2);
}
