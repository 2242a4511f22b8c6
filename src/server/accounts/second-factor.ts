import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { type DataKeys, derivedBytes, unseal } from '../crypto/at-rest.ts';
import { stepOf, toBase32 } from '../crypto/totp.ts';
import type { Tx } from '../db/database.ts';
import { secondFactors as t } from '../db/schema/second-factors.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { type Mailed, mailUser } from './mail-user.ts';

/** The sealing context of a user's secret. */
export const secondFactorContext = (userId: string) => `second-factor:${userId}`;

const RECOVERY_CODES = 8;
const SIX_DIGITS = /^\d{6}$/;

const CODE_BYTES = 10;
const ALL_BYTES = RECOVERY_CODES * CODE_BYTES;

export interface RecoveryCodesMade {
  codes: string[];
  /** What is stored of them. */
  hashes: string[];
}

/** Unused recovery codes, each 80 bits in groups of four letters. */
export function makeRecoveryCodes(random: Buffer = randomBytes(ALL_BYTES)): RecoveryCodesMade {
  const codes = Array.from({ length: RECOVERY_CODES }, (_, i) => {
    const text = toBase32(random.subarray(i * CODE_BYTES, (i + 1) * CODE_BYTES));
    return (text.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
  return { codes, hashes: codes.map(hashOf) };
}

/**
 * The recovery codes of a request with an idempotency key, so that a retry gets the same ones if the answer was lost: they are derived from
 * the key and stored nowhere. The first are of the current data key, the others of earlier ones.
 */
export function recoveryCodesOf(
  keys: DataKeys,
  userId: string,
  requestKey: string,
): [RecoveryCodesMade, ...RecoveryCodesMade[]] {
  const [now, ...earlier] = derivedBytes(`${userId}\n${requestKey}`, keys, 'recovery codes', ALL_BYTES);
  return [makeRecoveryCodes(now), ...earlier.map((bytes) => makeRecoveryCodes(bytes))];
}

const RECALLED_MS = 24 * 60 * 60_000;

/**
 * The recovery codes that this user's request was answered with, for a day and while none of them was used; null otherwise, and for a key
 * that enabled nothing.
 */
export async function recallRecoveryCodes(
  tx: Pick<Tx, 'select'>,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  userId: string,
  requestKey: string,
): Promise<string[] | null> {
  const [row] = await tx.select().from(t).where(eq(t.userId, userId));
  if (!row?.confirmedAt || clock.now().getTime() - row.confirmedAt.getTime() > RECALLED_MS) return null;
  const kept = row.recoveryHashes.join();
  const made = recoveryCodesOf(settings.dataKeys, userId, requestKey).find(({ hashes }) => hashes.join() === kept);
  return made?.codes ?? null;
}

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('base64url');

/** Whether a selected user's log-ins require a code. */
export const HAS_SECOND_FACTOR = sql<boolean>`exists (select 1 from ${t} factor
  where factor.user_id = ${users}.id and factor.confirmed_at is not null)`;

/** Whether this user's log-ins do. */
export async function hasSecondFactor(db: Pick<Tx, 'select'>, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: t.userId })
    .from(t)
    .where(and(eq(t.userId, userId), isNotNull(t.confirmedAt)));
  return found !== undefined;
}

/**
 * Redeems a code of the user's app, whose time step was not used yet, or a recovery code. Of two concurrent calls only one succeeds: a
 * single conditional write marks it as used.
 */
export async function redeemSecondFactor(
  tx: Tx,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  userId: string,
  typed: string,
): Promise<Refusal | null> {
  const code = typed.replace(/\s/g, '');
  const [row] = await tx.select().from(t).where(eq(t.userId, userId));
  if (!row) return refuse('secondFactorWrong');
  const used = SIX_DIGITS.test(code)
    ? await takeStep(
        tx,
        userId,
        stepOf(unseal(row.sealed, settings.dataKeys, secondFactorContext(userId)), code, clock.now()),
      )
    : await takeRecovery(tx, userId, hashOf(code));
  return used ? null : refuse('secondFactorWrong');
}

async function takeStep(tx: Tx, userId: string, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const used = await tx
    .update(t)
    .set({ lastStep: step })
    .where(and(eq(t.userId, userId), lt(t.lastStep, step)))
    .returning({ userId: t.userId });
  return used.length > 0;
}

async function takeRecovery(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const used = await tx
    .update(t)
    .set({ recoveryHashes: sql`array_remove(${t.recoveryHashes}, ${hash}::text)` })
    .where(and(eq(t.userId, userId), isNotNull(t.confirmedAt), sql`${hash}::text = any(${t.recoveryHashes})`))
    .returning({ userId: t.userId });
  return used.length > 0;
}

/**
 * Removes the second factor of another user's account, whose log-ins then require the password alone, and mails the user about it. Returns
 * false if there was none.
 */
export async function resetSecondFactor(tx: Tx, deps: Deps, actor: Actor, user: Mailed): Promise<boolean> {
  if (!(await hasSecondFactor(tx, user.id))) return false;
  await dropSecondFactor(tx, user.id);
  await mailUser(tx, deps, actor, user, { kind: 'secondFactorRemoved', path: '/profile/security' });
  return true;
}

/** This user's log-ins require the password alone again. */
export async function dropSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(t).where(eq(t.userId, userId));
}
