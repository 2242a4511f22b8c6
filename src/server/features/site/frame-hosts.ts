import { isDatabaseFault } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import type { AskedPage, FindFrameHosts } from '../../http/security-headers.ts';
import { type AgencyFrames, readAgencyFrames } from './reads.ts';

const KEEP_MS = 60_000;

/**
 * Finds who may frame a page: the origins allowed by one agency only, that of the `code` in a single login's address, or else of the host
 * name; a page with neither may not be framed. Reads the database once a minute at most.
 */
export function frameHostFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindFrameHosts {
  let last: readonly AgencyFrames[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    try {
      last = await readAgencyFrames(db);
    } catch (error) {
      // Pages need no database: while it is unavailable, the last result stays.
      if (isDatabaseFault(error)) return last;
      readAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
    return last;
  };
  let reading: Promise<readonly AgencyFrames[]> = Promise.resolve(last);
  return async (page) => {
    const now = clock.now().getTime();
    if (now - readAt > KEEP_MS) {
      readAt = now;
      reading = read();
    }
    // Concurrent requests share one read.
    return hostsOf(await reading, page);
  };
}

/** On an agency's host name, only codes of it and of those below it count: strangers cannot frame its pages. */
function hostsOf(known: readonly AgencyFrames[], { host, code }: AskedPage): readonly string[] {
  const prefix = host.split('.', 1)[0] ?? '';
  const ofHost = known.find((one) => one.prefix !== '' && one.prefix === prefix);
  const ofCode = known.find((one) => one.code === code);
  const found = ofHost === undefined || isOf(known, ofCode, ofHost) ? (ofCode ?? ofHost) : ofHost;
  return found?.hosts ?? [];
}

/** Whether an agency is this one, or below it. */
function isOf(known: readonly AgencyFrames[], agency: AgencyFrames | undefined, above: AgencyFrames): boolean {
  if (agency === undefined) return false;
  const { parentId } = agency;
  const parent = known.find(({ id }) => id === parentId);
  return agency.id === above.id || isOf(known, parent, above);
}
