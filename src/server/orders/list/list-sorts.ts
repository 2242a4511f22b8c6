import { desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrdersSort } from '../../../contract/order-list.ts';

export type Sorted = Record<'id' | 'createdAt' | 'payBy', PgColumn>;

/** The SQL of each sort order. */
export const ORDER_BY: Record<OrdersSort, (row: Sorted) => SQL[]> = {
  newest: ({ id, createdAt }) => [desc(createdAt), desc(id)],
  deadline: ({ id, createdAt, payBy }) => [sql`${payBy} asc nulls last`, desc(createdAt), desc(id)],
};
