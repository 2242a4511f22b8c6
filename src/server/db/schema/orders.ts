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
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Restrictions } from '../../../contract/flight-search.ts';
import type { InvoiceType, ProductType } from '../../../contract/flight-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { TimelineEntry } from '../../../contract/order-parts.ts';
import {
  ORDER_PRODUCTS,
  ORDER_STATUSES,
  type OrderProduct,
  type OrderStatus,
} from '../../../contract/order-products.ts';
import type { DocumentType, Gender, PassengerType } from '../../../contract/passenger-terms.ts';
import type { Contact } from '../../../contract/passengers.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import type { TrainPassengerType } from '../../../contract/train-terms.ts';
import { companies } from './companies.ts';
import type { SoldPrice } from './sold-price.ts';
import { users } from './users.ts';

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(','));
const STATUS_LIST = listOf(ORDER_STATUSES);
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What was sold, as it was sold: immutable once the order is made. */
export type SoldFlight = Pick<
  FlightOrder,
  'journeys' | 'brand' | 'baggage' | 'policies' | 'selfTransfer' | 'ticketingSpeed'
> & {
  priceBreakdown: SoldPrice;
  /** Absent for orders from before it was stored. */
  invoiceType?: InvoiceType;
  productType?: ProductType;
  restrictions?: Restrictions;
};

/** The same of a train. */
export interface SoldTrain extends Pick<TrainOrder, 'ride' | 'seatClass'> {
  /** Per person, in minor units of the order's currency. */
  prices: { passengerType: TrainPassengerType; count: number; price: number }[];
}

/** … and of a group: the confirmed option's price per person. The rest is in its quote (schema/groups.ts). */
export interface SoldGroup {
  prices: { passengerType: PassengerType; count: number; price: number }[];
}

/** How the order's total is split when it is paid; amounts in the order's currency. */
export interface Settlement {
  /** The provider's company, which owes the supplier and earns the fee. */
  providerId: string;
  /** What the supplier is owed. */
  cost: number;
  /** Markup income by the company that earns it: the provider, and the parent agencies down to the seller. */
  markups: { companyId: string; amount: number }[];
  /** Service fee of the provider. */
  fee: number;
}

