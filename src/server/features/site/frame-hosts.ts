import { isDatabaseFault } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import type { FindFrameHosts } from '../../http/security-headers.ts';
import { type AgencyFrames, readAgencyFrames } from './reads.ts';

const KEEP_MS = 60_000;

/**
 * Finds who may show a page in a frame: the origins that one agency has allowed and no other's. It is the agency of the host name, or
 * of the `code` that a single login has in its address; a page that names neither shows in no frame. Asks the database once a minute
 * at most.
 */
export function frameHostFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindFrameHosts {
  let known: readonly AgencyFrames[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async ({ host, code }) => {
    const now = clock.now().getTime();
    if (now - readAt > KEEP_MS) {
      readAt = now;
      known = await readAgencyFrames(db).catch((error: unknown) => stale(error, known));
    }
    const prefix = host.split('.', 1)[0] ?? '';
    const found =
      known.find((one) => one.prefix !== '' && one.prefix === prefix) ?? known.find((one) => one.code === code);
    return found?.hosts ?? [];
  };
}

/** A page needs no database: while that is away, what was known stands. */
function stale<T>(error: unknown, known: T): T {
  if (isDatabaseFault(error)) return known;
  throw error;
}
