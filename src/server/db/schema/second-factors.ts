import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What a user's authenticator app and the server share (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret, in base32. */
  sealed: text().notNull(),
  /** Null until a first code has shown that the app has it: nothing is asked for before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the last code that was used: it, and those before, open nothing more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256, in base64url, of recovery codes that were not used yet. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