export const orders = pgTable(
  'orders',
  {
    /** Ten digits, the last one a check digit; for earlier orders year, day of the year and number of the day. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdByName: text('created_by_name').notNull(),
    product: text('product').$type<OrderProduct>().notNull(),
    type: text('type').$type<OrderType>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    version: integer('version').notNull().default(1),
    originalId: text('original_id').references((): AnyPgColumn => orders.id),
    /** The agency's own number for it. */
    referenceId: text('reference_id'),
    pnr: text('pnr'),
    /** IATA code of the validating airline; for a train its railway. */
    carrier: text('carrier').notNull(),
    supplierId: text('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    /** The supplier's reference of the order. */
    supplierRef: text('supplier_ref'),
    /** The supplier's price at booking; it must be the same when the order is issued. */
    supplierAmount: bigint('supplier_amount', { mode: 'number' }),
    supplierCurrency: text('supplier_currency').$type<Currency>(),
    currency: text('currency').$type<Currency>().notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** A change with several options, none of them picked: `total` is that of the cheapest, and nothing is paid yet. */
    toChoose: boolean('to_choose').notNull().default(false),
    /** The price to the agency's own client for the whole order, in the same currency; null for orders made before that was stored. */
    clientTotal: bigint('client_total', { mode: 'number' }),
    /** Null for a group that has not confirmed a quote. */
    sold: jsonb('sold').$type<SoldFlight | SoldTrain | SoldGroup>(),
    settlement: jsonb('settlement').$type<Settlement>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    remark: text('remark'),
    reviewRemark: text('review_remark'),
    payBy: instant('pay_by'),
    ticketBy: instant('ticket_by'),
    /** Until when issued tickets can be voided; null when they cannot. */
    voidUntil: instant('void_until'),
    /** For a train: the desk issues the tickets, as its agency has it (spec §3, manual mode). */
    byHand: boolean('by_hand').notNull().default(false),
    paymentChannel: text('payment_channel'),
    paidAt: instant('paid_at'),
    /** The ledger entry's id or the payment provider's reference. */
    paymentReference: text('payment_reference'),
    departureDate: date('departure_date', { mode: 'string' }).notNull(),
    /** All other departure days of the trip. */
    laterDays: date('later_days', { mode: 'string' }).array().notNull().default([]),
    route: text('route').array().notNull(),
    /** Flight or train numbers in order of travel. */
    serviceNumbers: text('service_numbers').array().notNull(),
    leadPassenger: text('lead_passenger').notNull(),
    passengerCount: integer('passenger_count').notNull(),
    /** All numbers and names of the order in lower case, for the list's search box; other columns cover the rest of the search. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When a sweep last processed it; the least recent go first. */
    sweptAt: instant('swept_at'),
  },
  (t) => [
    // Has included columns and companion indexes that drizzle cannot express: migrations/0041_list_speed.sql.
    index('orders_newest').on(t.companyId, t.createdAt, t.id),
    index('orders_newest_of_product').on(t.companyId, t.product, t.createdAt, t.id),
    index('orders_status').on(t.companyId, t.status, t.product),
    index('orders_by_deadline').on(t.companyId, t.payBy, t.createdAt.desc(), t.id.desc()),
    index('orders_reference').on(t.companyId, sql`lower(${t.referenceId})`).where(sql`${t.referenceId} is not null`),
    index('orders_original').on(t.originalId),
    index('orders_deadline')
      .on(t.payBy)
      .where(
        sql`${t.status} in ('reserved','to_be_paid','rfd_to_be_confirm','chg_to_be_paid','to_be_confirm','to_be_apply_seat','seat_applying','to_be_pay_first','to_be_pay_second','to_be_pay_third','to_be_paid_last_money')`,
      ),
    index('orders_moving')
      .on(t.status, sql`greatest(${t.sweptAt}, ${t.updatedAt})`)
      .where(
        sql`${t.status} in ('proceeding','origin_holding','origin_failed','failed_reimbursing','rfd_reviewing','rfd_proceeding','refund_holding','refunded_reimbursing','void_proceeding','void_holding','voided_reimbursing','chg_reviewing','chg_proceeding','change_holding','reimbursing')`,
      ),
    check('orders_status_known', sql`${t.status} in (${STATUS_LIST})`),
    check('orders_product_known', sql`${t.product} in (${listOf(ORDER_PRODUCTS)})`),
    check('orders_type_known', sql`${t.type} in ('origin','change','refund','void')`),
    check('orders_child', sql`(${t.type} = 'origin') = (${t.originalId} is null)`),
    check('orders_number', sql`${t.id} ~ '^[0-9]{10,14}$'`),
  ],
);

export const orderPassengers = pgTable(
  'order_passengers',
  {
    id: uuid('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    /** For a change, refund or void: the same passenger in the order whose tickets are meant. */
    originalId: uuid('original_id').references((): AnyPgColumn => orderPassengers.id),
    type: text('type').$type<PassengerType>().notNull(),
    surname: text('surname').notNull(),
    givenName: text('given_name').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    birthday: date('birthday', { mode: 'string' }).notNull(),
    nationality: text('nationality').notNull(),
    phone: text('phone'),
    email: text('email'),
    contactName: text('contact_name'),
    frequentFlyer: jsonb('frequent_flyer').$type<{ airline: string; number: string }>(),
    documentType: text('document_type').$type<DocumentType>().notNull(),
    /** AES-256-GCM under DATA_KEY; decrypted only to be sent to the supplier. */
    documentNumber: text('document_number').notNull(),
    documentMasked: text('document_masked').notNull(),
    documentExpiry: date('document_expiry', { mode: 'string' }).notNull(),
    documentIssuingPlace: text('document_issuing_place'),
    ticketNumber: text('ticket_number'),
    /** The ticket that this one replaces, and the one that replaced it. */
    exchangedFrom: text('exchanged_from'),
    exchangedFor: text('exchanged_for'),
    /** On a train: coach and seat as printed. */
    seat: text('seat'),
    /** On a train: the seat position that the agent requests for the passenger. */
    seatWish: text('seat_wish'),
  },
  (t) => [
    unique('order_passengers_position').on(t.orderId, t.position),
    index('order_passengers_ticket').on(t.ticketNumber),
    index('order_passengers_original').on(t.originalId).where(sql`${t.originalId} is not null`),
    check('order_passengers_ticket_form', sql`${t.ticketNumber} ~ '^([0-9]{13}|[A-Z][A-Z0-9]{8,20})$'`),
  ],
);

export const orderTimeline = pgTable(
  'order_timeline',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    kind: text('kind').$type<TimelineEntry['kind']>().notNull(),
    status: text('status').$type<OrderStatus>(),
    by: text('by_name'),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    /** The system's entry; `text` then holds what a user added. */
    code: text('code').$type<TimelineCode>(),
    text: text('text'),
  },
  (t) => [index('order_timeline_order').on(t.orderId, t.id)],
);

/** The source of booking numbers, see orders/order-number.ts; earlier ones (year, day, number of the day) are all lower. */
export const bookingNumbers = pgSequence('booking_numbers', { startWith: 300_000_001, minValue: 300_000_001 });

/**
 * A booking in progress: written before the supplier is called and ended afterwards, so that after a crash in between the outcome is looked
 * up instead of booking twice.
 */
export const bookingIntents = pgTable(
  'booking_intents',
  {
    /** Also the idempotency key at the supplier. */
    id: uuid('id').primaryKey(),
    product: text('product').$type<OrderProduct>().notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** See commands/idempotency.ts. */
    requestHash: text('request_hash'),
    verificationId: text('verification_id').notNull(),
    supplierId: text('supplier_id').notNull(),
    /** The request with its documents, encrypted under DATA_KEY; cleared when the intent ends. */
    request: text('request'),
    state: text('state').$type<'calling' | 'booked' | 'refused'>().notNull(),
    orderId: text('order_id').references(() => orders.id),
    createdAt: instant('created_at').notNull(),
    /** Whether seats are held without payment, or must be paid at once. */
    hold: boolean('hold').notNull(),
    /** As in `orders`. */
    sweptAt: instant('swept_at'),
  },
  (t) => [
    uniqueIndex('booking_intents_verification').on(t.verificationId).where(sql`${t.state} in ('calling','booked')`),
    index('booking_intents_ended').on(t.createdAt).where(sql`${t.state} <> 'calling'`),
    index('booking_intents_open').on(t.createdAt).where(sql`${t.state} = 'calling'`),
    check('booking_intents_product_known', sql`${t.product} in (${listOf(ORDER_PRODUCTS)})`),
    check('booking_intents_state', sql`${t.state} in ('calling','booked','refused')`),
  ],
);
