import { isIPv6 } from 'node:net';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { type DataKeys, keyedHash } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { sessions, loginAttempts as t } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';

/**
 * Attempts an hour that need not wait: at one account from one address, and from everywhere it has not signed in before. One
 * address alone gets through 80 in no hour, so it never slows the account elsewhere.
 */
const FREE = { place: 5, account: 90 } as const;
/** What comes after waits a second, then twice as long each time, up to this. */
const LONGEST_WAIT_SECONDS = 60;
/** Counts begin anew after this. */
export const WINDOW_MS = 60 * 60_000;

/**
 * Counts an attempt to sign in before its password is looked at, so that attempts at once cannot slip by, for all server processes
 * together. What comes too soon is refused with the seconds to wait, and not counted. The owner of an account that others guess at
 * signs in unhindered from where it was signed in before.
 * @param username as it is looked up.
 * @param place the caller's, of `placeOf`.
 */
export function countAttempt(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'settings'>,
  username: string,
  place: string,
): Promise<Refusal | null> {
  const now = deps.clock.now();
  const [atPlace, inAll] = keysOf(deps.settings.dataKeys, username, place);
  return inTransaction(deps, async (tx) => {
    const here = await count(tx, atPlace, FREE.place, now);
    if (isRefusal(here) || (await isKnown(tx, username, place))) return here;
    return count(tx, inAll, FREE.account, now);
  });
}

/** A right password takes the counts back. */
export async function forgiveAttempts(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  username: string,
  place: string,
): Promise<void> {
  await db.delete(t).where(inArray(t.key, keysOf(settings.dataKeys, username, place)));
}

/** Where a caller is, as attempts are counted: an address of IPv6 is one of very many in the same house. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

async function count(tx: Tx, key: string, free: number, now: Date): Promise<Refusal | null> {
  // The exponent stops where the longest wait is passed.
  const seconds = sql`case when ${t.attempts} < ${free} then 0
    else least(${LONGEST_WAIT_SECONDS}, power(2, least(${t.attempts} - ${free}, 10))) end`;
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
      setWhere: or(isOver, lte(waitEnds, now)),
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
function keysOf(keys: DataKeys, username: string, place: string): [atPlace: string, inAll: string] {
  const keyOf = (text: string) => keyedHash(text, keys, 'login attempt').text;
  return [keyOf(JSON.stringify([username, place])), keyOf(JSON.stringify([username]))];
}
