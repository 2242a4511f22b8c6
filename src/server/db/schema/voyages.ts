import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import {
  VOYAGE_DECISIONS,
  VOYAGE_TYPES,
  type VoyageDecision,
  type VoyageType,
} from '../../../contract/voyage-rules.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(','));

/** What airlines do to booked flights, and what agencies answer. */
export const voyages = pgTable(
  'voyages',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Whose order it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    type: text('type').$type<VoyageType>().notNull(),
    before: jsonb('before').$type<SolutionJourney[]>().notNull(),
    after: jsonb('after').$type<SolutionJourney[]>(),
    /** The first departure that it is about, as it was booked, local. */
    departure: text('departure').notNull(),
    /** When the flights that it is about depart, as booked and as they fly then: what is nearest is answered first. */
    firstDepartureAt: instant('first_departure_at').notNull(),
    /** Nothing is to be answered any more once all of them have left. */
    lastDepartureAt: instant('last_departure_at').notNull(),
    remark: text('remark'),
    raisedAt: instant('raised_at').notNull(),
    decision: text('decision').$type<VoyageDecision>(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** It needs nothing more: answered and done, or overtaken by a later one. */
    settledAt: instant('settled_at'),
    refundId: text('refund_id').references(() => orders.id),
    /** Told once under the same key, however often it is told. */
    key: text('key').notNull().unique(),
  },
  (t) => [
    index('voyages_open')
      .on(t.companyId, t.firstDepartureAt, t.id)
      .where(sql`${t.decision} is null and ${t.settledAt} is null`),
    index('voyages_company').on(t.companyId, t.firstDepartureAt, t.id),
    index('voyages_order').on(t.orderId),
    check('voyages_type', sql`${t.type} in (${listOf(VOYAGE_TYPES)})`),
    check('voyages_decision', sql`${t.decision} in (${listOf(VOYAGE_DECISIONS)})`),
  ],
);
