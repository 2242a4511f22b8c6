import { and, eq } from 'drizzle-orm';
import { ORDER_PRODUCTS, type OrderProduct } from '../../../contract/order-products.ts';
import { DESK_PERMISSIONS } from '../../../contract/permissions.ts';
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
import { subjectOf } from '../../orders/order-rows.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A proof of an order's request, for the desk; the access is recorded in the user log in the same transaction. */
function openProof(deps: Deps, actor: Actor, product: OrderProduct, { orderId, id }: { orderId: string; id: string }) {
  const { companyId, userId } = actor;
  const subject = { type: subjectOf(product), id: () => orderId };
  const about = { name: 'openProof', companyId, userId, subject } as const;
  return runAudited(deps, about, async (tx): Promise<typeof files.$inferSelect | Refusal> => {
    if (!UUID.test(id)) return refuse('notFound');
    const [found] = await tx
      .select({ file: files })
      .from(files)
      .innerJoin(orders, eq(orders.id, files.orderId))
      .where(and(eq(files.id, id), eq(orders.id, orderId), eq(orders.product, product), providedBy(actor)));
    return found?.file ?? refuse('notFound');
  });
}

function proofsOf(deps: Deps, product: OrderProduct): RawRoute {
  return {
    method: 'GET',
    path: deskProofPath(product, '{id}', '{file}'),
    who: { permission: DESK_PERMISSIONS[product] },
    summary: `A file that proves the reason of a refund or a change (${product}), at the provider’s desk`,
    produces: 'application/octet-stream',
    async handle({ actor, params: { id: orderId = '', file: id = '' } }) {
      const file = actor ? await openProof(deps, actor, product, { orderId, id }) : refuse('notFound');
      if (isRefusal(file)) return file;
      const body = Buffer.from(unseal(file.content, deps.settings.dataKeys, file.id), 'base64');
      return { status: 200, headers: attachment(file), body };
    },
  };
}

/** `GET /desk/v2/{product}/orders/{id}/files/{file}`. */
export function deskProofs(deps: Deps): readonly RawRoute[] {
  return ORDER_PRODUCTS.map((product) => proofsOf(deps, product));
}
