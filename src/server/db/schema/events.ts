import { bigint, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PortalEvent } from '../../../contract/events.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** What happened, for clients that reconnect with Last-Event-ID; rows older than a day are removed. */
export const portalEvents = pgTable(
  'portal_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The user whose order it is about; null if it concerns the whole company. */
    userId: uuid('user_id').references(() => users.id),
    event: jsonb('event').$type<PortalEvent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('portal_events_company').on(t.companyId, t.id), index('portal_events_age').on(t.createdAt)],
);
