import { registerResealJob } from './commands/reseal.ts';
import type { Deps } from './deps.ts';
import { eventRoutes } from './events/event-stream.ts';
import { analysisRoutes } from './features/analysis/routes.ts';
import { dictionaryRoutes } from './features/dictionaries/routes.ts';
import { registerDraftJobs } from './features/drafts/jobs.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { registerOrderJobs } from './features/flight-orders/jobs.ts';
import { flightOrderRoutes } from './features/flight-orders/routes.ts';
import { registerSearchJobs } from './features/flight-search/jobs.ts';
import { flightSearchRoutes } from './features/flight-search/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { travellerRoutes } from './features/travellers/routes.ts';
import { travellerFiles } from './features/travellers/template.ts';
import { userLogRoutes } from './features/user-log/routes.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import type { Handlers, RawRoute } from './http/handler.ts';
import { registerDemoJobs } from './seed/order-history-open.ts';

/** Every feature's handlers, once; a new feature adds its line. */
export function handlersOf(deps: Deps): Required<Handlers> {
  return {
    ...sessionRoutes(deps),
    ...siteRoutes(deps),
    ...analysisRoutes(deps),
    ...userLogRoutes(deps),
    ...walletRoutes(deps),
    ...draftRoutes(deps),
    ...travellerRoutes(deps),
    ...flightOrderRoutes(deps),
    ...flightSearchRoutes(deps),
  };
}

/** Calls that answer streams and files instead of envelopes. */
export function rawRoutesOf(deps: Deps): readonly RawRoute[] {
  return [...dictionaryRoutes(deps), ...eventRoutes(deps), ...travellerFiles()];
}

/** What the job queue runs; called before it starts. `bookDemoOrders` is left out where this process may book them itself. */
export function registerJobs(deps: Deps, bookDemoOrders?: () => Promise<void>): void {
  registerOrderJobs(deps);
  registerDemoJobs(deps, bookDemoOrders);
  registerSearchJobs(deps);
  registerDraftJobs(deps);
  registerResealJob(deps);
}
