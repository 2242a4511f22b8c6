import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Drafts of one user. Ids come from devices, so they identify a draft only together with its user. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').notNull(),
    /** The version of the draft kind's format. */
    version: integer('version').notNull(),
    /** Counts the changes; decides which copy is newer, instead of a clock. */
    rev: integer('rev').notNull(),
    /** The draft as JSON, encrypted; null once it was discarded or booked. */
    sealed: text('sealed'),
    savedAt: instant('saved_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('drafts_age').on(t.savedAt),
    check('drafts_deleted', sql`(${t.sealed} is null) = (${t.deletedAt} is not null)`),
  ],
);

/** The key with which a user's devices seal their drafts across log-outs; random, encrypted. */
export const draftKeys = pgTable('draft_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
