import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';
import { MONEY_NOTICES, NOTICE_KINDS, type NoticeKind, STATEMENT_NOTICES } from '../../../contract/notice-kinds.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { statements } from './statements.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const oneOf = (kinds: readonly NoticeKind[]) => sql.raw(`(${kinds.map((kind) => `'${kind}'`).join(',')})`);

/** Notifications to an agency's users about their bookings and its money; rows older than a quarter are deleted. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The user whose order it is about. */
    userId: uuid('user_id').references(() => users.id),
    /** Null, with its user and status, for a notice about a company's money. */
    orderId: text('order_id').references(() => orders.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** The order status that it reports. */
    status: text('status').$type<OrderStatus>(),
    /** The due time of a deadline or statement. */
    aboutAt: instant('about_at'),
    /** For a balance: its value and the limit that it fell below, in minor units. For a statement: the amount it asked for. */
    amount: bigint('amount', { mode: 'number' }),
    limitAmount: bigint('limit_amount', { mode: 'number' }),
    currency: text('currency').$type<Currency>(),
    statementId: uuid('statement_id').references(() => statements.id),
    /** Deduplication key: reported once however often its job runs. */
    key: text('key').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notices_company').on(t.companyId, t.id),
    index('notices_user').on(t.userId, t.id),
    index('notices_age').on(t.createdAt),
    check(
      'notices_about',
      sql`(${t.kind} in ${oneOf(MONEY_NOTICES)}) = (${t.orderId} is null)
        and (${t.orderId} is null) = (${t.amount} is not null)
        and (${t.kind} in ${oneOf(STATEMENT_NOTICES)}) = (${t.statementId} is not null)`,
    ),
    check('notices_kind', sql`${t.kind} in ${oneOf(NOTICE_KINDS)}`),
  ],
);

/** The last notice that each user has read. */
export const noticeMarks = pgTable('notice_marks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readTo: bigint('read_to', { mode: 'number' }).notNull(),
});
