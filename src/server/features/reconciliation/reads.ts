import { and, eq, sql } from 'drizzle-orm';
import type { DeskDifference } from '../../../contract/desk.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import { ownCompany } from '../../db/scope.ts';
import { heldByOther } from '../../orders/desk/desk-scope.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { presentDeskDifference } from './present.ts';

export type DifferenceTask = DeskTaskRow & { differenceId: string };

/**
 * The difference's task at the caller's desk, locked until the transaction ends. Refuses with notFound where it is not open there, and with
 * taskTaken where a colleague has claimed it.
 */
export async function lockDeskTask(tx: Tx, actor: Actor, id: string): Promise<DifferenceTask | Refusal> {
  const [task] = await tx
    .select()
    .from(deskTasks)
    .where(and(ownCompany(actor, deskTasks.providerId), sql`${deskTasks.differenceId}::text = ${id}`))
    .for('update');
  if (!task?.differenceId) return refuse('notFound');
  return heldByOther(task, actor) ?? { ...task, differenceId: task.differenceId };
}

/** GET /desk/v2/books/{id}: for the provider's own desk only. */
export async function readDifference(
  tx: Pick<Tx, 'select'>,
  actor: Actor,
  id: string,
): Promise<DeskDifference | Refusal> {
  const [provider] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(ownCompany(actor, companies.id), eq(companies.isProvider, true)));
  if (!provider) return refuse('notFound');
  const [row] = await tx
    .select({ difference: ledgerDifferences, task: deskTasks, agency: { id: companies.id, name: companies.name } })
    .from(ledgerDifferences)
    .innerJoin(companies, eq(companies.id, ledgerDifferences.companyId))
    .leftJoin(deskTasks, eq(deskTasks.differenceId, ledgerDifferences.id))
    .where(sql`${ledgerDifferences.id}::text = ${id}`);
  return row ? presentDeskDifference(row) : refuse('notFound');
}
