import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { type DataKeys, keyedHash } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { sessions, loginAttempts as t } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';

/** Attempts per hour without a delay, and the maximum delay after them: a second first, then doubled each time. */
interface Limit {
  free: number;
  longestSeconds: number;
}

/** For one account from one address. */
const AT_PLACE: Limit = { free: 5, longestSeconds: 60 };
/** For one account from all new addresses. One address alone never reaches 80 in an hour, and never slows it elsewhere. */
const IN_ALL: Limit = { free: 90, longestSeconds: 60 };
/**
 * From one address for all accounts new there. An office of fifty new people who each mistype twice makes a hundred, and right passwords do
 * not count. Some 330 guesses pass in an hour, where each account's limit would pass five at once; the longest delay is acceptable for a
 * log-in page.
 */
const FROM_ADDRESS: Limit = { free: 100, longestSeconds: 15 };
/** Counts reset after this. */
export const WINDOW_MS = 60 * 60_000;

/** A counted attempt. */
export interface Attempt {
  /** Keys of the account at this address, and of the account everywhere. */
  account: readonly [string, string];
  /** Key of the address; null where not counted. */
  address: string | null;
}

interface Attempting {
  /** Normalised. */
  username: string;
  /** From http/caller-place.ts. */
  place: string;
  /** The caller is signed in: the limit of their address does not apply. */
  isSignedIn?: boolean;
  /**
   * The caller's browser, if this account has signed in there before: it is counted separately, wherever it is and whoever else guesses.
   */
  device?: string | null;
}

/**
 * Counts an attempt to sign in before its password is checked, so that concurrent attempts cannot evade the limits, across all server
 * processes. An attempt too early is refused with the seconds to wait, and not counted. The owner of an account under attack signs in
 * without delay from browsers and addresses used before, unless the guesses come from there too.
 */
export async function countAttempt(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'settings'>,
  { username, place, isSignedIn = false, device = null }: Attempting,
): Promise<Attempt | Refusal> {
  const now = deps.clock.now();
  const { atPlace, inAll, fromAddress } = keysOf(deps.settings.dataKeys, username, device ?? place);
  const account = [atPlace, inAll] as const;
  return inTransaction(deps, async (tx) => {
    const here = await count(tx, atPlace, AT_PLACE, now);
    if (isRefusal(here)) return here;
    if (device !== null || (await isKnown(tx, username, place))) return { account, address: null };
    const from = isSignedIn ? null : await count(tx, fromAddress, FROM_ADDRESS, now);
    if (isRefusal(from)) return from;
    return (await count(tx, inAll, IN_ALL, now)) ?? { account, address: isSignedIn ? null : fromAddress };
  });
}

/**
 * Counts a refused single login of an agency, which blocks nobody. Returns false where so many came in this hour that no more are logged:
 * its code is printed on its papers, so anybody could flood the log.
 */
export async function countRefused(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'settings'>,
  { code, place }: { code: string; place: string },
): Promise<boolean> {
  const now = deps.clock.now();
  // Usernames have no spaces.
  const { atPlace, inAll } = keysOf(deps.settings.dataKeys, `single login ${code}`, place);
  const counted = await inTransaction<object>(
    deps,
    async (tx) => (await count(tx, atPlace, AT_PLACE, now)) ?? (await count(tx, inAll, IN_ALL, now)) ?? {},
  );
  return !isRefusal(counted);
}

/** A right password resets the counts of its account, and removes its own attempt, but no guesses at others, from the address. */
export async function resetAttempts({ db }: Pick<Deps, 'db'>, { account, address }: Attempt): Promise<void> {
  await db.delete(t).where(inArray(t.key, [...account]));
  if (address === null) return;
  await db
    .update(t)
    .set({ attempts: sql`${t.attempts} - 1` })
    .where(and(eq(t.key, address), gt(t.attempts, 0)));
}

async function count(tx: Tx, key: string, { free, longestSeconds }: Limit, now: Date): Promise<Refusal | null> {
  // The exponent is capped at the longest wait.
  const seconds = sql`case when ${t.attempts} < ${free} then 0
    else least(${longestSeconds}, power(2, least(${t.attempts} - ${free}, 10))) end`;
  const waitEnds = sql<Date>`${t.lastAt} + ${seconds} * interval '1 second'`.mapWith(t.lastAt);
  const isOver = lte(t.since, new Date(now.getTime() - WINDOW_MS));
  const counted = await tx
    .insert(t)
    .values({ key, attempts: 1, since: now, lastAt: now })
    .onConflictDoUpdate({
      target: t.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${t.attempts} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${t.since} end`,
        lastAt: now,
      },
      // Concurrent attempts may be counted out of order: one that need not wait passes whenever the last one was.
      setWhere: or(isOver, lt(t.attempts, free), lte(waitEnds, now)),
    })
    .returning({ key: t.key });
  if (counted.length > 0) return null;
  const [waiting] = await tx.select({ waitEnds }).from(t).where(eq(t.key, key));
  const left = (waiting?.waitEnds.getTime() ?? 0) - now.getTime();
  return refuse('loginLocked', { params: { seconds: Math.max(1, Math.ceil(left / 1000)) } });
}

async function isKnown(tx: Tx, username: string, place: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sql`lower(${users.username})`, username), eq(sessions.place, place)))
    .limit(1);
  return found !== undefined;
}

/**
 * Keyed hashes hide who tried, from where, and what was typed, which may be a password in the wrong field. A new data key resets the
 * counts.
 */
function keysOf(keys: DataKeys, username: string, place: string) {
  const keyOf = (parts: Readonly<Record<string, string>> | readonly string[]) =>
    keyedHash(JSON.stringify(parts), keys, 'login attempt').text;
  return { atPlace: keyOf([username, place]), inAll: keyOf([username]), fromAddress: keyOf({ place }) };
}
