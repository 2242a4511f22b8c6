import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import type { Difference } from '../../ledger/find-differences.ts';

const DAY_MS = 24 * 3_600_000;

type Row = typeof ledgerDifferences.$inferSelect;
type NoteDeps = Pick<Deps, 'ids'>;

/** Puts a difference before a provider's desk and answers its id. One that somebody has closed stays closed while it is the same. */
export async function noteDifference(
  tx: Tx,
  deps: NoteDeps,
  difference: Difference,
  { at, provider }: { at: Date; provider: string },
): Promise<string> {
  const row = await writeDown(tx, deps, difference, at);
  if (row.closedAt === null) await putTask(tx, deps, row, provider);
  return row.id;
}

/** Writes it down; one that had gone by itself and is there again is open again. */
async function writeDown(tx: Tx, { ids }: NoteDeps, difference: Difference, at: Date): Promise<Row> {
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

/** Takes one off the queue that somebody has looked into. */
export async function dropDifferenceTask(tx: Tx, differenceId: string): Promise<void> {
  await tx.delete(deskTasks).where(eq(deskTasks.differenceId, differenceId));
}
