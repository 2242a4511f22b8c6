import { and, desc, eq } from 'drizzle-orm';
import type { DraftAnswer, DraftsAnswer } from '../../../contract/drafts.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { openDoc } from './draft-rows.ts';
import { presentDraft, presentDrafts } from './present.ts';

export async function readDrafts({ db }: Deps, actor: Actor): Promise<DraftsAnswer> {
  const { id, kind, rev, savedAt, deletedAt } = drafts;
  const rows = await db
    .select({ id, kind, rev, savedAt, deletedAt })
    .from(drafts)
    .where(and(ownCompany(actor, drafts.companyId), eq(drafts.userId, actor.userId)))
    .orderBy(desc(savedAt), id);
  return presentDrafts(rows);
}

export async function readDraft(deps: Deps, actor: Actor, id: string): Promise<DraftAnswer | Refusal> {
  const [row] = await deps.db
    .select()
    .from(drafts)
    .where(and(ownCompany(actor, drafts.companyId), eq(drafts.userId, actor.userId), eq(drafts.id, id)));
  const doc = row ? openDoc(deps, row) : null;
  return row && doc ? presentDraft(row, doc, deps.clock.now()) : refuse('notFound');
}
