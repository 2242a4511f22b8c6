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
      known = await readFrameHosts(db);
      readAt = now;
    }
    return known.get(host.split('.', 1)[0] ?? '') ?? [];
  };
}
