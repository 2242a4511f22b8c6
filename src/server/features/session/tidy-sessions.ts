import { lt } from 'drizzle-orm';
import { SESSION_IDLE_MS, SINGLE_LOGIN_MS } from '../../../contract/limits.ts';
import { loginAttempts, sessions, singleLogins } from '../../db/schema/sessions.ts';
import type { Deps } from '../../deps.ts';
import { WINDOW_MS } from './login-limits.ts';

/** How long ended sessions stay known, so that a device that was away hears why it was signed out. */
const KEEP_ENDED_MS = 30 * 24 * 60 * 60_000;

/** Removes sessions that ended long ago, and counts of attempts that count no more. */
export async function tidySessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await db.delete(sessions).where(lt(sessions.lastUsedAt, before(SESSION_IDLE_MS + KEEP_ENDED_MS)));
  await db.delete(loginAttempts).where(lt(loginAttempts.since, before(WINDOW_MS)));
  // From the future of one clock to the past of it: then it is too old to be used again.
  await db.delete(singleLogins).where(lt(singleLogins.at, before(3 * SINGLE_LOGIN_MS)));
}
