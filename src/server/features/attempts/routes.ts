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

/** Who may make a call whose answer can be asked for once more by its key; null where it cannot, as of one that is made without an account. */
function askedBackBy(name: EndpointName): 'session' | Requirement | null {
  const { idempotent, repeatable, hasOwnLookUp, who }: Endpoint<unknown, unknown> = endpoints[name];
  return who !== 'public' && !hasOwnLookUp && (idempotent ?? repeatable) ? who : null;
}

type Recall = (deps: Deps, actor: Actor, key: string, kept: Known | null) => Promise<Known | null>;

/** What was answered, where that is not what the command keeps, by its call. */
const RECALLS: Partial<Record<EndpointName, Recall>> = {
  confirmSecondFactor: async (deps, { userId }, key) => {
    const codes = await recallRecoveryCodes(deps.db, deps, userId, key);
    return codes && { state: 'done', answer: { codes } };
  },
  // Its command keeps the attempt's id alone.
  startTopUp: async (_deps, _actor, _key, kept) =>
    kept?.state === 'done' ? { state: 'done', answer: { id: (kept.answer as { attemptId: string }).attemptId } } : kept,
  renewAgencyKey: async (deps, _actor, _key, kept) => {
    if (kept?.state !== 'done') return kept;
    // Written by that call under this key: what renewKey answers.
    const apiKey = await renewedKey(deps.db, deps, kept.answer as { id: string; prefix: string });
    return { state: 'done', answer: apiKey && { apiKey } };
  },
};

/**
 * POST /base/v2/me/attempts: what became of a request of the caller's own, by its key, so that a device that has lost the answer shows it
 * and sends nothing again. Refuses whoever may not make that call any more.
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
