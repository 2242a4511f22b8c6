import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

/** Names a request that may arrive more than once. */
export interface RequestKey {
  companyId: string;
  userId: string;
  command: string;
  key: string;
}

/** How long an answer is kept for a repeated request. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** SHA-256 of an input; the order of its fields does not count. */
export function hashInput(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest('hex');
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

/**
 * Takes a key for this request. While another transaction holds the same new key this waits for its end. Answers the stored
 * answer of a finished request, and refuses with idempotencyMismatch when the key came with another body.
 */
export async function claimKey(tx: Tx, k: RequestKey, requestHash: string, at: Date): Promise<Claim | Refusal> {
  const created = await tx
    .insert(idempotencyKeys)
    .values({ ...k, requestHash, state: 'running', createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (created.length === 1) return { state: 'new' };
  const [row] = await tx.select().from(idempotencyKeys).where(matches(k));
  // The first request was undone between the two statements; the caller may simply ask again.
  if (!row) return refuse('requestInProgress');
  if (row.requestHash !== requestHash) return refuse('idempotencyMismatch');
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
export async function forgetOldKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)), eq(idempotencyKeys.state, 'done')));
}
