import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { SESSION_LIFE_MS } from '../../contract/limits.ts';
import { effectivelyDisabledAt } from '../accounts/effective-company.ts';
import { companies } from '../db/schema/companies.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';

/** How long a stream may outlive its session if the notification of the end is lost. */
const LOOK_EVERY_MS = 20_000;

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'sessions'>;

/** Ends what was opened with a session as soon as that ends, for whatever reason: one query for all that is open. */
export class SessionWatch {
  readonly #deps: WatchDeps;
  /** The function that ends each open item, with its session. */
  readonly #open = new Map<() => void, string>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #mustLook = false;

  constructor(deps: WatchDeps) {
    this.#deps = deps;
    deps.sessions.onChange(() => void this.#look());
  }

  /** Calls `end` when the session has ended, even if it already has. Returns the function to stop. */
  add(sessionId: string, end: () => void): () => void {
    this.#open.set(end, sessionId);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS);
    void this.#look();
    return () => {
      this.#open.delete(end);
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** A change during a check triggers another one after it. */
  async #look(): Promise<void> {
    this.#mustLook = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#mustLook) {
      this.#mustLook = false;
      await this.#endEnded();
    }
    this.#isLooking = false;
  }

  async #endEnded(): Promise<void> {
    const open = [...this.#open];
    if (open.length === 0) return;
    try {
      const standing = await findValidSessions(this.#deps, [...new Set(open.map(([, id]) => id))]);
      for (const [end, id] of open) if (!standing.has(id)) end();
    } catch (error) {
      // Without the database there are no notifications either; the next check is at most a heartbeat away.
      this.#deps.log.error({ err: error }, 'the sessions of open streams could not be checked');
    }
  }
}

/** The valid ones of the sessions: not signed out, replaced, reset or expired, and neither the user nor any company above disabled. */
async function findValidSessions({ db, clock }: WatchDeps, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        inArray(sessions.id, ids),
        isNull(sessions.endedAt),
        gt(sessions.createdAt, new Date(clock.now().getTime() - SESSION_LIFE_MS)),
        isNull(users.disabledAt),
        isNull(effectivelyDisabledAt()),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
