import { array, type InferType, number, object, string } from 'yup';
import { ORDER_PRODUCTS } from './order-products.ts';
import { pageOf, pagingFields } from './paging.ts';
import { currencySchema, instantSchema, listedDaySchema, minorAmount, TOO_LONG } from './scalars.ts';
import { zoneField } from './zone.ts';

/** A company's income from others' bookings and its corrections for them: every company sees its own. */
export const INCOME_KINDS = ['markup_income', 'fee_income', 'corrections'] as const;
/** Debts to suppliers and agencies, and money held by payment providers and banks: for all companies, visible to the provider alone. */
export const PROVIDER_KINDS = ['supplier_payable', 'refund_payable', 'clearing'] as const;
/** Ledger account kinds that are shown as books; an agency's own money is on its statements. */
export const BOOK_KINDS = [...INCOME_KINDS, ...PROVIDER_KINDS] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** Movements that post to these accounts. refund-due: income becomes a debt to the agency, which a refund pays. */
export const BOOK_MOVEMENTS = ['top-up', 'payment', 'refund-due', 'refund', 'correction'] as const;
export type BookMovement = (typeof BOOK_MOVEMENTS)[number];

const dayFields = {
  /** Days of the movement in `zone` (UTC when absent), both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
};
const bookField = string().max(100, TOO_LONG);

/** GET /base/v2/books: the accounts with a balance or a posting in these days. */
export const booksQuery = object(dayFields).noUnknown();
export type BooksQuery = InferType<typeof booksQuery>;

/** GET /base/v2/books/{id}/lines: newest first. */
export const bookLinesQuery = object({ ...pagingFields, ...dayFields, id: bookField.required('required') }).noUnknown();
export type BookLinesQuery = InferType<typeof bookLinesQuery>;

/** POST /base/v2/agencies/exports/books: all accounts, or one, with their lines as a spreadsheet. */
export const booksExport = object({ ...dayFields, id: bookField.optional() }).noUnknown();
export type BooksExport = InferType<typeof booksExport>;

/**
 * The accounts of one kind, counterparty and currency together. Amounts are minor units: income earned and payables owed are positive; so
 * is what payment providers and banks have taken in on clearing accounts.
 */
export const bookSchema = object({
  /** `kind:qualifier:currency`. */
  id: string().required(),
  kind: string().oneOf(BOOK_KINDS).required(),
  /** The supplier, or the payment method; for fees, 'transaction' marks those of payment channels and transfers. Empty otherwise. */
  qualifier: string().defined(),
  currency: currencySchema,
  /** Before and after these days: opening + incoming - outgoing = closing. */
  opening: minorAmount.required(),
  incoming: minorAmount.required(),
  outgoing: minorAmount.required(),
  closing: minorAmount.required(),
  /** The number of movements in these days. */
  entries: number().integer().required(),
});
export type Book = InferType<typeof bookSchema>;
export const booksAnswer = object({ list: array(bookSchema.required()).required() });
export type Books = InferType<typeof booksAnswer>;

const bookLineSchema = object({
  id: string().required(),
  at: instantSchema.required(),
  kind: string().oneOf(BOOK_MOVEMENTS).required(),
  /** The company of the booking or top-up. */
  agencyName: string().required(),
  /** Null without an order, and for callers who may not read the bills of agencies (agencybills:read). */
  orderId: string().nullable().defined(),
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  /** The payment's external reference: for the provider alone. */
  reference: string().nullable().defined(),
  /** The reason of a correction; empty otherwise. */
  reason: string().defined(),
  /** Positive where the account's balance grew. */
  amount: minorAmount.required(),
});
export type BookLine = InferType<typeof bookLineSchema>;
export const bookLinePage = pageOf(bookLineSchema);
