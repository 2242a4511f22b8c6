import { and, eq, isNull, sql } from 'drizzle-orm';
import { DEFAULTS } from '../../contract/limits.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { NewUserInput } from '../../contract/users.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';

type UserRow = typeof users.$inferSelect;

/** Creates a user without a password. Refuses a username that is taken in any company; `field` is its name in the caller's input. */
export async function insertUser(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  user: NewUserInput & { companyId: string },
  field = 'username',
): Promise<UserRow | Refusal> {
  const { companyId, username, nickname, email, role, status, permissions = [] } = user;
  const taken = refuse('badInput', { fields: { [field]: 'usernameTaken' } });
  const sameName = and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt));
  const [found] = await tx.select({ id: users.id }).from(users).where(sameName);
  if (found) return taken;
  const now = clock.now();
  const [row] = await tx
    .insert(users)
    .values({
      id: ids.uuid(),
      ...{ companyId, username, nickname, email, ...phoneOf(user), ...statusColumns(status, now) },
      passwordHash: null,
      roles: [...new Set(role)],
      permissions: [...new Set(permissions)],
      config: { defaultRegion: DEFAULTS.region, cities: [], countries: [], passengers: [] },
      createdAt: now,
    })
    // A concurrent call took the name between the two statements.
    .onConflictDoNothing()
    .returning();
  return row ?? taken;
}

/** An area code without a number is dropped. */
export function phoneOf({ areaCode = '', mobile = '' }: Pick<NewUserInput, 'areaCode' | 'mobile'>) {
  return { areaCode: mobile ? areaCode : '', mobile };
}

/** A status in its stored form. `disabledAt` is when it was first disabled. */
export function statusColumns(status: NewUserInput['status'], now: Date, disabledAt: Date | null = null) {
  return { disabledAt: status === 'disabled' ? (disabledAt ?? now) : null, isTesting: status === 'testing' };
}
