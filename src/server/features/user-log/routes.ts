import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readLogs } from './reads.ts';

export function userLogRoutes(deps: Pick<Deps, 'db'>) {
  return {
    userLogs: ({ actor, input }) => readLogs(deps, actor, input),
  } satisfies Handlers;
}
