import { and, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import { TOLD_CHECKS } from '../../../contract/books.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import { keepProof, proveOn } from '../../ledger/proof/proven.ts';
import { announceDesk } from '../../orders/desk/desk-tasks.ts';
import { noteDifference } from '../../orders/desk/note-difference.ts';
import { providerId } from '../../orders/provider.ts';

/**
 * Proves the books from where they were proved the night before (`npm run ledger:check` proves all of them) and brings the desk's queue up
 * to date with what does not agree: what is new is put there, what is gone is taken off, and what somebody has closed stays closed while it
 * is the same. All of it is seen at one moment, and counts as proved together with what was found.
 */
export async function proveBooks(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  const proof = await deps.db.transaction((tx) => proveOn(tx, at), { isolationLevel: 'repeatable read' });
  const { found } = proof;
  await inTransaction(deps, async (tx) => {
    const provider = await providerId(tx);
    for (const difference of found) await noteDifference(tx, deps, difference, { at, provider });
    const gone = await closeGone(tx, at);
    await keepProof(tx, proof, at);
    if (found.length + gone > 0) await announceDesk(tx, deps, provider, null);
    return {};
  });
  const about = { differences: found.length, from: proof.before?.base ?? 0, upTo: proof.postings.last };
  if (found.length > 0) deps.log.error(about, 'the books do not agree: the desk has been told');
  else deps.log.info(about, 'the books agree');
}

/**
 * Those that were not seen this time; answers how many. What a payment provider has signed or a supplier did late is for somebody to
 * settle.
 */
async function closeGone(tx: Tx, at: Date): Promise<number> {
  const t = ledgerDifferences;
  const gone = await tx
    .update(t)
    .set({ closedAt: at })
    .where(and(isNull(t.closedAt), lt(t.seenAt, at), notInArray(t.what, [...TOLD_CHECKS])))
    .returning({ id: t.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(deskTasks).where(inArray(deskTasks.differenceId, ids));
  return ids.length;
}
