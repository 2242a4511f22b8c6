import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { companies } from '../db/schema/companies.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';

/** Whether the session a stream was opened with is still one: not signed out, replaced or reset, and nobody disabled. */
export async function sessionStands({ db }: Pick<Deps, 'db'>, { sessionId }: Actor): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isNull(users.disabledAt), isNull(companies.disabledAt)),
    );
  return found !== undefined;
}
