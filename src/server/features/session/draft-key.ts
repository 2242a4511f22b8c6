import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { seal, unseal } from '../../crypto/at-rest.ts';
import { draftKeys } from '../../db/schema/drafts.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';

const KEY_BYTES = 32;

/** The user's own key, in base64, for encrypting data stored on devices; created lazily. */
export async function draftKeyOf(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Pick<Actor, 'userId' | 'companyId'>,
): Promise<string> {
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
  return unseal(row.sealed, settings.dataKeys, context);
}
