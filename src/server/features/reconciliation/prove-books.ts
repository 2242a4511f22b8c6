import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import { type Difference, findDifferences } from '../../ledger/find-differences.ts';
import { announceDesk } from '../../orders/desk/desk-tasks.ts';
import { providerId } from '../../orders/provider.ts';

const DAY_MS = 24 * 3_600_000;

type Row = typeof ledgerDifferences.$inferSelect;

/**
 * Proves the books and brings the desk's queue up to date with what does not agree: what is new is put there, what is gone is taken off,
 * and what somebody has closed stays closed while it is the same. All of it is seen at one moment.
 */
export async function proveBooks(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  const found = await deps.db.transaction((tx) => findDifferences(tx, at), { isolationLevel: 'repeatable read' });
  await inTransaction(deps, async (tx) => {
    const provider = await providerId(tx);
    for (const difference of found) {
      const row = await note(tx, deps, difference, at);
      if (row.closedAt === null) await putTask(tx, deps, row, provider);
    }
    const gone = await closeGone(tx, at);
    if (found.length + gone > 0) await announceDesk(tx, deps, provider, null);
    return {};
  });
  const about = { differences: found.length };
  if (found.length > 0) deps.log.error(about, 'the books do not agree: the desk has been told');
  else deps.log.info(about, 'the books agree');
}

/** Writes it down; one that had gone by itself and is there again is open again. */
async function note(tx: Tx, { ids }: Pick<Deps, 'ids'>, difference: Difference, at: Date): Promise<Row> {
  const { expected, actual, ...about } = difference;
  const t = ledgerDifferences;
  const again = { expected, actual, seenAt: at };
  const [row] = await tx
    .insert(t)
    .values({ id: ids.uuid(), ...about, ...again, gap: actual - expected, foundAt: at })
    .onConflictDoUpdate({
      target: [t.companyId, t.what, t.subject, t.currency, t.gap],
      set: { ...again, closedAt: sql`case when ${t.closedBy} is null then null else ${t.closedAt} end` },
    })
    .returning();
  if (!row) throw new Error('a difference was not written down');
  return row;
}

async function putTask(tx: Tx, { ids }: Pick<Deps, 'ids'>, row: Row, provider: string): Promise<void> {
  await tx
    .insert(deskTasks)
    .values({
      id: ids.uuid(),
      providerId: provider,
      companyId: row.companyId,
      kind: 'books',
      differenceId: row.id,
      since: row.seenAt,
      dueAt: new Date(row.seenAt.getTime() + DAY_MS),
    })
    .onConflictDoNothing({ target: deskTasks.differenceId });
}

/** Those that were not seen this time; answers how many. */
async function closeGone(tx: Tx, at: Date): Promise<number> {
  const t = ledgerDifferences;
  const gone = await tx
    .update(t)
    .set({ closedAt: at })
    .where(and(isNull(t.closedAt), lt(t.seenAt, at)))
    .returning({ id: t.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(deskTasks).where(inArray(deskTasks.differenceId, ids));
  return ids.length;
}

/** Takes one off the queue that somebody has looked into. */
export async function dropDifferenceTask(tx: Tx, differenceId: string): Promise<void> {
  await tx.delete(deskTasks).where(eq(deskTasks.differenceId, differenceId));
}
