import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { discardDraft } from './discard-draft.ts';
import { readDraft, readDrafts } from './reads.ts';
import { saveDraft } from './save-draft.ts';

export function draftRoutes(deps: Deps) {
  return {
    drafts: ({ actor }) => readDrafts(deps, actor),
    draft: ({ actor, input }) => readDraft(deps, actor, input.id),
    saveDraft: ({ actor, input }) => saveDraft(deps, actor, input),
    discardDraft: ({ actor, input }) => discardDraft(deps, actor, input.id),
  } satisfies Handlers;
}
