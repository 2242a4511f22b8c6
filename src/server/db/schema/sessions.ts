import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Browser, System } from '../../../contract/devices.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Signed-in devices. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The network address it was opened from (for IPv6 the /64); null for old sessions. */
    place: text(),
    /** The browser it was opened with, if known; null for old sessions. */
    browser: text().$type<Browser>(),
    system: text().$type<System>(),
    /** Opened by a single login signed with the company's API key: it ends with that key. */
    byKey: boolean('by_key').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Updated on use, at most once a minute; the session expires 12 hours later, and 30 days after `createdAt`. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Why it ended, which decides the code of the refusal. */
    endReason: text('end_reason').$type<SessionEnd>(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    check('sessions_end', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check('sessions_end_reason', sql`${table.endReason} in ('logout', 'replaced', 'reset')`),
  ],
);
export type SessionEnd = 'logout' | 'replaced' | 'reset';

/** Used single logins: each opens one session. Only the SHA-256 of the signature is stored, for as long as it is valid. */
export const singleLogins = pgTable(
  'single_logins',
  {
    signatureHash: bytes('signature_hash').primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('single_logins_age').on(table.at)],
);

/** Sign-in attempts, by keyed hashes of the account, of the network, and of both (features/session/login-limits.ts). */
export const loginAttempts = pgTable('login_attempts', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});
