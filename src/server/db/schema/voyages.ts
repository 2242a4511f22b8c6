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

/** Airlines' changes to booked flights, and agencies' answers. */
export const voyages = pgTable(
  'voyages',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The user whose order it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    type: text('type').$type<VoyageType>().notNull(),
    before: jsonb('before').$type<SolutionJourney[]>().notNull(),
    after: jsonb('after').$type<SolutionJourney[]>(),
    /** The first affected departure, as booked, local time. */
    departure: text('departure').notNull(),
    /** The first departure of the affected flights, as booked and as changed: the nearest is answered first. */
    firstDepartureAt: instant('first_departure_at').notNull(),
    /** Once all of them have left, no response is expected. */
    lastDepartureAt: instant('last_departure_at').notNull(),
    remark: text('remark'),
    raisedAt: instant('raised_at').notNull(),
    decision: text('decision').$type<VoyageDecision>(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** It needs nothing more: answered and done, or superseded by a later one. */
    settledAt: instant('settled_at'),
    refundId: text('refund_id').references(() => orders.id),
    /** Deduplication key: recorded once however often it is reported. */
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
