import type { AttemptAnswer, AttemptInput } from '../../../contract/attempts.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
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

/** Payments have a look-up of their own, which asks their house; and whoever sends an enquiry has no account to be asked for. */
const NOT_LOOKED_UP: readonly string[] = [
  'payFlightOrder',
  'payGroupOrder',
  'payTrainOrder',
  'startTopUp',
  'sendEnquiry',
] satisfies EndpointName[];

/** Whether its answer can be asked for once more, by the key that it went out under. */
function isLookedUp(name: string): name is EndpointName {
  if (!Object.hasOwn(endpoints, name) || NOT_LOOKED_UP.includes(name)) return false;
  const endpoint: Pick<Endpoint<unknown, unknown>, 'idempotent' | 'repeatable'> = endpoints[name as EndpointName];
  return Boolean(endpoint.idempotent ?? endpoint.repeatable);
}

type Recall = (deps: Deps, actor: Actor, key: string, kept: Known | null) => Promise<Known | null>;

/** What was answered once and is stored nowhere, by its call. */
const RECALLS: Partial<Record<EndpointName, Recall>> = {
  confirmSecondFactor: async (deps, { userId }, key) => {
    const codes = await recallRecoveryCodes(deps.db, deps, userId, key);
    return codes && { state: 'done', answer: { codes } };
  },
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
  if (!isLookedUp(name)) return refuse('badInput', { fields: { call: 'invalid' } });
  const { who } = endpoints[name];
  if (who === 'public') return refuse('notFound');
  const refusal = who === 'session' ? null : refuseUnless(actor.grants, who);
  if (refusal) return refusal;
  const { companyId, userId } = actor;
  const kept = await findKey(deps.db, { companyId, userId, command: name, key });
  return presentAttempt((await RECALLS[name]?.(deps, actor, key, kept)) ?? kept);
}
