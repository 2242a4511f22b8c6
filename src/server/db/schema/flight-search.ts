import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FlightConfig, Markup, MarkupRegion } from '../../../contract/agency-terms.ts';
import type {
  ExclusionReason,
  MissingFlight,
  ShoppingInput,
  Solution,
  SolutionsAnswer,
  VerificationOutcome,
} from '../../../contract/flight-search.ts';
import type { Currency, RateMap } from '../../../contract/money.ts';
import { companies } from './companies.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const flightConfigs = pgTable('flight_configs', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id),
  config: jsonb('config').$type<FlightConfig>().notNull(),
  version: integer('version').notNull().default(1),
});

export interface SupplierProgress {
  id: string;
  name: string;
  state: 'pending' | 'answered' | 'failed';
  reason: SolutionsAnswer['failures'][number]['reason'] | null;
  /** How many offers that it was the first to bring are sold to the company by nobody, once it or another supplier has said all. */
  leftOut?: Partial<Record<ExclusionReason, number>>;
}

/** Searches of the last day. Unlogged (see the migrations): a database crash loses them, and they are repeated. */
export const flightSearches = pgTable(
  'flight_searches',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    input: jsonb('input').$type<ShoppingInput>().notNull(),
    suppliers: jsonb('suppliers').$type<SupplierProgress[]>().notNull(),
    /** For a search of exact flights: those found unavailable so far; null for any other search. */
    missing: jsonb('missing').$type<MissingFlight[]>(),
    done: boolean('done').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The deadline of the searching process; if it has not finished by then, it has died. */
    endsAt: instant('ends_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('flight_searches_age').on(t.createdAt)],
);

/** Solutions as they arrived, compressed JSON, numbered from 0 in each search; a cursor is the next number. Unlogged. */
export const flightSearchChunks = pgTable(
  'flight_search_chunks',
  {
    searchId: uuid('search_id').notNull(),
    number: integer('number').notNull(),
    /** What the client receives: `Solution[]`, and the withdrawn ids. */
    solutions: bytes('solutions').notNull(),
    withdrawn: text('withdrawn').array().notNull(),
    /** The supplier, and its own id of each solution, in the same order. */
    supplierId: text('supplier_id').notNull(),
    offerRefs: text('offer_refs').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.number] })],
);

/** Parts of a price per person of one type, in minor units of the settlement currency. */
export interface PriceParts {
  passengerType: Solution['priceDetail']['priceList'][number]['passengerType'];
  count: number;
  faceValue: number;
  discount: number;
  serviceFee: number;
  airportTax: number;
  fuelSurcharge: number;
  /** What the supplier is owed: face value − discount + service fee + taxes. */
  cost: number;
  /** By the company that earns it, the provider first. */
  markups: { companyId: string; amount: number }[];
  /** cost + markups. */
  salePrice: number;
  fareBasis: string;
}

/** What price parts were computed from, so that the price can be explained as it was made, whatever is agreed later. */
export interface PriceBasis {
  /** As the supplier asked, per person, in minor units of its currency. */
  fares: Pick<PriceParts, 'passengerType' | 'faceValue' | 'discount' | 'serviceFee' | 'airportTax' | 'fuelSurcharge'>[];
  currency: Currency;
  /** The exchange rates of the currencies in it, and their day (yyyy-MM-dd). */
  asOf: string;
  rates: RateMap;
  /** Markups differ by region. */
  region: MarkupRegion;
  /** Each sale, the provider's first: its seller, the markup for the region if any, and the currency of the markup's amounts. */
  steps: { companyId: string; markup: Markup | null; currency: Currency }[];
}

/** Price checks, valid for orders for ten minutes. */
export const flightVerifications = pgTable(
  'flight_verifications',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    supplierId: text('supplier_id').notNull(),
    offerRef: text('offer_ref').notNull(),
    outcome: text('outcome').$type<VerificationOutcome>().notNull(),
    solution: jsonb('solution').$type<Solution>().notNull(),
    priceParts: jsonb('price_parts').$type<PriceParts[]>().notNull(),
    /** Null for checks from before it was stored. */
    priceBasis: jsonb('price_basis').$type<PriceBasis>(),
    currency: text('currency').$type<Currency>().notNull(),
    input: jsonb('input').$type<ShoppingInput>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('flight_verifications_age').on(t.expiresAt),
    check(
      'flight_verifications_outcome',
      sql`${t.outcome} in ('unchanged','priceChanged','packageChanged','documentsChanged')`,
    ),
  ],
);
