import { and, eq } from 'drizzle-orm';
import { givable } from '../../contract/permission-giving.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { ABLE_SUPER_USER } from './super-users.ts';

/** What the administrators of a company who can sign in hold between them: nobody there could give anything else. */
export async function heldByAdmins(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ permissions: users.permissions })
    .from(users)
    .where(and(eq(users.companyId, companyId), ABLE_SUPER_USER));
  return new Set(rows.flatMap(({ permissions }) => permissions));
}

/**
 * Whether what was changed since `before` took from the company's administrators what the caller could give to another first. What somebody goes with who alone held it counts for nothing: whoever has to be shut out can be.
 */
export async function isGivenUp(
  tx: Tx,
  { companyId, grants }: Pick<Actor, 'companyId' | 'grants'>,
  before: ReadonlySet<string>,
): Promise<boolean> {
  const after = await heldByAdmins(tx, companyId);
  return givable(grants).some((one) => before.has(one) && !after.has(one));
}
