import { boolean, type InferType, number, object, string } from 'yup';
import { AGENCY_LIMITS } from './limits.ts';
import { currencySchema, TOO_LONG } from './scalars.ts';
import { PERCENT } from './top-up-amount.ts';

const id = string().max(64, TOO_LONG).required('required');
const RATE = /^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,12})?$/;

/** PUT /base/v2/agencies/{id}/credit: the limit, in minor units of the agency's settlement currency. */
export const agencyCreditInput = object({
  id,
  credit: number()
    .integer('invalidAmount')
    .min(0, 'invalidAmount')
    .max(AGENCY_LIMITS.amount, 'invalidAmount')
    .required('creditRequired'),
}).noUnknown();
export type AgencyCreditInput = InferType<typeof agencyCreditInput>;

/** POST /base/v2/agencies/{id}/balance: money that the provider has received for an agency of any depth (spec §3, Top-up); takes an Idempotency-Key. */
export const agencyTopUpInput = object({
  id,
  /** Of what was received. */
  currency: currencySchema,
  /** Minor units of that currency. */
  receivedAmount: number()
    .integer('invalidAmount')
    .min(1, 'invalidAmount')
    .max(AGENCY_LIMITS.amount, 'invalidAmount')
    .required('required'),
  /** Units of the settlement currency for one of what was received; of no effect where they are the same. */
  exchangeRate: string().max(25, TOO_LONG).matches(RATE, 'invalid').required('required'),
  /** None when absent. */
  transactionFeePercent: string().max(5, TOO_LONG).matches(PERCENT, 'invalid').optional(),
  /** The bank's own number: it can be entered once for an agency. */
  referenceNumber: string().trim().max(60, TOO_LONG).required('required'),
  /** What the sender has seen that it comes to, in minor units of the settlement currency; refused when it comes to something else. */
  amount: number().integer('invalidAmount').optional(),
  /** The agency is told by mail, where it has an address. */
  sendEmail: boolean().optional(),
}).noUnknown();
export type AgencyTopUpInput = InferType<typeof agencyTopUpInput>;

/** POST /base/v2/agencies/{id}/corrections: a mistake in an agency's balance is mended by a new line; takes an Idempotency-Key. */
export const agencyCorrectionInput = object({
  id,
  /** In minor units of the settlement currency: positive into the balance, negative out of it. */
  amount: number()
    .integer('invalidAmount')
    .min(-AGENCY_LIMITS.amount, 'invalidAmount')
    .max(AGENCY_LIMITS.amount, 'invalidAmount')
    .notOneOf([0], 'invalidAmount')
    .required('required'),
  /** The agency reads it in its wallet and on its statement. */
  reason: string().trim().max(200, TOO_LONG).required('required'),
  /** The agency's booking that it is about. */
  orderId: string().trim().max(64, TOO_LONG).optional(),
  /** Where the sender has seen the balance stand, in minor units; refused when it stands elsewhere by now. */
  balance: number().integer('invalidAmount').optional(),
  /** The agency is told by mail, where it has an address. */
  sendEmail: boolean().optional(),
}).noUnknown();
export type AgencyCorrectionInput = InferType<typeof agencyCorrectionInput>;
