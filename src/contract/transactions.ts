import { array, type InferType, number, object, string } from 'yup';
import { ORDER_PRODUCTS } from './order-products.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { PAYMENT_CHANNELS } from './payments.ts';
import { receiptField } from './receipts.ts';
import { currencySchema, instantSchema, listedDaySchema } from './scalars.ts';
import { zoneField } from './zone.ts';

/** Kinds of transactions: top-ups, payments, refunds, and corrections of those. */
export const TRANSACTION_KINDS = ['top-up', 'payment', 'refund', 'correction'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** The method: a payment channel, or money that the provider received outside the portal. */
export const TRANSACTION_METHODS = [...PAYMENT_CHANNELS, 'bank-transfer'] as const;
export type TransactionMethod = (typeof TRANSACTION_METHODS)[number];

const filterFields = {
  /** Prefix of the booking number, or part of the reference. */
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

/** One movement of the company's money into or out of its orders (spec §3, Transaction). Amounts are minor units. */
export const transactionSchema = object({
  id: string().required(),
  kind: string().oneOf(TRANSACTION_KINDS).required(),
  /** The original booking; null for a top-up, and for a correction without one. */
  originalId: string().nullable().defined(),
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  /** Of that booking, or of its change or refund; absent without one. */
  trip: object({
    route: array(string().required()).required(),
    leadPassenger: string().defined(),
    passengerCount: number().integer().required(),
  })
    .optional()
    .default(undefined),
  /** The payment's own reference, or the payment provider's. */
  reference: string().required(),
  method: string().required(),
  currency: currencySchema,
  /** The full amount, the handling fee included; positive, also for a refund. Only a correction is negative where it takes money out. */
  gross: number().integer().required(),
  /** The part that counts for the order or the wallet. */
  net: number().integer().required(),
  fee: number().integer().required(),
  paidAt: instantSchema.required(),
  createdAt: instantSchema.required(),
  receipt: receiptField,
});
export type Transaction = InferType<typeof transactionSchema>;
export const transactionPage = pageOf(transactionSchema);
