import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { ownCompany } from '../../db/scope.ts';

/** An agency that the caller's company has opened, locked until the transaction ends; null for any other. */
export async function lockAgency(tx: Tx, actor: Actor, id: string) {
  if (!UUID.test(id)) return null;
  const [row] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), ownCompany(actor, companies.parentId)))
    .for('update');
  return row ?? null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
