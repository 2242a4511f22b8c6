import { and, eq, sql } from 'drizzle-orm';
import { DEFAULTS } from '../../contract/limits.ts';
import type { Role } from '../../contract/permissions.ts';
import type { Tx } from '../db/database.ts';
import type { companies } from '../db/schema/companies.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';

/** An API key's roles: all that the agency's desk and books need, and nothing of its users, settings and agencies. */
const KEY_ROLES: Role[] = ['operator', 'finance'];

/**
 * The user that the company's API key acts as, created with the first key. Its name cannot be typed at a log-in, and it has no password.
 * @returns its id.
 */
export async function technicalUser(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { id: companyId, code }: Pick<typeof companies.$inferSelect, 'id' | 'code'>,
): Promise<string> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), sql`${users.isTechnical}`));
  if (found) return found.id;
  const id = ids.uuid();
  await tx.insert(users).values({
    ...{ id, companyId, username: `api:${code}`, nickname: 'API', roles: KEY_ROLES, isTechnical: true },
    config: { defaultRegion: DEFAULTS.region, cities: [], countries: [], passengers: [] },
    createdAt: clock.now(),
  });
  return id;
}
