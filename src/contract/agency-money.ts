import { boolean, type InferType, object, string } from 'yup';
import { currencySchema, minorAmount, oneLine, TOO_LONG, typedAmount, typedRate } from './scalars.ts';
import { PERCENT } from './top-up-amount.ts';

const id = string().max(64, TOO_LONG).required('required');

/** PUT /base/v2/agencies/{id}/credit: the limit, in minor units of the agency's settlement currency. */
export const agencyCreditInput = object({
  id,
  credit: typedAmount.min(0, 'invalidAmount').required('creditRequired'),
}).noUnknown();
export type AgencyCreditInput = InferType<typeof agencyCreditInput>;

/**
 * POST /base/v2/agencies/{id}/balance: money that the provider has received for an agency at any level (spec §3, Top-up); takes an
 * Idempotency-Key.
 */
export const agencyTopUpInput = object({
  id,
  /** Of the received amount. */
  currency: currencySchema,
  /** Minor units of that currency. */
  receivedAmount: typedAmount.min(1, 'invalidAmount').required('required'),
  /** Units of the settlement currency per unit received: 1 where both are the same. */
  exchangeRate: typedRate.required('required'),
  /** Zero when absent. */
  transactionFeePercent: string().max(5, TOO_LONG).matches(PERCENT, 'invalid').optional(),
  /** The bank's reference number: accepted once per agency. */
  referenceNumber: oneLine(60).required('required'),
  /** The resulting amount that the sender saw, in minor units of the settlement currency; refused when it differs. */
  amount: typedAmount.optional(),
  /** Notifies the agency by email, where it has an address. */
  sendEmail: boolean().optional(),
}).noUnknown();
export type AgencyTopUpInput = InferType<typeof agencyTopUpInput>;

/** POST /base/v2/agencies/{id}/corrections: corrects an agency's balance by a new entry; takes an Idempotency-Key. */
export const agencyCorrectionInput = object({
  id,
  /** Minor units of the settlement currency: positive into the balance, negative out of it. */
  amount: typedAmount.notOneOf([0], 'invalidAmount').required('required'),
  /** Shown to the agency in its wallet and on its statement. */
  reason: oneLine(200).required('required'),
  /** The agency's booking that it concerns. */
  orderId: oneLine(64).optional(),
  /** The balance that the sender saw, in minor units; refused when it has changed. */
  balance: minorAmount.optional(),
  /** Notifies the agency by email, where it has an address. */
  sendEmail: boolean().optional(),
}).noUnknown();
export type AgencyCorrectionInput = InferType<typeof agencyCorrectionInput>;
