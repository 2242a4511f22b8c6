import { type InferType, object, string } from 'yup';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema, listedDaySchema, moneySchema } from './scalars.ts';
import { zoneField } from './zone.ts';

/** Types of entries (spec §3, wallet entry), and what comes back for a train. */
export const WALLET_ENTRY_TYPES = [
  'top-up',
  'origin-flight',
  'origin-train',
  'refund-flight',
  'change-flight',
  'void-flight',
  'refund-train',
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
  /** The payment's own number, or the receipt's. */
  reference: string().required(),
  /** Positive into the company's money, negative out of it. */
  amount: moneySchema.required(),
  /** Whether the balance or the credit line moved. */
  account: string().oneOf(['balance', 'credit']).required(),
  /** Balance less credit used, after this entry. */
  standing: moneySchema.required(),
  /** Words of whoever caused it; what the type and the order already say is not in it. */
  description: string().defined(),
});
export type WalletEntry = InferType<typeof walletEntrySchema>;
export const walletEntryPage = pageOf(walletEntrySchema);
