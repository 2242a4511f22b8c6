import { array, type InferType, object, string } from 'yup';
import { ATTEMPT_STATES, PAYMENT_CHANNELS, paymentConfigAnswer, wayToPay } from './payments.ts';
import { currencySchema, instantSchema, moneySchema, sameSitePath, typedAmount } from './scalars.ts';

/** POST /base/v2/wallet/top-ups: tops up the own wallet through a payment provider; takes an Idempotency-Key. */
export const walletTopUpInput = object({
  channel: string().oneOf(PAYMENT_CHANNELS, 'invalid').required('required'),
  /** The amount to add, in the settlement currency; the channel's fee is added on top. */
  amount: object({
    amount: typedAmount.min(1, 'invalidAmount').required('required'),
    currency: currencySchema,
  })
    .noUnknown()
    .required('required'),
  /** Same-site path to which the payment provider returns the payer. */
  successUrl: sameSitePath.optional(),
}).noUnknown();
export type WalletTopUpInput = InferType<typeof walletTopUpInput>;

/** One top-up at a payment provider. */
export const walletTopUpSchema = object({
  id: string().required(),
  channel: string().oneOf(PAYMENT_CHANNELS).required(),
  state: string().oneOf(ATTEMPT_STATES).required(),
  /** The amount added to the balance, and the payer's price, the fee included. */
  amount: moneySchema.required(),
  money: moneySchema.required(),
  createdAt: instantSchema.required(),
  ...wayToPay,
});
export type WalletTopUp = InferType<typeof walletTopUpSchema>;

/** GET /base/v2/wallet/top-ups: the available payment providers, and recent top-ups, newest first. */
export const walletTopUpsAnswer = paymentConfigAnswer.shape({ list: array(walletTopUpSchema.required()).required() });
export type WalletTopUps = InferType<typeof walletTopUpsAnswer>;
