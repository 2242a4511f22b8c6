import type { Notice, Unread } from '../../../contract/notices.ts';
import type { Page } from '../../../contract/paging.ts';
import type { notices } from '../../db/schema/notices.ts';
import type { statements } from '../../db/schema/statements.ts';
import type { OrderRow } from '../../orders/order-rows.ts';

interface NoticeRow {
  notice: typeof notices.$inferSelect;
  /** Null for a notice about the company's money. */
  order: Pick<OrderRow, 'product' | 'type' | 'leadPassenger' | 'route' | 'departureDate'> | null;
  /** Null except for notices about a statement. */
  statement: Pick<typeof statements.$inferSelect, 'id' | 'dueDay'> | null;
}

export function presentNotices(
  rows: readonly NoticeRow[],
  readTo: number,
  paging: { total: number; page: number; pageSize: number },
): Page<Notice> {
  const list = rows.map(({ notice, order, statement }) => ({
    id: String(notice.id),
    kind: notice.kind,
    balance: presentBalance(notice),
    statement: presentStatement(notice, statement),
    product: order?.product ?? null,
    orderId: notice.orderId,
    type: order?.type ?? null,
    status: notice.status,
    leadPassenger: order?.leadPassenger ?? '',
    ...(order ? { trip: { route: order.route, departureDate: order.departureDate } } : {}),
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

function presentStatement(
  { amount, currency }: NoticeRow['notice'],
  statement: NoticeRow['statement'],
): Notice['statement'] {
  if (statement === null || amount === null || currency === null) return null;
  return { ...statement, owed: { amount, currency } };
}

export function presentUnread(cnt: number): Unread {
  return { cnt };
}
