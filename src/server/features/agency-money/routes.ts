import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { correctAgency } from './correct-agency.ts';
import { setCredit } from './set-credit.ts';
import { topUpAgency } from './top-up-agency.ts';

export function agencyMoneyRoutes(deps: Deps) {
  return {
    setAgencyCredit: ({ actor, input, idempotencyKey }) => setCredit(deps, actor, input, idempotencyKey),
    correctAgency: ({ actor, input, idempotencyKey }) => correctAgency(deps, actor, input, idempotencyKey),
    topUpAgency: ({ actor, input, idempotencyKey }) => topUpAgency(deps, actor, input, idempotencyKey),
  } satisfies Handlers;
}
