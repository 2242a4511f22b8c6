import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../contract/locale.ts';
import { sessions } from './sessions.ts';

/** The installation's own web push keys, generated once; unused if the environment sets them. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    sealed: text().notNull(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
);

/** A device whose user has allowed notifications, for as long as that session lasts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the device's push endpoint, which is a secret itself. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Endpoint and keys. */
    sealed: text().notNull(),
    /** The device's language. */
    locale: text().$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sessionId)],
);
