import { and, eq } from 'drizzle-orm';
import { deskProofPath } from '../../../contract/proof-types.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { unseal } from '../../crypto/at-rest.ts';
import { files } from '../../db/schema/files.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { attachment } from '../../http/attachment.ts';
import type { RawRoute } from '../../http/handler.ts';
import { providedBy } from '../../orders/desk/desk-scope.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A file that proves what an order asks for, to those who decide on it; that it was looked at goes into the user log with it. */
function openProof(deps: Deps, actor: Actor, orderId: string, id: string) {
  const { companyId, userId } = actor;
  const about = { name: 'openProof', companyId, userId, subject: { type: 'flight-order', id: () => orderId } };
  return runAudited(deps, about, async (tx): Promise<typeof files.$inferSelect | Refusal> => {
    if (!UUID.test(id)) return refuse('notFound');
    const [found] = await tx
      .select({ file: files })
      .from(files)
      .innerJoin(orders, eq(orders.id, files.orderId))
      .where(and(eq(files.id, id), eq(orders.id, orderId), providedBy(actor)));
    return found?.file ?? refuse('notFound');
  });
}

export function deskProofs(deps: Deps): RawRoute {
  return {
    method: 'GET',
    path: deskProofPath('{id}', '{file}'),
    who: { permission: 'desk:flight' },
    summary: 'A file that proves the reason of a refund or a change, at the provider’s desk',
    produces: 'application/octet-stream',
    async handle({ actor, params: { id = '', file: fileId = '' } }) {
      const file = actor ? await openProof(deps, actor, id, fileId) : refuse('notFound');
      if (isRefusal(file)) return file;
      const body = Buffer.from(unseal(file.content, deps.settings.dataKeys, file.id), 'base64');
      return { status: 200, headers: attachment(file), body };
    },
  };
}
