import { eq } from 'drizzle-orm';
import { grantsOf } from '../../../contract/grants.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { EFFECTIVE_COMPANY, type EffectiveCompany } from '../../accounts/effective-company.ts';
import type { Actor } from '../../actor.ts';
import { apiKeys, companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { type FindActor, isApiKey } from '../../http/authenticate.ts';
import { hashToken, sessionFinder } from './find-session.ts';
import { presentMe } from './present.ts';

type FinderDeps = Pick<Deps, 'db' | 'clock' | 'sessions'>;

/** Makes the function that finds who makes a call, by the token of a session or by an agency's key. */
export function actorFinder(deps: FinderDeps): FindActor {
  const findSession = sessionFinder(deps);
  return (token) => (isApiKey(token) ? findByKey(deps, token) : findSession(token));
}

/** A key stands until it is replaced; it is remembered, and forgotten, as sessions are. */
async function findByKey({ db, clock, sessions }: FinderDeps, key: string): Promise<Actor | Refusal> {
  const keyHash = hashToken(key);
  const name = `key:${keyHash.toString('base64')}`;
  const now = clock.now();
  const known = sessions.get(name, now);
  if (known) return known.actor;
  const remember = sessions.reading(now);
  const [found] = await db
    .select({ prefix: apiKeys.prefix, user: users, company: EFFECTIVE_COMPANY })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(companies, eq(companies.id, apiKeys.companyId))
    .where(eq(apiKeys.keyHash, keyHash));
  if (!found || found.company.disabledAt || found.company.deletedAt) return refuse('apiKeyUnknown');
  const actor = keyActor(found);
  remember(name, { actor, openedAt: now, lastUsedAt: now });
  return actor;
}

function keyActor({
  prefix,
  user,
  company,
}: {
  prefix: string;
  user: typeof users.$inferSelect;
  company: EffectiveCompany;
}): Actor {
  const me = presentMe(user, company);
  const { id: userId, username, nickname: displayName, companyId } = user;
  // No session is by the id of a user, so nothing that is about sessions finds one.
  const identity = { userId, username, displayName, companyId, sessionId: userId, apiKey: prefix };
  return { ...identity, isTesting: false, me, grants: grantsOf(me) };
}
