import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { applyChange } from '../../../contract/draft-merge.ts';
import type { DraftAnswer, DraftChangeInput } from '../../../contract/drafts.ts';
import { DRAFT_LIMITS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { drafts } from '../../db/schema/drafts.ts';
import type { Deps } from '../../deps.ts';
import { type DraftRow, openDoc, ownDrafts, sealDoc } from './draft-rows.ts';
import { presentDraft } from './present.ts';

/**
 * Merges a device's changes into a draft and returns all of it. Writes of one user are serialised in order of arrival. A change to a
 * discarded draft restores it: no input is lost.
 */
export function saveDraft(deps: Deps, actor: Actor, input: DraftChangeInput): Promise<DraftAnswer | Refusal> {
  return inTransaction(deps, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${actor.userId}`}, 0))`);
    const [row] = await tx
      .select()
      .from(drafts)
      .where(and(ownDrafts(actor), eq(drafts.id, input.id)));
    if (row && row.kind !== input.kind) return refuse('badInput', { fields: { kind: 'invalid' } });
    const current = row ? openDoc(deps, row) : null;
    if (row && current && row.version > input.version) return refuse('newerDraft');
    // Only a whole draft can be restored: the rest could not be derived from a few parts.
    if (!current && input.baseRev !== 0) return refuse('notFound');
    if (!current && (await hasTooMany(tx, actor, input.id)))
      return refuse('tooManyDrafts', { params: { count: DRAFT_LIMITS.drafts } });
    const now = deps.clock.now();
    // Revisions are never reused, even for a restored draft.
    const base = current ?? (row ? { rev: row.rev, head: '', parts: [], others: [] } : null);
    const doc = applyChange(base, input, { now, newId: deps.ids.uuid });
    if (row && current && doc === current && row.version === input.version) return presentDraft(row, doc, now);
    if (doc.parts.length > DRAFT_LIMITS.parts)
      return refuse('badInput', { fields: { parts: `tooMany:${DRAFT_LIMITS.parts}` } });
    const { id, kind, version } = input;
    const { userId, companyId } = actor;
    const next = { id, userId, companyId, kind, version, rev: doc.rev, savedAt: now, deletedAt: null };
    const written: DraftRow = { ...next, sealed: sealDoc(deps, next, doc) };
    await tx
      .insert(drafts)
      .values(written)
      .onConflictDoUpdate({ target: [drafts.userId, drafts.id], set: written });
    return presentDraft(written, doc, now, Boolean(row && !current));
  });
}

async function hasTooMany(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ living: count() })
    .from(drafts)
    .where(and(ownDrafts(actor), isNull(drafts.deletedAt), ne(drafts.id, id)));
  return (found?.living ?? 0) >= DRAFT_LIMITS.drafts;
}
