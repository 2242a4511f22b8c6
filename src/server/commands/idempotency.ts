import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { RESEND_DAYS } from '../../contract/limits.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import { type DataKeys, type KeyedHash, keyedHash } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

/** Identifies a request that may be repeated. */
export interface RequestKey {
  companyId: string;
  userId: string;
  command: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long an answer is stored for repeated requests. */
const KEPT_DAYS = 7;
export const RETENTION_MS = KEPT_DAYS * DAY_MS;

/** Requests that a device may queue offline and send much later. */
const WAITING = Object.entries<Pick<Endpoint<unknown, unknown>, 'mayWait'>>(endpoints).flatMap(([name, { mayWait }]) =>
  mayWait ? [name] : [],
);

/** A hash that distinguishes inputs, document numbers included; the order of fields does not count. */
export function hashInput(input: unknown, keys: DataKeys): KeyedHash {
  return keyedHash(JSON.stringify(sorted(input)), keys, 'request hash');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
}

function matches(k: RequestKey) {
  const t = idempotencyKeys;
  return and(eq(t.companyId, k.companyId), eq(t.userId, k.userId), eq(t.command, k.command), eq(t.key, k.key));
}

export type Claim = { state: 'new' } | { state: 'running' } | { state: 'done'; answer: unknown };
/** What is stored under a request's key. */
export type Known = Exclude<Claim, { state: 'new' }>;

/**
 * Claims a key for this request. If another transaction holds the same new key, waits for it to end. Returns the stored answer of a
 * finished request, and refuses with idempotencyMismatch when the key came with another body.
 */
export async function claimKey(tx: Tx, k: RequestKey, hash: KeyedHash, at: Date): Promise<Claim | Refusal> {
  const created = await tx
    .insert(idempotencyKeys)
    .values({ ...k, requestHash: hash.text, state: 'running', createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (created.length === 1) return { state: 'new' };
  const [row] = await tx.select().from(idempotencyKeys).where(matches(k));
  // The first request was rolled back between the two statements; the caller may simply retry.
  if (!row) return refuse('requestInProgress');
  if (!hash.fits(row.requestHash)) return refuse('idempotencyMismatch');
  return row.state === 'done' ? { state: 'done', answer: row.answer } : { state: 'running' };
}

/** The outcome of the request with this key; null if none has used it, or its transaction has not ended. */
export async function findKey(db: Pick<Tx, 'select'>, k: RequestKey): Promise<Known | null> {
  const [row] = await db.select().from(idempotencyKeys).where(matches(k));
  if (!row) return null;
  return row.state === 'done' ? { state: 'done', answer: row.answer } : { state: 'running' };
}

/** Stores the answer for repeated requests. */
export async function completeKey(tx: Tx, k: RequestKey, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ state: 'done', answer }).where(matches(k));
}

/** Releases a key after a request that changed nothing, so that it can be retried. */
export async function releaseKey(tx: Tx, k: RequestKey): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(matches(k), eq(idempotencyKeys.state, 'running')));
}

/** Deletes answers past their retention. */
export async function deleteOldKeys(tx: Tx, now: Date): Promise<void> {
  const { command, createdAt, state } = idempotencyKeys;
  const isOlder = (days: number) => lt(createdAt, new Date(now.getTime() - days * DAY_MS));
  const isOver = or(
    and(notInArray(command, WAITING), isOlder(KEPT_DAYS)),
    and(inArray(command, WAITING), isOlder(RESEND_DAYS.keysKept)),
  );
  await tx.delete(idempotencyKeys).where(and(isOver, eq(state, 'done')));
}
