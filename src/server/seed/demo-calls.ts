import { eq } from 'drizzle-orm';
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { grantsOf } from '../../contract/grants.ts';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import { EFFECTIVE_COMPANY } from '../accounts/effective-company.ts';
import type { Actor } from '../actor.ts';
import { companies } from '../db/schema/companies.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { presentMe } from '../features/session/present.ts';
import type { Call } from '../http/handler.ts';

/** A demo user as a caller; null in another installation's database. */
export async function findAgent(deps: Deps, username: string): Promise<Actor | null> {
  const [found] = await deps.db
    .select({ user: users, company: EFFECTIVE_COMPANY })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.username, username));
  if (!found) return null;
  const { user, company } = found;
  const me = presentMe(user, company);
  const { id: userId, nickname: displayName, companyId } = user;
  return { userId, username, displayName, companyId, sessionId: '', isTesting: false, me, grants: grantsOf(me) };
}

/** A call as a handler gets it. */
export function callOf<K extends EndpointName>(actor: Actor, input: InputOf<K>, key: string | null = null) {
  const { signal } = new AbortController();
  const device = { sent: null, give: () => undefined };
  const from = { address: '127.0.0.1', host: 'localhost', userAgent: '', device };
  const rest = { locale: 'en', requestId: 'demonstration', ...from } as const;
  return { actor, input, idempotencyKey: key, signal, ...rest } satisfies Omit<Call<K>, 'actor'> & { actor: Actor };
}

/** The answer of a call that the demonstration requires. Throws if it was refused. */
export function must<T extends object>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`a call of the demonstration was refused: ${answer.refused}`);
  return answer;
}
