import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { drafts } from '../../db/schema/drafts.ts';
import type { Deps } from '../../deps.ts';
import { ownDrafts } from './draft-rows.ts';

/** Deletes a draft's content; its id is kept for a while, so that the user's other devices drop it too. Idempotent. */
export async function discardDraft({ db, clock }: Deps, actor: Actor, id: string): Promise<null> {
  await db
    .update(drafts)
    .set({ sealed: null, deletedAt: clock.now(), rev: sql`${drafts.rev} + 1` })
    .where(and(ownDrafts(actor), eq(drafts.id, id), isNull(drafts.deletedAt)));
  return null;
}
