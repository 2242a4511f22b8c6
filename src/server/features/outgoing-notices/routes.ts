import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readOutgoing } from './reads.ts';
import { replayNotice } from './replay-notice.ts';

export function outgoingNoticeRoutes(deps: Deps) {
  return {
    outgoingNotices: ({ actor, input }) => readOutgoing(deps.db, actor, input),
    replayNotice: ({ actor, input, idempotencyKey }) => replayNotice(deps, actor, input, idempotencyKey),
  } satisfies Handlers;
}
