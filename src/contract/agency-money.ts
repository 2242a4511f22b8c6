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

/** POST /base/v2/agencies/{id}/balance: money that the provider has received for an agency of any depth (spec §3, Top-up); takes an Idempotency-Key. */
export const agencyTopUpInput = object({
  id,
  /** Of what was received. */
  currency: currencySchema,
  /** Minor units of that currency. */
  receivedAmount: typedAmount.min(1, 'invalidAmount').required('required'),
  /** Units of the settlement currency for one of what was received: 1 where they are the same. */
  exchangeRate: typedRate.required('required'),
  /** None when absent. */
  transactionFeePercent: string().max(5, TOO_LONG).matches(PERCENT, 'invalid').optional(),
  /** The bank's own number: it can be entered once for an agency. */
  referenceNumber: oneLine(60).required('required'),
  /** What the sender has seen that it comes to, in minor units of the settlement currency; refused when it comes to something else. */
  amount: typedAmount.optional(),
  /** The agency is told by mail, where it has an address. */
  sendEmail: boolean().optional(),
}).noUnknown();
export type AgencyTopUpInput = InferType<typeof agencyTopUpInput>;

/** POST /base/v2/agencies/{id}/corrections: a mistake in an agency's balance is mended by a new line; takes an Idempotency-Key. */
export const agencyCorrectionInput = object({
  id,
  /** In minor units of the settlement currency: positive into the balance, negative out of it. */
  amount: typedAmount.notOneOf([0], 'invalidAmount').required('required'),
  /** The agency reads it in its wallet and on its statement. */
  reason: oneLine(200).required('required'),
  /** The agency's booking that it is about. */
  orderId: oneLine(64).optional(),
  /** Where the sender has seen the balance stand, in minor units; refused when it stands elsewhere by now. */
  balance: minorAmount.optional(),
  /** The agency is told by mail, where it has an address. */
  sendEmail: boolean().optional(),
}).noUnknown();
export type AgencyCorrectionInput = InferType<typeof agencyCorrectionInput>;
