import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

/** Whether a user can sign in as an administrator. */
export const CAN_ADMINISTER = sql`('SuperUser' = any(${users.roles}) and ${users.disabledAt} is null
  and not ${users.isTesting} and ${users.passwordHash} is not null and ${users.deletedAt} is null)`;

/** Whether a company still has an administrator after a change. */
export async function hasAdminLeft(tx: Tx, companyId: string): Promise<boolean> {
  const [able] = await tx
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), CAN_ADMINISTER));
  return (able?.n ?? 0) > 0;
}

/** The earliest administrator: the one whose password is reset, and the mail recipient if nobody else is named. */
export async function findAdmin(db: Pick<Tx, 'select'>, companyId: string): Promise<typeof users.$inferSelect | null> {
  const [admin] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), sql`'SuperUser' = any(${users.roles})`, isNull(users.deletedAt)))
    .orderBy(sql`${users.disabledAt} is not null`, asc(users.createdAt), desc(users.id))
    .limit(1);
  return admin ?? null;
}
