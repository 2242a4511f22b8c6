import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The data keys that what lies in this database may be sealed under, by their fingerprints. */
export const dataKeys = pgTable('data_keys', {
  fingerprint: text('fingerprint').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
