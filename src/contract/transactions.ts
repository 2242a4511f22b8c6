import { array, type InferType, number, object, string } from 'yup';
import { ORDER_PRODUCTS } from './order-products.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { PAYMENT_CHANNELS } from './payments.ts';
import { receiptField } from './receipts.ts';
import { currencySchema, instantSchema, listedDaySchema } from './scalars.ts';
import { zoneField } from './zone.ts';

/** What a transaction is for the company: money put in, paid out, or come back, and what mends a mistake in that. */
export const TRANSACTION_KINDS = ['top-up', 'payment', 'refund', 'correction'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** How it was paid: a payment channel, or money that the provider received outside of the portal. */
export const TRANSACTION_METHODS = [...PAYMENT_CHANNELS, 'bank-transfer'] as const;
export type TransactionMethod = (typeof TRANSACTION_METHODS)[number];

const filterFields = {
  /** Begins the booking's number, or is in the reference. */
  q: searchField.trim().optional(),
  kind: string().oneOf(TRANSACTION_KINDS, 'invalid').optional(),
  method: string().oneOf(TRANSACTION_METHODS, 'invalid').optional(),
  /** Days of payment in `zone` (UTC when absent), both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
};

/** GET /base/v2/transactions: newest first. */
export const transactionsQuery = object({ ...pagingFields, ...filterFields }).noUnknown();
export type TransactionsQuery = InferType<typeof transactionsQuery>;

/** POST /base/v2/agencies/exports/transactions: the same list as a spreadsheet. */
export const transactionsExport = object(filterFields).noUnknown();
export type TransactionsExport = InferType<typeof transactionsExport>;

/** One movement of the company's money from or to the outside of its orders (spec §3, Transaction). Amounts are minor units. */
export const transactionSchema = object({
  id: string().required(),
  kind: string().oneOf(TRANSACTION_KINDS).required(),
  /** The original booking; null for a top-up, and for a correction that is about none. */
  originalId: string().nullable().defined(),
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  /** Of that booking, or of its change or refund; absent of what is about none. */
  trip: object({
    route: array(string().required()).required(),
    leadPassenger: string().defined(),
    passengerCount: number().integer().required(),
  })
    .optional()
    .default(undefined),
  /** The payment's own number, or the payment provider's. */
  reference: string().required(),
  method: string().required(),
  currency: currencySchema,
  /** All that was paid, the handling fee included; positive, also of a refund. A correction alone is negative where it takes money out. */
  gross: number().integer().required(),
  /** What of it counts for the order or the wallet. */
  net: number().integer().required(),
  fee: number().integer().required(),
  paidAt: instantSchema.required(),
  createdAt: instantSchema.required(),
  receipt: receiptField,
});
export type Transaction = InferType<typeof transactionSchema>;
export const transactionPage = pageOf(transactionSchema);
