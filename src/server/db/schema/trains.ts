import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';
import type { TrainParty } from '../../../contract/train-terms.ts';
import type { SoldTrain } from './orders.ts';

/** Price checks of trains, from which orders are booked. */
export const trainChecks = pgTable(
  'train_checks',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    supplierId: text('supplier_id').notNull(),
    /** For `RailSupplier.book`. */
    offerRef: text('offer_ref').notNull(),
    sold: jsonb('sold').$type<SoldTrain>().notNull(),
    party: jsonb('party').$type<TrainParty>().notNull(),
    /** The company's settlement currency, and the party's total in it. */
    currency: text('currency').$type<Currency>().notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('train_checks_age').on(t.expiresAt)],
);
