import { array, boolean, type InferType, number, object, string } from 'yup';
import { CREDIT_PERIODS } from './agency-terms.ts';
import { INVOICE_TYPES } from './flight-terms.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { spentByField } from './order-list.ts';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { pageOf, pagingFields } from './paging.ts';
import { GENDERS, PASSENGER_TYPES } from './passenger-terms.ts';
import { receiptField } from './receipts.ts';
import {
  currencySchema,
  dateSchema,
  instantSchema,
  listedDaySchema,
  minorAmount,
  moneySchema,
  TOO_LONG,
  typedAmount,
} from './scalars.ts';
import { CHART_DAYS } from './wallet-days.ts';
import { zoneField } from './zone.ts';

/**
 * Types of entries (spec §3, wallet entry), payments and refunds of train changes, credit repaid from the balance, and the provider's
 * corrections.
 */
export const WALLET_ENTRY_TYPES = [
  'top-up',
  'origin-flight',
  'origin-train',
  'refund-flight',
  'change-flight',
  'void-flight',
  'change-train',
  'refund-train',
  'settlement',
  'correction',
] as const;

const filterFields = {
  type: string().oneOf(WALLET_ENTRY_TYPES, 'invalid').optional(),
  /** Days of payment in `zone` (UTC when absent), both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
};

/** GET /base/v2/wallet/entries: newest first. */
export const walletEntriesQuery = object({ ...pagingFields, ...filterFields }).noUnknown();
export type WalletEntriesQuery = InferType<typeof walletEntriesQuery>;

/** POST /base/v2/agencies/exports/wallet: the same list as a spreadsheet. */
export const walletExport = object(filterFields).noUnknown();
export type WalletExport = InferType<typeof walletExport>;

/** One movement of a company's own money. */
export const walletEntrySchema = object({
  id: string().required(),
  type: string().oneOf(WALLET_ENTRY_TYPES).required(),
  paidAt: instantSchema.required(),
  orderId: string().nullable().defined(),
  /** The order's product; null for a top-up. */
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  route: array(string().required()).required(),
  leadPassenger: string().defined(),
  passengerCount: number().integer().required(),
  /** The payment's own reference, or the receipt's. */
  reference: string().required(),
  /** Positive into the company's money, negative out of it. */
  amount: moneySchema.required(),
  /** Which of balance and credit line moved. */
  account: string().oneOf(['balance', 'credit']).required(),
  /** Balance less used credit, after this entry. */
  standing: moneySchema.required(),
  /** Description in the caller's language: for an order its movement and number; otherwise the text that was entered. */
  description: string().defined(),
  /** For the agency itself and the provider: null for the companies between them. */
  receipt: receiptField,
});
export type WalletEntry = InferType<typeof walletEntrySchema>;
export const walletEntryPage = pageOf(walletEntrySchema);

/** GET /base/v2/wallet/overview: the figures around the balance. Days are those of `zone` (UTC when absent). */
export const walletOverviewQuery = object({
  days: number()
    .integer('invalid')
    .oneOf([...CHART_DAYS], 'invalid')
    .optional(),
  zone: zoneField,
}).noUnknown();
export type WalletOverviewQuery = InferType<typeof walletOverviewQuery>;

const walletLimitSchema = object({
  /** Null where none is set. */
  amount: minorAmount.nullable().defined(),
  version: number().integer().required(),
});
export type WalletLimit = InferType<typeof walletLimitSchema>;

/** Amounts are minor units of `currency`, the settlement currency. */
export const walletOverviewSchema = object({
  currency: currencySchema,
  /** Balance and credit at the end of each day, today's so far; oldest first. */
  days: array(
    object({ day: dateSchema.required(), balance: minorAmount.required(), creditUsed: minorAmount.required() }),
  ).required(),
  /** The balance below which the agency is notified. */
  limit: walletLimitSchema.required(),
  /** Whether emails about its money are sent: the agency has an address, and its parent has not disabled them. */
  isMailed: boolean().required(),
  /**
   * The amount due by the end of the day, and how many of the orders balance or usable credit cover, each from one of them, nearest
   * deadline first.
   */
  dueToday: object({
    orders: number().integer().required(),
    covered: number().integer().required(),
    total: minorAmount.required(),
  }).required(),
  credit: object({
    period: string().oneOf(CREDIT_PERIODS).required(),
    /** The last day of the running period. */
    closesOn: dateSchema.required(),
    /** The amount outstanding on closed statements, its first due day, and whether that has passed. */
    owed: minorAmount.required(),
    dueDay: dateSchema.nullable().defined(),
    isOverdue: boolean().required(),
  }).required(),
});
export type WalletOverview = InferType<typeof walletOverviewSchema>;

/** PUT /base/v2/wallet/limit: with the version that was read, 0 where none was ever set. */
export const walletLimitInput = object({
  version: number().integer('invalid').min(0, 'invalid').max(2_147_483_646, 'invalid').required('required'),
  amount: typedAmount.min(1, 'invalidAmount').nullable().defined('required'),
}).noUnknown();
export type WalletLimitInput = InferType<typeof walletLimitInput>;
export const walletLimitAnswer = walletLimitSchema;

/** GET /base/v2/bills/orders/{id}: the payments of an order, for users who see the money and not the booking. */
export const orderBillInput = object({ id: string().max(64, TOO_LONG).required('required') }).noUnknown();
export const orderBillSchema = object({
  id: string().required(),
  product: string().oneOf(ORDER_PRODUCTS).required(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(ORDER_STATUSES).required(),
  spentBy: spentByField,
  originalId: string().nullable().defined(),
  pnr: string().nullable().defined(),
  route: array(string().required()).required(),
  serviceNumbers: array(string().required()).required(),
  departureDate: dateSchema.required(),
  createdAt: instantSchema.required(),
  createdBy: string().defined(),
  /** Null where it was not stored, and for trains and groups. */
  invoiceType: string().oneOf(INVOICE_TYPES).nullable().defined(),
  total: moneySchema.required(),
  /** Payment channels' fees, and the total paid including them; absent if none. */
  fee: moneySchema.optional().default(undefined),
  paid: moneySchema.optional().default(undefined),
  passengers: array(
    object({
      id: string().required(),
      type: string().oneOf(PASSENGER_TYPES).required(),
      surname: string().required(),
      givenName: string().required(),
      gender: string().oneOf(GENDERS).required(),
      ticketNumber: string().nullable().defined(),
    }),
  ).required(),
  /** Its postings, newest first. */
  entries: array(walletEntrySchema.required()).required(),
});
export type OrderBill = InferType<typeof orderBillSchema>;
