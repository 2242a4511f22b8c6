import { and, eq, isNull, sql } from 'drizzle-orm';
import { usable } from '../../contract/permission-grants.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

/** The permissions held in a company, each with its level. */
export type Holdings = ReadonlySet<string>;

const nameOf = (permission: string, held: string) => `${permission} ${held}`;
/** By any user, by an administrator, who alone grants it to others, and both again by one with a password to sign in with. */
const WAYS = ['by somebody', 'by an administrator', 'by somebody able', 'by an able administrator'] as const;

/** What a company's users hold, except disabled, deleted and trial ones. */
export async function holdingsOf(tx: Tx, companyId: string): Promise<Holdings> {
  const rows = await tx
    .select({
      permissions: users.permissions,
      isAdmin: sql<boolean>`'SuperUser' = any(${users.roles})`,
      isAble: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
        sql`not ${users.isTesting} and not ${users.isTechnical}`,
      ),
    );
  return new Set(
    rows.flatMap(({ permissions, isAdmin, isAble }) => {
      const ways = [true, isAdmin, isAble, isAdmin && isAble];
      return permissions.flatMap((one) => WAYS.filter((_, i) => ways[i]).map((way) => nameOf(one, way)));
    }),
  );
}

/**
 * Whether a change since `before` took a permission from its last holder, its last administrator, or the last of either who can sign in:
 * whoever made it, nobody there could grant it again. Permissions that allow nothing in the company do not count.
 */
export async function isGivenUp(
  tx: Tx,
  { companyId, grants }: Pick<Actor, 'companyId' | 'grants'>,
  before: Holdings,
): Promise<boolean> {
  const after = await holdingsOf(tx, companyId);
  return usable(grants).some((one) => WAYS.some((way) => before.has(nameOf(one, way)) && !after.has(nameOf(one, way))));
}
