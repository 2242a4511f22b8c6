import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readDeskMails } from './reads.ts';

export function deskMailRoutes(deps: Deps) {
  return {
    deskMails: ({ actor, input }) => readDeskMails(deps, actor, input),
  } satisfies Handlers;
}
