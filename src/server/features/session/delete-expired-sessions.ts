import { lt } from 'drizzle-orm';
import { SESSION_IDLE_MS, SINGLE_LOGIN_MS } from '../../../contract/limits.ts';
import { loginAttempts, sessions, singleLogins } from '../../db/schema/sessions.ts';
import type { Deps } from '../../deps.ts';
import { WINDOW_MS } from './login-limits.ts';

/** Retention of ended sessions, so that a device that was offline learns why it was signed out. */
const KEEP_ENDED_MS = 30 * 24 * 60 * 60_000;

/** Deletes sessions that ended long ago, and expired counts of attempts. */
export async function deleteExpiredSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await db.delete(sessions).where(lt(sessions.lastUsedAt, before(SESSION_IDLE_MS + KEEP_ENDED_MS)));
  await db.delete(loginAttempts).where(lt(loginAttempts.since, before(WINDOW_MS)));
  // Covers clock skew in both directions: then it is too old to be reused.
  await db.delete(singleLogins).where(lt(singleLogins.at, before(3 * SINGLE_LOGIN_MS)));
}
