import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../contract/locale.ts';
import { sessions } from './sessions.ts';

/** The installation's own keys for web push, made once; unused where the environment has them. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    sealed: text().notNull(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
);

/** A device that its user has allowed to be notified, for as long as that log-in of it lasts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the address of the device at its push service, which is a secret itself. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Address and keys. */
    sealed: text().notNull(),
    /** The language that the device was set to. */
    locale: text().$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sessionId)],
);
