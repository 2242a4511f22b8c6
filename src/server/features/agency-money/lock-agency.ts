import { and, eq } from 'drizzle-orm';
import { seenAgencies } from '../../accounts/agency-scope.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';

/**
 * An agency whose receipts the caller may enter, locked until the transaction ends. Null for any other, and for all but the provider's
 * users, whatever their permissions: a parent could pay suppliers with money that only it claims to have received.
 */
export async function lockAgency(tx: Tx, actor: Actor, id: string) {
  return actor.me.company.isProvider ? lockVisibleAgency(tx, actor, id) : null;
}

/**
 * An agency whose credit the caller may set, locked alike: a parent's own, since the credit comes out of its line, and any for the
 * provider.
 */
export async function lockVisibleAgency(tx: Tx, actor: Actor, id: string) {
  if (!UUID.test(id)) return null;
  const [row] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), seenAgencies(actor)))
    .for('no key update');
  return row ?? null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
