import type { Deps } from './deps.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import type { Handlers, RawRoute } from './http/handler.ts';

/** Every feature's handlers, once; a new feature adds its line. */
export function handlersOf(deps: Deps): Handlers {
  return { ...sessionRoutes(deps), ...siteRoutes(deps) };
}

/** Calls that answer streams and files instead of envelopes. */
export function rawRoutesOf(_deps: Deps): readonly RawRoute[] {
  return [];
}

/** What the job queue runs; called before it starts. */
export function registerJobs(_deps: Deps): void {}
