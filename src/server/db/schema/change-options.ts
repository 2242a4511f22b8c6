import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import type { Currency } from '../../../contract/money.ts';
import type { ChangeCost } from './after-sales.ts';
import { orders } from './orders.ts';

/** The desk's price for one option of a change, per ticket in the order of the change's passengers. */
export interface OptionOffer {
  lines: { fareDifference: number; taxDifference: number; penalty: number }[];
  currency: Currency;
  /** The whole trip after the change. */
  journeys: SolutionJourney[];
}

/** The options that the desk offers for a change, if there are several: the agent picks one. */
export const changeOptions = pgTable(
  'change_options',
  {
    id: uuid().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    offer: jsonb().$type<OptionOffer>().notNull(),
    /** The buyer's cost, at the rates of the day it was quoted. */
    cost: jsonb().$type<ChangeCost>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    pickedAt: timestamp('picked_at', { withTimezone: true }),
  },
  (t) => [index('change_options_order').on(t.orderId, t.position)],
);
