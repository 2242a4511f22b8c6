import { runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { markRead } from './mark-read.ts';
import { countUnread, readNotices } from './reads.ts';

export function noticeRoutes(deps: Deps) {
  return {
    notices: ({ actor, input }) => readNotices(deps, actor, input),
    unreadNotices: ({ actor }) => countUnread(deps.db, actor),
    readNotices: ({ actor, input }) => {
      const subject = { type: 'notices', id: () => actor.userId };
      return runCommand(deps, { name: 'readNotices', actor, input, idempotencyKey: null, subject }, markRead);
    },
  } satisfies Handlers;
}
