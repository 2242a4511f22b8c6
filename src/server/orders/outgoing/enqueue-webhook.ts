import { eq, lt } from 'drizzle-orm';
import type { OutgoingBody, OutgoingKind } from '../../../contract/outgoing-terms.ts';
import type { Tx } from '../../db/database.ts';
import { trainConfigs } from '../../db/schema/companies.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { outgoingNotices } from '../../db/schema/outgoing-notices.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { sandboxMark } from '../sandbox-orders.ts';

const RETENTION_MS = 90 * 24 * 60 * 60_000;

/** A company's current webhook address for its orders; null where it has none. */
export async function webhookUrl(
  tx: Pick<Tx, 'select'>,
  { companyId, product }: Pick<OrderRow, 'companyId' | 'product'>,
  kind: OutgoingKind,
): Promise<string | null> {
  if (product === 'train') {
    const [row] = await tx.select().from(trainConfigs).where(eq(trainConfigs.companyId, companyId));
    return row?.config.notificationUrl || null;
  }
  const [row] = await tx.select().from(flightConfigs).where(eq(flightConfigs.companyId, companyId));
  const { orderNotificationUrl, changeNotificationUrl } = row?.config ?? {};
  return (kind === 'order' ? orderNotificationUrl : changeNotificationUrl) || null;
}

/**
 * Enqueues a webhook with the order's current state, to be sent once the transaction commits, where the agency has an address for it. Every
 * status is reported, also one that the order leaves at once: to a receiver a failed order and the refund that follows are two events. The
 * caller must hold the order's lock, so that webhooks are enqueued in the order of the events.
 * @param disruption the airline's change to its flights; without it the webhook is about the order's status.
 */
export async function enqueueWebhook(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids' | 'jobs'>,
  order: OrderRow,
  disruption?: OutgoingBody['disruption'],
): Promise<void> {
  const kind = disruption ? 'flightChange' : 'order';
  if ((await webhookUrl(tx, order, kind)) === null) return;
  const at = deps.clock.now();
  const id = deps.ids.uuid();
  const { companyId, product, status } = order;
  const body = JSON.stringify(bodyOf(id, kind, at, order, disruption));
  const row = { id, companyId, orderId: order.id, product, kind, status, body } as const;
  await tx.insert(outgoingNotices).values({ ...row, queuedAt: at, nextAt: at, createdAt: at });
  await deps.jobs.send(tx, 'deliver-notices', { stream: streamOf(row) });
}

function bodyOf(
  id: string,
  kind: OutgoingKind,
  at: Date,
  order: OrderRow,
  disruption: OutgoingBody['disruption'],
): OutgoingBody {
  const { product, type, status, version, originalId, referenceId, pnr } = order;
  return {
    id,
    kind,
    at: at.toISOString(),
    order: {
      ...{ id: order.id, product, type, status, version, originalBookingId: originalId, referenceId, pnr },
      ...sandboxMark(order),
    },
    ...(disruption ? { disruption } : {}),
  };
}

/** The key of a stream sent in sequence: the webhooks of one kind about one order. */
export function streamOf({ orderId, kind }: { orderId: string; kind: OutgoingKind }): string {
  return `${orderId}:${kind}`;
}

export async function deleteOldOutgoing(tx: Tx, now: Date): Promise<void> {
  await tx.delete(outgoingNotices).where(lt(outgoingNotices.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
