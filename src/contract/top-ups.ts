import { array, type InferType, object, string } from 'yup';
import { ATTEMPT_STATES, PAYMENT_CHANNELS, paymentConfigAnswer, wayToPay } from './payments.ts';
import { currencySchema, instantSchema, moneySchema, sameSitePath, typedAmount } from './scalars.ts';

/** POST /base/v2/wallet/top-ups: money for the own wallet, paid at a payment provider; takes an Idempotency-Key. */
export const walletTopUpInput = object({
  channel: string().oneOf(PAYMENT_CHANNELS, 'invalid').required('required'),
  /** What is added, in the settlement currency; the channel's fee comes on top. */
  amount: object({
    amount: typedAmount.min(1, 'invalidAmount').required('required'),
    currency: currencySchema,
  })
    .noUnknown()
    .required('required'),
  /** Same-site path that the payment provider sends the payer back to. */
  successUrl: sameSitePath.optional(),
}).noUnknown();
export type WalletTopUpInput = InferType<typeof walletTopUpInput>;

/** One top-up at a payment provider. */
export const walletTopUpSchema = object({
  id: string().required(),
  channel: string().oneOf(PAYMENT_CHANNELS).required(),
  state: string().oneOf(ATTEMPT_STATES).required(),
  /** What is added to the balance, and what the payer pays for it, the fee included. */
  amount: moneySchema.required(),
  money: moneySchema.required(),
  createdAt: instantSchema.required(),
  ...wayToPay,
});
export type WalletTopUp = InferType<typeof walletTopUpSchema>;

/** GET /base/v2/wallet/top-ups: the payment providers that take one, and the last ones, newest first. */
export const walletTopUpsAnswer = paymentConfigAnswer.shape({ list: array(walletTopUpSchema.required()).required() });
export type WalletTopUps = InferType<typeof walletTopUpsAnswer>;
