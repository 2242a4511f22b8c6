import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Me } from '../../../contract/session.ts';
import { companies } from './companies.ts';

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
    avatar: text(),
    /** argon2id in PHC format. */
    passwordHash: text('password_hash').notNull(),
    roles: text().array().notNull(),
    permissions: text().array().notNull().default(sql`'{}'`),
    config: jsonb().$type<Me['userInfo']['config']>().notNull(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_company').on(table.companyId),
    check('users_roles', sql`${table.roles} <@ array['operator', 'finance', 'SuperUser']`),
  ],
);
