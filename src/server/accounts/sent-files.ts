import { and, eq, isNull } from 'drizzle-orm';
import type { FilePurpose } from '../../contract/file-purposes.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { ownCompany } from '../db/scope.ts';
import type { Deps } from '../deps.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A file that the caller uploaded for this purpose (POST /base/v2/files), by a call's field `fileId`. Refuses badInput for another user's
 * file, one for another purpose, and one that expired after a day.
 */
export async function readUpload(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  id: string,
  purpose: FilePurpose,
): Promise<Buffer | Refusal> {
  const wanted = and(eq(files.id, id), eq(files.purpose, purpose), ownLoose(actor));
  const [file] = UUID.test(id) ? await db.select().from(files).where(wanted) : [];
  if (!file) return refuse('badInput', { fields: { fileId: 'invalid' } });
  return Buffer.from(unseal(file.content, settings.dataKeys, file.id), 'base64');
}

/** Deletes such a file once it has been used. */
export async function deleteUpload(tx: Pick<Tx, 'delete'>, actor: Actor, id: string): Promise<void> {
  await tx.delete(files).where(and(eq(files.id, id), ownLoose(actor)));
}

const ownLoose = (actor: Actor) =>
  and(ownCompany(actor, files.companyId), eq(files.userId, actor.userId), isNull(files.orderId));
