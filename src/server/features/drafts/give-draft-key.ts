import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DraftKeyAnswer } from '../../../contract/drafts.ts';
import type { Actor } from '../../actor.ts';
import { seal, unseal } from '../../crypto/at-rest.ts';
import { draftKeys } from '../../db/schema/drafts.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentDraftKey } from './present.ts';

const KEY_BYTES = 32;

/** The user's own key for sealing drafts on a device; made when it is first asked for. */
export async function giveDraftKey(deps: Deps, actor: Actor): Promise<DraftKeyAnswer> {
  const { db, clock, settings } = deps;
  const { userId, companyId } = actor;
  const context = `draft-key:${userId}`;
  const read = () =>
    db
      .select({ sealed: draftKeys.sealed })
      .from(draftKeys)
      .where(and(ownCompany(actor, draftKeys.companyId), eq(draftKeys.userId, userId)));
  let [row] = await read();
  if (!row) {
    const sealed = seal(randomBytes(KEY_BYTES).toString('base64'), settings.dataKeys, context);
    await db.insert(draftKeys).values({ userId, companyId, sealed, createdAt: clock.now() }).onConflictDoNothing();
    [row] = await read();
  }
  if (!row) throw new Error('the draft key was not written');
  return presentDraftKey(unseal(row.sealed, settings.dataKeys, context));
}
