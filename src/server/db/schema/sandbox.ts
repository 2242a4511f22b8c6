import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Data of the sandbox suppliers; real suppliers have no tables here. */
export const sandboxSeats = pgTable(
  'sandbox_seats',
  {
    /** Flight, stretch, date and booking class. */
    key: text('key').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    sold: integer('sold').notNull(),
  },
  (t) => [primaryKey({ columns: [t.date, t.key] }), check('sandbox_seats_sold', sql`${t.sold} >= 0`)],
);

/** Numbers that locators are made from. @public read by the migration generator */
export const sandboxLocators = pgSequence('sandbox_locators');
/** Ticket serials; each number is issued once. @public read by the migration generator */
export const sandboxTickets = pgSequence('sandbox_tickets');

export interface RefundRule {
  permitted: 'free' | 'fee' | 'no';
  /** Per ticket, in minor units of the booking's currency. */
  fee: number;
}

export interface StoredClaim {
  key: string;
  date: string;
  seats: number;
  given: number;
}

export const sandboxBookings = pgTable(
  'sandbox_bookings',
  {
    supplierId: text('supplier_id').notNull(),
    locator: text('locator').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    offerRef: text('offer_ref').notNull(),
    state: text('state').$type<'held' | 'issuing' | 'issued' | 'refused' | 'cancelled' | 'voided'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    passengers: integer('passengers').notNull(),
    ticketPrefix: text('ticket_prefix').notNull(),
    seats: jsonb('seats').$type<readonly StoredClaim[]>().notNull(),
    issueBy: instant('issue_by'),
    settlesAt: instant('settles_at'),
    settlesAs: text('settles_as').$type<'issued' | 'refused'>(),
    ticketNumbers: text('ticket_numbers').array().notNull(),
    /** For a train: the seat position that each passenger requests, empty for none. */
    seatWishes: text('seat_wishes').array(),
    voidUntil: instant('void_until'),
    reason: text('reason'),
    /** The fare's refund rule as sold; null for bookings from before refunds existed. */
    refundRule: jsonb('refund_rule').$type<RefundRule>(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.locator] }),
    unique('sandbox_bookings_key').on(t.supplierId, t.idempotencyKey),
    index('sandbox_bookings_holds').on(t.issueBy).where(sql`${t.state} = 'held'`),
    check('sandbox_bookings_locator', sql`${t.locator} ~ '^[A-Z0-9]{6}$'`),
    check('sandbox_bookings_state', sql`${t.state} in ('held','issuing','issued','refused','cancelled','voided')`),
  ],
);

/** The additional cost of one ticket, in minor units of the booking's currency. */
export interface ExchangeLine {
  fareDifference: number;
  taxDifference: number;
  penalty: number;
}

export const sandboxExchanges = pgTable(
  'sandbox_exchanges',
  {
    ref: text('ref').primaryKey(),
    supplierId: text('supplier_id').notNull(),
    locator: text('locator').notNull(),
    tickets: text('tickets').array().notNull(),
    offerRef: text('offer_ref').notNull(),
    lines: jsonb('lines').$type<readonly ExchangeLine[]>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<'offered' | 'pending' | 'changed' | 'refused'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    settlesAt: instant('settles_at'),
    settlesAs: text('settles_as').$type<'changed' | 'refused'>(),
    /** The booking that the new tickets belong to. */
    newLocator: text('new_locator'),
    reason: text('reason'),
  },
  (t) => [
    foreignKey({
      columns: [t.supplierId, t.locator],
      foreignColumns: [sandboxBookings.supplierId, sandboxBookings.locator],
    }),
    index('sandbox_exchanges_booking').on(t.supplierId, t.locator),
    check('sandbox_exchanges_state', sql`${t.state} in ('offered','pending','changed','refused')`),
    check('sandbox_exchanges_end', sql`${t.settlesAs} in ('changed','refused')`),
  ],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    ref: text('ref').primaryKey(),
    supplierId: text('supplier_id').notNull(),
    locator: text('locator').notNull(),
    tickets: text('tickets').array().notNull(),
    segments: integer('segments').array(),
    penalty: bigint('penalty', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<'quoted' | 'pending' | 'refunded' | 'refused'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    settlesAt: instant('settles_at'),
    settlesAs: text('settles_as').$type<'refunded' | 'refused'>(),
    reason: text('reason'),
  },
  (t) => [
    foreignKey({
      columns: [t.supplierId, t.locator],
      foreignColumns: [sandboxBookings.supplierId, sandboxBookings.locator],
    }),
    index('sandbox_refunds_booking').on(t.supplierId, t.locator),
    check('sandbox_refunds_state', sql`${t.state} in ('quoted','pending','refunded','refused')`),
    check('sandbox_refunds_end', sql`${t.settlesAs} in ('refunded','refused')`),
  ],
);
