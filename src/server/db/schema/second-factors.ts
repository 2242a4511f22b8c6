import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The secret shared by a user's authenticator app and the server (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret, in base32. */
  sealed: text().notNull(),
  /** Null until a first code has shown that the app has it; the factor is not required before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the last code that was used: it and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256, in base64url, of unused recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
