import { array, type InferType, number, object, string } from 'yup';
import { ORDER_PRODUCTS } from './order-products.ts';
import { pageOf, pagingFields } from './paging.ts';
import { currencySchema, instantSchema, listedDaySchema, minorAmount, TOO_LONG } from './scalars.ts';
import { zoneField } from './zone.ts';

/** What a company earns on the bookings of others, and what it has put right for them: every company sees its own. */
export const INCOME_KINDS = ['markup_income', 'fee_income', 'corrections'] as const;
/**
 * What the provider owes to suppliers and agencies, and what payment providers and banks hold for it: of all companies, for the provider
 * alone.
 */
export const PROVIDER_KINDS = ['supplier_payable', 'refund_payable', 'clearing'] as const;
/** Kinds of the ledger's accounts that are shown as books; an agency's own money is on its statements. */
export const BOOK_KINDS = [...INCOME_KINDS, ...PROVIDER_KINDS] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** Movements that stand on these accounts. refund-due: what was earned becomes a debt to the agency, which a refund pays. */
export const BOOK_MOVEMENTS = ['top-up', 'payment', 'refund-due', 'refund', 'correction'] as const;
export type BookMovement = (typeof BOOK_MOVEMENTS)[number];

const dayFields = {
  /** Days of the movement in `zone` (UTC when absent), both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
};
const bookField = string().max(100, TOO_LONG);

/** GET /base/v2/books: the accounts in which something stands or has moved in these days. */
export const booksQuery = object(dayFields).noUnknown();
export type BooksQuery = InferType<typeof booksQuery>;

/** GET /base/v2/books/{id}/lines: newest first. */
export const bookLinesQuery = object({ ...pagingFields, ...dayFields, id: bookField.required('required') }).noUnknown();
export type BookLinesQuery = InferType<typeof bookLinesQuery>;

/** POST /base/v2/agencies/exports/books: all accounts, or one, with their lines as a spreadsheet. */
export const booksExport = object({ ...dayFields, id: bookField.optional() }).noUnknown();
export type BooksExport = InferType<typeof booksExport>;

/**
 * The accounts of one kind, party and currency together. Amounts are minor units: of income what is earned and of payables what is owed is
 * positive; of clearing what payment providers and banks have taken in.
 */
export const bookSchema = object({
  /** `kind:qualifier:currency`. */
  id: string().required(),
  kind: string().oneOf(BOOK_KINDS).required(),
  /** The supplier, or how the money came; of fees 'transaction' tells those of payment channels and transfers. Empty of all else. */
  qualifier: string().defined(),
  currency: currencySchema,
  /** Before these days and after them: opening + incoming - outgoing = closing. */
  opening: minorAmount.required(),
  incoming: minorAmount.required(),
  outgoing: minorAmount.required(),
  closing: minorAmount.required(),
  /** How many movements there were in these days. */
  entries: number().integer().required(),
});
export type Book = InferType<typeof bookSchema>;
export const booksAnswer = object({ list: array(bookSchema.required()).required() });
export type Books = InferType<typeof booksAnswer>;

const bookLineSchema = object({
  id: string().required(),
  at: instantSchema.required(),
  kind: string().oneOf(BOOK_MOVEMENTS).required(),
  /** The company whose booking or top-up it was. */
  agencyName: string().required(),
  /** Null where it is about no order, and for who may not read the bills of agencies (agencybills:read). */
  orderId: string().nullable().defined(),
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  /** What the payment is called where the money is: for the provider alone. */
  reference: string().nullable().defined(),
  /** Why a correction was made; empty of all else. */
  reason: string().defined(),
  /** As in the account: positive where it grew. */
  amount: minorAmount.required(),
});
export type BookLine = InferType<typeof bookLineSchema>;
export const bookLinePage = pageOf(bookLineSchema);
