import { and, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import { REPORTED_CHECKS } from '../../../contract/books.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import { keepProof, proveOn } from '../../ledger/proof/proven.ts';
import { announceDesk } from '../../orders/desk/desk-tasks.ts';
import { reportDifference } from '../../orders/desk/report-difference.ts';
import { providerId } from '../../orders/provider.ts';

/**
 * Checks the books from where last night's check ended (`npm run ledger:check` checks all of them) and updates the desk's queue: new
 * differences are added, resolved ones removed, and those closed by a user stay closed while unchanged. All of it reads one snapshot, and
 * the progress is stored together with the differences.
 */
export async function proveBooks(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  const proof = await deps.db.transaction((tx) => proveOn(tx, at), { isolationLevel: 'repeatable read' });
  const { found } = proof;
  await inTransaction(deps, async (tx) => {
    const provider = await providerId(tx);
    for (const difference of found) await reportDifference(tx, deps, difference, { at, provider });
    const gone = await closeResolved(tx, at);
    await keepProof(tx, proof, at);
    if (found.length + gone > 0) await announceDesk(tx, deps, provider, null);
    return {};
  });
  const about = { differences: found.length, from: proof.before?.base ?? 0, upTo: proof.postings.last };
  if (found.length > 0) deps.log.error(about, 'the books do not agree: the desk has been told');
  else deps.log.info(about, 'the books agree');
}

/** Closes those not found this time; returns how many. Those reported by webhooks or late actions of suppliers are settled by a user. */
async function closeResolved(tx: Tx, at: Date): Promise<number> {
  const t = ledgerDifferences;
  const gone = await tx
    .update(t)
    .set({ closedAt: at })
    .where(and(isNull(t.closedAt), lt(t.seenAt, at), notInArray(t.what, [...REPORTED_CHECKS])))
    .returning({ id: t.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(deskTasks).where(inArray(deskTasks.differenceId, ids));
  return ids.length;
}
