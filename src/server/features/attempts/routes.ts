import type { AttemptAnswer, AttemptInput } from '../../../contract/attempts.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import type { Requirement } from '../../../contract/permissions.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { renewedKey } from '../../accounts/agency-secret.ts';
import { recallRecoveryCodes } from '../../accounts/second-factor.ts';
import type { Actor } from '../../actor.ts';
import { findKey, type Known } from '../../commands/idempotency.ts';
import type { Deps } from '../../deps.ts';
import { refuseUnless } from '../../http/authenticate.ts';
import type { Handlers } from '../../http/handler.ts';
import { presentAttempt } from './present.ts';

export function attemptRoutes(deps: Deps) {
  return { lookUpAttempt: ({ actor, input }) => lookUpAttempt(deps, actor, input) } satisfies Handlers;
}

const isCall = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** Who may make a call whose answer can be looked up by its key; null where it cannot, as for calls without an account. */
function askedBackBy(name: EndpointName): 'session' | Requirement | null {
  const { idempotent, repeatable, hasOwnLookUp, who }: Endpoint<unknown, unknown> = endpoints[name];
  return who !== 'public' && !hasOwnLookUp && (idempotent ?? repeatable) ? who : null;
}

type Recall = (deps: Deps, actor: Actor, key: string, kept: Known | null) => Promise<Known | null>;

/** How to rebuild the answer, by call, where it is not what the command stores. */
const RECALLS: Partial<Record<EndpointName, Recall>> = {
  confirmSecondFactor: async (deps, { userId }, key) => {
    const codes = await recallRecoveryCodes(deps.db, deps, userId, key);
    return codes && { state: 'done', answer: { codes } };
  },
  // Its command stores only the attempt's id.
  startTopUp: async (_deps, _actor, _key, kept) =>
    kept?.state === 'done' ? { state: 'done', answer: { id: (kept.answer as { attemptId: string }).attemptId } } : kept,
  renewAgencyKey: async (deps, _actor, _key, kept) => {
    if (kept?.state !== 'done') return kept;
    // Stored by that call under this key: the answer of renewKey.
    const apiKey = await renewedKey(deps.db, deps, kept.answer as { id: string; prefix: string });
    return { state: 'done', answer: apiKey && { apiKey } };
  },
};

/**
 * POST /base/v2/me/attempts: the outcome of one of the caller's requests, by its key, so that a device that lost the response shows it
 * instead of sending again. Refuses callers who may no longer make that call.
 */
async function lookUpAttempt(
  deps: Deps,
  actor: Actor,
  { call: name, key }: AttemptInput,
): Promise<AttemptAnswer | Refusal> {
  const who = isCall(name) ? askedBackBy(name) : null;
  if (!isCall(name) || who === null) return refuse('badInput', { fields: { call: 'invalid' } });
  const refusal = who === 'session' ? null : refuseUnless(actor.grants, who);
  if (refusal) return refusal;
  const { companyId, userId } = actor;
  const kept = await findKey(deps.db, { companyId, userId, command: name, key });
  return presentAttempt((await RECALLS[name]?.(deps, actor, key, kept)) ?? kept);
}
