import type { Notice, Unread } from '../../../contract/notices.ts';
import type { Page } from '../../../contract/paging.ts';
import type { notices } from '../../db/schema/notices.ts';
import type { OrderRow } from '../../orders/order-rows.ts';

interface NoticeRow {
  notice: typeof notices.$inferSelect;
  /** Null of a notice of the balance. */
  order: Pick<OrderRow, 'product' | 'type' | 'leadPassenger'> | null;
}

export function presentNotices(
  rows: readonly NoticeRow[],
  readTo: number,
  paging: { total: number; page: number; pageSize: number },
): Page<Notice> {
  const list = rows.map(({ notice, order }) => ({
    id: String(notice.id),
    kind: notice.kind,
    balance: presentBalance(notice),
    product: order?.product ?? null,
    orderId: notice.orderId,
    type: order?.type ?? null,
    status: notice.status,
    leadPassenger: order?.leadPassenger ?? '',
    aboutAt: notice.aboutAt?.toISOString() ?? null,
    at: notice.createdAt.toISOString(),
    isNew: notice.id > readTo,
  }));
  return { list, ...paging };
}

function presentBalance({ amount, limitAmount, currency }: NoticeRow['notice']): Notice['balance'] {
  if (amount === null || limitAmount === null || currency === null) return null;
  return { now: { amount, currency }, limit: { amount: limitAmount, currency } };
}

export function presentUnread(cnt: number): Unread {
  return { cnt };
}
