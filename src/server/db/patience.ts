import { isAuthorizationFault, isDatabaseFault, reasonOf } from './faults.ts';

const AGAIN_MS = 1000;

/** Crash recovery takes a while; a database that is not back by then needs the operator. */
export const START_PATIENCE_MS = 60_000;

/**
 * Runs `work`, which needs the database, and retries it from the start while the database is away or recovering, for `patienceMs` at most;
 * then throws the last error. Other errors are thrown at once.
 */
export async function retryWhileDatabaseAway<T>(
  work: () => Promise<T>,
  log: { warn(fields: object, text: string): void },
  patienceMs: number,
): Promise<T> {
  for (const until = Date.now() + patienceMs; ; await new Promise((done) => setTimeout(done, AGAIN_MS))) {
    try {
      return await work();
    } catch (error) {
      const passes = isDatabaseFault(error) && !isAuthorizationFault(error);
      if (!passes || Date.now() + AGAIN_MS > until) throw error;
      log.warn({ reason: reasonOf(error) }, 'waiting for the database');
    }
  }
}
