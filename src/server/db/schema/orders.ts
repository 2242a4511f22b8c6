import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FLIGHT_ORDER_STATUSES } from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Contact } from '../../../contract/passengers.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

const STATUS_LIST = sql.raw(FLIGHT_ORDER_STATUSES.map((status) => `'${status}'`).join(','));
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What was sold, as it was sold: nothing of it changes after the order is made. */
export type SoldProduct = Pick<
  FlightOrder,
  'journeys' | 'brand' | 'baggage' | 'policies' | 'selfTransfer' | 'ticketingSpeed' | 'priceBreakdown'
>;

/** How the order's total is divided when it is paid; amounts in the order's currency. */
export interface Settlement {
  /** The provider's company, which owes the supplier and earns the fee. */
  providerId: string;
  /** What the supplier is owed. */
  cost: number;
  /** Markup income by the company that earns it: the provider, and parent agencies on the way down. */
  markups: { companyId: string; amount: number }[];
  /** Service fee of the provider. */
  fee: number;
}

export const flightOrders = pgTable(
  'flight_orders',
  {
    /** Ten digits: year, day of the year, number of the day. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdByName: text('created_by_name').notNull(),
    type: text('type').$type<FlightOrder['type']>().notNull(),
    status: text('status').$type<FlightOrder['status']>().notNull(),
    version: integer('version').notNull().default(1),
    originalId: text('original_id').references((): AnyPgColumn => flightOrders.id),
    referenceId: text('reference_id'),
    pnr: text('pnr'),
    airline: text('airline').notNull(),
    supplierId: text('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    /** The order's name at the supplier. */
    supplierRef: text('supplier_ref'),
    /** What the supplier asks for the order, as it was booked; the same must be asked when it is issued. */
    supplierAmount: bigint('supplier_amount', { mode: 'number' }),
    supplierCurrency: text('supplier_currency').$type<Currency>(),
    currency: text('currency').$type<Currency>().notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    product: jsonb('product').$type<SoldProduct>().notNull(),
    settlement: jsonb('settlement').$type<Settlement>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    remark: text('remark'),
    reviewRemark: text('review_remark'),
    payBy: instant('pay_by'),
    ticketBy: instant('ticket_by'),
    paymentChannel: text('payment_channel'),
    paidAt: instant('paid_at'),
    /** The journal entry or the payment house's reference. */
    paymentReference: text('payment_reference'),
    departureDate: date('departure_date', { mode: 'string' }).notNull(),
    route: text('route').array().notNull(),
    flightNumbers: text('flight_numbers').array().notNull(),
    leadPassenger: text('lead_passenger').notNull(),
    passengerCount: integer('passenger_count').notNull(),
    /** Every number and name of the order in lower case, for the list's search box. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('flight_orders_newest').on(t.companyId, t.createdAt, t.id),
    index('flight_orders_status').on(t.companyId, t.status),
    index('flight_orders_original').on(t.originalId),
    index('flight_orders_deadline').on(t.payBy).where(sql`${t.status} in ('reserved','to_be_paid')`),
    index('flight_orders_moving')
      .on(t.status, t.updatedAt)
      .where(sql`${t.status} in ('proceeding','origin_holding','origin_failed','failed_reimbursing')`),
    check('flight_orders_status_known', sql`${t.status} in (${STATUS_LIST})`),
    check('flight_orders_type_known', sql`${t.type} in ('origin','change','refund','void')`),
    check('flight_orders_child', sql`(${t.type} = 'origin') = (${t.originalId} is null)`),
    check('flight_orders_number', sql`${t.id} ~ '^[0-9]{10}$'`),
  ],
);

export const orderPassengers = pgTable(
  'order_passengers',
  {
    id: uuid('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => flightOrders.id),
    position: integer('position').notNull(),
    type: text('type').$type<FlightOrder['passengers'][number]['type']>().notNull(),
    surname: text('surname').notNull(),
    givenName: text('given_name').notNull(),
    gender: text('gender').$type<FlightOrder['passengers'][number]['gender']>().notNull(),
    birthday: date('birthday', { mode: 'string' }).notNull(),
    nationality: text('nationality').notNull(),
    phone: text('phone'),
    email: text('email'),
    frequentFlyer: jsonb('frequent_flyer').$type<{ airline: string; number: string }>(),
    documentType: text('document_type').$type<FlightOrder['passengers'][number]['document']['type']>().notNull(),
    /** AES-256-GCM under DATA_KEY; the clear number is read only to be sent to the supplier. */
    documentNumber: text('document_number').notNull(),
    documentMasked: text('document_masked').notNull(),
    documentExpiry: date('document_expiry', { mode: 'string' }).notNull(),
    documentIssuingPlace: text('document_issuing_place'),
    ticketNumber: text('ticket_number'),
  },
  (t) => [
    unique('order_passengers_position').on(t.orderId, t.position),
    index('order_passengers_ticket').on(t.ticketNumber),
    check('order_passengers_ticket_form', sql`${t.ticketNumber} ~ '^[0-9]{13}$'`),
  ],
);

export const orderTimeline = pgTable(
  'order_timeline',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => flightOrders.id),
    at: instant('at').notNull(),
    kind: text('kind').$type<FlightOrder['timeline'][number]['kind']>().notNull(),
    status: text('status').$type<FlightOrder['status']>(),
    by: text('by_name'),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    text: text('text'),
  },
  (t) => [index('order_timeline_order').on(t.orderId, t.id)],
);

/** The last booking number given out on each day (yyDDD). */
export const bookingCounters = pgTable('booking_counters', {
  day: text('day').primaryKey(),
  last: integer('last').notNull(),
});

/**
 * A booking that is being made: written before the supplier is called and ended afterwards, so that a process that dies in
 * between leaves a trace from which the outcome is looked up instead of booking twice.
 */
export const bookingIntents = pgTable(
  'booking_intents',
  {
    /** Also the idempotency key towards the supplier. */
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    verificationId: text('verification_id').notNull(),
    supplierId: text('supplier_id').notNull(),
    /** The request with its documents, encrypted under DATA_KEY; emptied when the intent ends. */
    request: text('request'),
    state: text('state').$type<'calling' | 'booked' | 'refused'>().notNull(),
    orderId: text('order_id').references(() => flightOrders.id),
    createdAt: instant('created_at').notNull(),
    /** Whether the seats are held without payment, or must be paid at once. */
    hold: boolean('hold').notNull(),
  },
  (t) => [
    uniqueIndex('booking_intents_verification').on(t.verificationId).where(sql`${t.state} in ('calling','booked')`),
    index('booking_intents_open').on(t.createdAt).where(sql`${t.state} = 'calling'`),
    check('booking_intents_state', sql`${t.state} in ('calling','booked','refused')`),
  ],
);
