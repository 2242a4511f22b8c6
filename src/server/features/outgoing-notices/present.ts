import type { OutgoingNotice } from '../../../contract/outgoing-notices.ts';
import type { Page } from '../../../contract/paging.ts';
import type { outgoingNotices } from '../../db/schema/outgoing-notices.ts';

export type OutgoingRow = typeof outgoingNotices.$inferSelect;

export function presentOutgoing(row: OutgoingRow): OutgoingNotice {
  const { id, kind, product, orderId, status, state, attempts, body, createdAt, nextAt, lastAt } = row;
  return {
    ...{ id, kind, product, orderId, status, state, attempts, body },
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    last: lastAt
      ? {
          at: lastAt.toISOString(),
          url: row.lastUrl ?? '',
          status: row.lastStatus,
          fault: row.lastFault,
          text: row.lastText ?? '',
        }
      : null,
  };
}

export function presentOutgoingPage(
  rows: readonly OutgoingRow[],
  total: number,
  paging: { page: number; pageSize: number },
): Page<OutgoingNotice> {
  return { list: rows.map(presentOutgoing), total, ...paging };
}
