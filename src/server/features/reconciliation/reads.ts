import { and, eq, sql } from 'drizzle-orm';
import type { DeskDifference } from '../../../contract/desk.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import { ownCompany } from '../../db/scope.ts';
import { presentDeskDifference } from './present.ts';

/** The difference's task at the caller's desk, locked until the transaction ends; undefined where there is none. */
export async function lockDeskTask(tx: Tx, actor: Actor, id: string) {
  const [task] = await tx
    .select()
    .from(deskTasks)
    .where(and(ownCompany(actor, deskTasks.providerId), sql`${deskTasks.differenceId}::text = ${id}`))
    .for('update');
  return task;
}

/** GET /desk/v2/books/{id}: of the provider's own desk alone. */
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
