import { isDatabaseFault } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import { readFrameHosts } from './reads.ts';

const KEEP_MS = 60_000;

/** Finds who may frame the portal under a host name; asks the database once a minute at most. */
export function frameHostFinder({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (host: string) => Promise<readonly string[]> {
  let known = new Map<string, readonly string[]>();
  let readAt = Number.NEGATIVE_INFINITY;
  return async (host) => {
    const now = clock.now().getTime();
    if (now - readAt > KEEP_MS) {
      readAt = now;
      known = await readFrameHosts(db).catch((error: unknown) => stale(error, known));
    }
    return known.get(host.split('.', 1)[0] ?? '') ?? [];
  };
}

/** A page needs no database: while that is away, what was known stands. */
function stale<T>(error: unknown, known: T): T {
  if (isDatabaseFault(error)) return known;
  throw error;
}
