import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Me } from '../../../contract/session.ts';
import { companies } from './companies.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    username: text().notNull(),
    nickname: text().notNull(),
    email: text().notNull().default(''),
    /** Without the +; empty together with the number. */
    areaCode: text('area_code').notNull().default(''),
    mobile: text().notNull().default(''),
    avatar: text(),
    /** argon2id in PHC format; null until the user has set one, first or after a reset. */
    passwordHash: text('password_hash'),
    roles: text().array().notNull(),
    permissions: text().array().notNull().default(sql`'{}'`),
    config: jsonb().$type<Me['userInfo']['config']>().notNull(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    /** A trial user: may search and view, but not book or pay. */
    isTesting: boolean('is_testing').notNull().default(false),
    /** The user that the company's API key acts as: cannot log in, and is in no list of users. */
    isTechnical: boolean('is_technical').notNull().default(false),
    /** Deleted, and retained for its history; its username is free again. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`).where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_technical').on(table.companyId).where(sql`${table.isTechnical}`),
    index('users_company').on(table.companyId, sql`lower(${table.username})`),
    check('users_roles', sql`${table.roles} <@ array['operator', 'finance', 'SuperUser']`),
  ],
);

/** A token to set a password: sent by mail, valid once. Only its SHA-256 is stored. */
export const passwordTickets = pgTable('password_tickets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ticketHash: bytes('ticket_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
