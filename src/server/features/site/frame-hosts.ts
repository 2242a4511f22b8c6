import { isDatabaseFault } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import type { AskedPage, FindFrameHosts } from '../../http/security-headers.ts';
import { type AgencyFrames, readAgencyFrames } from './reads.ts';

const KEEP_MS = 60_000;

/**
 * Finds who may show a page in a frame: the origins that one agency has allowed and no other's. It is the agency of the `code` that a
 * single login has in its address, or else of the host name; a page that names neither shows in no frame. Asks the database once a
 * minute at most.
 */
export function frameHostFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindFrameHosts {
  let last: readonly AgencyFrames[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    try {
      last = await readAgencyFrames(db);
    } catch (error) {
      // A page needs no database: while that is away, what was known stands.
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
    // Pages that are asked for at once wait for the same answer.
    return hostsOf(await reading, page);
  };
}

/** Under the host name of an agency, a code counts of that agency and of those below it: no stranger shows its pages in a frame. */
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
