import { customType, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Logos and portraits, each re-encoded by the server as PNG. Anybody with the id may see one. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    bytes: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('pictures_company').on(table.companyId)],
);
