import { lt } from 'drizzle-orm';
import type { NoticeKind } from '../../../contract/notice-kinds.ts';
import type { Tx } from '../../db/database.ts';
import { notices } from '../../db/schema/notices.ts';
import type { Deps } from '../../deps.ts';
import { queuePush } from '../../push/send-push.ts';
import type { OrderRow } from '../order-rows.ts';

const RETENTION_MS = 90 * 24 * 60 * 60_000;

interface NewNotice {
  kind: NoticeKind;
  aboutAt?: Date;
  /** Sent only once per key. */
  key?: string;
}

/**
 * Notifies an agency's users of the state of one of their orders; their clients are notified on commit. Returns whether this was a new
 * notice.
 */
export async function addNotice(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events' | 'jobs' | 'settings'>,
  order: OrderRow,
  { kind, aboutAt, key }: NewNotice,
): Promise<boolean> {
  const at = deps.clock.now();
  const { id: orderId, companyId, createdBy: userId, status } = order;
  const told = await tx
    .insert(notices)
    .values({ companyId, userId, orderId, kind, status, aboutAt: aboutAt ?? null, key: key ?? null, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  const [notice] = told;
  if (!notice) return false;
  await deps.events.publish(tx, { companyId, userId, at }, { type: 'notices' });
  await queuePush(tx, deps, { id: notice.id, userId });
  return true;
}

export async function deleteOldNotices(tx: Tx, now: Date): Promise<void> {
  await tx.delete(notices).where(lt(notices.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
