import { sql } from 'drizzle-orm';
import { check, index, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** Answers stored by Idempotency-Key, so that a repeated request gets the first answer and changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    command: text('command').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the input, so that the same key with another body is detected; null if made without a key. */
    requestHash: text('request_hash'),
    /** running: a command that calls a supplier between two transactions has begun and not ended. */
    state: text('state').notNull(),
    /** The exact text that was sent: jsonb would reorder its fields. */
    answer: json('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.command, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
    check('idempotency_keys_state', sql`${t.state} in ('running','done')`),
  ],
);
