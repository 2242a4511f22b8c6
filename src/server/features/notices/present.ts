import type { Notice, Unread } from '../../../contract/notices.ts';
import type { Page } from '../../../contract/paging.ts';
import type { notices } from '../../db/schema/notices.ts';
import type { OrderRow } from '../../orders/order-rows.ts';

interface NoticeRow extends Pick<OrderRow, 'product' | 'type' | 'leadPassenger'> {
  notice: typeof notices.$inferSelect;
}

export function presentNotices(
  rows: readonly NoticeRow[],
  readTo: number,
  paging: { total: number; page: number; pageSize: number },
): Page<Notice> {
  const list = rows.map(({ notice, product, type, leadPassenger }) => ({
    id: String(notice.id),
    kind: notice.kind,
    product,
    orderId: notice.orderId,
    type,
    status: notice.status,
    leadPassenger,
    aboutAt: notice.aboutAt?.toISOString() ?? null,
    at: notice.createdAt.toISOString(),
    isNew: notice.id > readTo,
  }));
  return { list, ...paging };
}

export function presentUnread(cnt: number): Unread {
  return { cnt };
}
