import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { NOTICE_KINDS, type NoticeKind } from '../../../contract/notice-kinds.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What the portal tells an agency's people of their bookings; rows older than a quarter are removed. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Whose order it is about. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** The order's status that it tells of. */
    status: text('status').$type<OrderStatus>().notNull(),
    /** Of a deadline: when it is. */
    aboutAt: instant('about_at'),
    /** What must be told once however often its job runs. */
    key: text('key').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notices_company').on(t.companyId, t.id),
    index('notices_user').on(t.userId, t.id),
    index('notices_age').on(t.createdAt),
    check('notices_kind', sql`${t.kind} in (${sql.raw(NOTICE_KINDS.map((kind) => `'${kind}'`).join(','))})`),
  ],
);

/** Up to which notice each user has read. */
export const noticeMarks = pgTable('notice_marks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readTo: bigint('read_to', { mode: 'number' }).notNull(),
});
