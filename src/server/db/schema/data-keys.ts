import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Fingerprints of the data keys that values in this database may be sealed under. */
export const dataKeys = pgTable('data_keys', {
  fingerprint: text('fingerprint').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
