import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { RESEND_DAYS } from '../../contract/limits.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import { type DataKeys, type KeyedHash, keyedHash } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

/** Names a request that may arrive more than once. */
export interface RequestKey {
  companyId: string;
  userId: string;
  command: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long an answer is kept for a repeated request. */
const KEPT_DAYS = 7;
export const RETENTION_MS = KEPT_DAYS * DAY_MS;

/** What a device may send again much later. */
const WAITING = Object.entries<Pick<Endpoint<unknown, unknown>, 'mayWait'>>(endpoints).flatMap(([name, { mayWait }]) =>
  mayWait ? [name] : [],
);

/** What tells an input from another, names and numbers of documents among it; the order of its fields does not count. */
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
/** What is known of a request by its key. */
export type Known = Exclude<Claim, { state: 'new' }>;

/**
 * Takes a key for this request. While another transaction holds the same new key this waits for its end. Answers the stored
 * answer of a finished request, and refuses with idempotencyMismatch when the key came with another body.
 */
export async function claimKey(tx: Tx, k: RequestKey, hash: KeyedHash, at: Date): Promise<Claim | Refusal> {
  const created = await tx
    .insert(idempotencyKeys)
    .values({ ...k, requestHash: hash.text, state: 'running', createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (created.length === 1) return { state: 'new' };
  const [row] = await tx.select().from(idempotencyKeys).where(matches(k));
  // The first request was undone between the two statements; the caller may simply ask again.
  if (!row) return refuse('requestInProgress');
  if (!hash.fits(row.requestHash)) return refuse('idempotencyMismatch');
  return row.state === 'done' ? { state: 'done', answer: row.answer } : { state: 'running' };
}

/** What became of the request with this key; null where nothing has come under it, or its transaction is not at its end. */
export async function findKey(db: Pick<Tx, 'select'>, k: RequestKey): Promise<Known | null> {
  const [row] = await db.select().from(idempotencyKeys).where(matches(k));
  if (!row) return null;
  return row.state === 'done' ? { state: 'done', answer: row.answer } : { state: 'running' };
}

/** Keeps the answer for repeated requests. */
export async function settleKey(tx: Tx, k: RequestKey, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ state: 'done', answer }).where(matches(k));
}

/** Gives a key back after a request that changed nothing, so that it may be tried again. */
export async function freeKey(tx: Tx, k: RequestKey): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(matches(k), eq(idempotencyKeys.state, 'running')));
}

/** Removes answers that nobody will ask for again. */
export async function deleteOldKeys(tx: Tx, now: Date): Promise<void> {
  const { command, createdAt, state } = idempotencyKeys;
  const isOlder = (days: number) => lt(createdAt, new Date(now.getTime() - days * DAY_MS));
  const isOver = or(
    and(notInArray(command, WAITING), isOlder(KEPT_DAYS)),
    and(inArray(command, WAITING), isOlder(RESEND_DAYS.keysKept)),
  );
  await tx.delete(idempotencyKeys).where(and(isOver, eq(state, 'done')));
}
