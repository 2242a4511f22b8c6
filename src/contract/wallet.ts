import { type InferType, object, string } from 'yup';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema, moneySchema } from './scalars.ts';

/** GET /base/v2/wallet/entries: newest first. */
export const walletEntriesQuery = object(pagingFields).noUnknown();
export type WalletEntriesQuery = InferType<typeof walletEntriesQuery>;

/** Types of entries (spec §3, wallet entry). */
export const WALLET_ENTRY_TYPES = [
  'top-up',
  'origin-flight',
  'origin-train',
  'refund-flight',
  'change-flight',
  'void-flight',
] as const;

/** One movement of a company's own money. */
export const walletEntrySchema = object({
  id: string().required(),
  type: string().oneOf(WALLET_ENTRY_TYPES).required(),
  paidAt: instantSchema.required(),
  orderId: string().nullable().defined(),
  /** The journal entry. */
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
