import { refuse } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { searchTrains } from './search-trains.ts';
import { verifyTrain } from './verify-train.ts';

export function trainSearchRoutes(deps: Deps) {
  return {
    searchTrains: ({ actor, input }) => searchTrains(deps, actor, input),
    verifyTrain: ({ actor, input }) => verifyTrain(deps, actor, input),
    trainStops: async ({ input: { trainNo, station = null, date } }) =>
      (await deps.railSupplier?.stops(trainNo, station, date)) ?? refuse('notFound'),
  } satisfies Handlers;
}
