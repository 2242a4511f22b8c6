import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Difference } from '../../ledger/difference.ts';
import { providerId } from '../provider.ts';
import { announceDesk } from './desk-tasks.ts';
import { closeResolved, reportDifference } from './report-difference.ts';

type DeskDeps = Pick<Deps, 'clock' | 'events' | 'ids'>;

/** Reports a difference of money to the provider's desk, once however often it recurs, and returns its id. */
export async function notifyDesk(tx: Tx, deps: DeskDeps, difference: Difference): Promise<string> {
  const provider = await providerId(tx);
  const id = await reportDifference(tx, deps, difference, { at: deps.clock.now(), provider });
  await announceDesk(tx, deps, provider, null);
  return id;
}

/** Closes a difference that has resolved itself; does nothing where the desk has none. */
export async function closeDeskReport(
  tx: Tx,
  deps: DeskDeps,
  about: Pick<Difference, 'companyId' | 'what' | 'subject'>,
): Promise<void> {
  if (await closeResolved(tx, about, deps.clock.now())) await announceDesk(tx, deps, await providerId(tx), null);
}
