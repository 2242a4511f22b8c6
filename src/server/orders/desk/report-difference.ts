import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import type { Difference } from '../../ledger/difference.ts';

const DAY_MS = 24 * 3_600_000;

type Row = typeof ledgerDifferences.$inferSelect;
type NoteDeps = Pick<Deps, 'ids'>;

/** Reports a difference to a provider's desk and returns its id. One that was closed by hand stays closed while it is unchanged. */
export async function reportDifference(
  tx: Tx,
  deps: NoteDeps,
  difference: Difference,
  { at, provider }: { at: Date; provider: string },
): Promise<string> {
  const row = await writeDown(tx, deps, difference, at);
  if (row.closedAt === null) await putTask(tx, deps, row, provider);
  return row.id;
}

/** Stores it; reopens one that had resolved itself and recurs. */
async function writeDown(tx: Tx, { ids }: NoteDeps, difference: Difference, at: Date): Promise<Row> {
  const { expected, actual, said = '', ...about } = difference;
  const t = ledgerDifferences;
  const again = { expected, actual, said, seenAt: at };
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

async function putTask(tx: Tx, { ids }: NoteDeps, row: Row, provider: string): Promise<void> {
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

/** Removes one that has been reviewed from the queue. */
export async function dropDifferenceTask(tx: Tx, differenceId: string): Promise<void> {
  await tx.delete(deskTasks).where(eq(deskTasks.differenceId, differenceId));
}

/** Closes what has resolved itself and removes it from the queue; returns whether there was any. What was closed by hand stays so. */
export async function closeResolved(
  tx: Tx,
  { companyId, what, subject }: Pick<Difference, 'companyId' | 'what' | 'subject'>,
  at: Date,
): Promise<boolean> {
  const t = ledgerDifferences;
  const gone = await tx
    .update(t)
    .set({ closedAt: at })
    .where(and(eq(t.companyId, companyId), eq(t.what, what), eq(t.subject, subject), isNull(t.closedAt)))
    .returning({ id: t.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(deskTasks).where(inArray(deskTasks.differenceId, ids));
  return ids.length > 0;
}
