import { and, eq } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { unseal } from '../../crypto/at-rest.ts';
import { files } from '../../db/schema/files.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readAnyOwnOrder, subjectOf } from '../../orders/order-rows.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface OpenedFile {
  name: string;
  type: string;
  body: Buffer;
}

/**
 * A file of an order that the caller may see, or the caller's own upload; the access is recorded in the user log in the same transaction.
 * Refuses with notFound for others.
 */
export async function openFile(deps: Deps, actor: Actor, id: string): Promise<OpenedFile | Refusal> {
  if (!UUID.test(id)) return refuse('notFound');
  const [file] = await deps.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), ownCompany(actor, files.companyId)));
  if (!file) return refuse('notFound');
  const order = file.orderId ? await readAnyOwnOrder(deps.db, actor, file.orderId) : null;
  if (!order && (file.orderId || file.userId !== actor.userId)) return refuse('notFound');
  const subject = order ? { type: subjectOf(order.product), id: () => order.id } : { type: 'file', id: () => file.id };
  const { companyId, userId } = actor;
  return runAudited(deps, { name: 'openProof', companyId, userId, subject }, async () => {
    const { name, type } = file;
    return { name, type, body: Buffer.from(unseal(file.content, deps.settings.dataKeys, file.id), 'base64') };
  });
}
