import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { unseal } from '../../crypto/at-rest.ts';
import { files } from '../../db/schema/files.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readOrder } from '../../orders/order-rows.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A file of an order that the caller may see, or one the caller has sent in; null when it is neither. */
export async function readFile(deps: Deps, actor: Actor, id: string) {
  if (!UUID.test(id)) return null;
  const [file] = await deps.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), ownCompany(actor, files.companyId)));
  if (!file) return null;
  const isSeen = file.orderId ? await readOrder(deps.db, actor, file.orderId) : file.userId === actor.userId;
  if (!isSeen) return null;
  const { name, type } = file;
  return { name, type, body: Buffer.from(unseal(file.content, deps.settings.dataKeys, file.id), 'base64') };
}
