import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { explainDeskPrice, explainFlightPrice } from './reads.ts';

export function priceExplanationRoutes(deps: Deps) {
  return {
    explainDeskPrice: ({ actor, input }) => explainDeskPrice(deps, actor, input.id),
    explainFlightPrice: ({ actor, input }) => explainFlightPrice(deps, actor, input.id),
  } satisfies Handlers;
}
