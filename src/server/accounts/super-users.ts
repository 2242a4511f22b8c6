import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

/** Whether a user can sign in as an administrator. */
export const ABLE_SUPER_USER = sql`('SuperUser' = any(${users.roles}) and ${users.disabledAt} is null
  and not ${users.isTesting} and ${users.passwordHash} is not null and ${users.deletedAt} is null)`;

/** Whether a company is left with somebody who can administrate it, now that it was changed. */
export async function isLedStill(tx: Tx, companyId: string): Promise<boolean> {
  const [able] = await tx
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), ABLE_SUPER_USER));
  return (able?.n ?? 0) > 0;
}
