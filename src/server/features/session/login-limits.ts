import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { type DataKeys, keyedHash } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { sessions, loginAttempts as t } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';

/** How many attempts an hour need not wait, and how long one after them waits at most: a second first, then twice as long each time. */
interface Limit {
  free: number;
  longestSeconds: number;
}

/** At one account from one address. */
const AT_PLACE: Limit = { free: 5, longestSeconds: 60 };
/** At one account from everywhere it has not signed in before. One address alone gets through 80 in no hour, and never slows it elsewhere. */
const IN_ALL: Limit = { free: 90, longestSeconds: 60 };
/**
 * From one address at all accounts that have not signed in there before. An office of fifty people who are all new and each mistype twice
 * comes to a hundred, and right passwords do not count. Guesses get through some 330 in an hour, where each account alone would let five
 * through at once; somebody who is new there waits no longer than a login page is waited for.
 */
const FROM_ADDRESS: Limit = { free: 100, longestSeconds: 15 };
/** Counts begin anew after this. */
export const WINDOW_MS = 60 * 60_000;

/** An attempt as it was counted. */
export interface Attempt {
  /** Of the account at this address, and of the account everywhere. */
  account: readonly [string, string];
  /** Of the address; null where it was not counted there. */
  address: string | null;
}

interface Attempting {
  /** As it is looked up. */
  username: string;
  /** The caller's, of http/caller-place.ts. */
  place: string;
  /** The caller is in already: their address does not keep them out. */
  isSignedIn?: boolean;
  /** The caller's browser, where this account was signed in before: it is counted by itself, wherever it is and whoever guesses beside it. */
  device?: string | null;
}

/**
 * Counts an attempt to sign in before its password is looked at, so that attempts at once cannot slip by, for all server processes
 * together. What comes too soon is refused with the seconds to wait, and not counted. The owner of an account that others guess at
 * signs in unhindered in a browser that it was signed in with before, and from where it was, unless the guesses come from there too.
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
 * Counts a refused single login of an agency, which keeps nobody out. False where so many came in this hour that one more is not worth
 * an entry of its log: whoever knows its code, which stands on its papers, could fill that for ever.
 */
export async function countRefused(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'settings'>,
  { code, place }: { code: string; place: string },
): Promise<boolean> {
  const now = deps.clock.now();
  // A blank is in no username.
  const { atPlace, inAll } = keysOf(deps.settings.dataKeys, `single login ${code}`, place);
  const counted = await inTransaction<object>(
    deps,
    async (tx) => (await count(tx, atPlace, AT_PLACE, now)) ?? (await count(tx, inAll, IN_ALL, now)) ?? {},
  );
  return !isRefusal(counted);
}

/** A right password takes the counts of its account back, and its own attempt from those of the address: nobody's guesses at others. */
export async function forgiveAttempts({ db }: Pick<Deps, 'db'>, { account, address }: Attempt): Promise<void> {
  await db.delete(t).where(inArray(t.key, [...account]));
  if (address === null) return;
  await db
    .update(t)
    .set({ attempts: sql`${t.attempts} - 1` })
    .where(and(eq(t.key, address), gt(t.attempts, 0)));
}

async function count(tx: Tx, key: string, { free, longestSeconds }: Limit, now: Date): Promise<Refusal | null> {
  // The exponent stops where the longest wait is passed.
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
      // Two at once may be counted in another order than they came: one that need not wait is let in whenever the last one was.
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
 * Neither who tried nor from where can be read from what is kept, nor what was typed, which may be a password in the wrong field. Under
 * a new data key the counts begin anew.
 */
function keysOf(keys: DataKeys, username: string, place: string) {
  const keyOf = (parts: Readonly<Record<string, string>> | readonly string[]) =>
    keyedHash(JSON.stringify(parts), keys, 'login attempt').text;
  return { atPlace: keyOf([username, place]), inAll: keyOf([username]), fromAddress: keyOf({ place }) };
}
