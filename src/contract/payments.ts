import { array, boolean, type InferType, number, object, string } from 'yup';
import { flightOrderSchema } from './flight-orders.ts';
import { moneySchema, TOO_LONG } from './scalars.ts';

/** Payment channels (spec §3). balance is the wallet's own money, credit the credit line; the rest are payment houses. */
// biome-ignore format: one table
export const PAYMENT_CHANNELS = [
  'balance', 'credit', 'alipay', 'wechat-pay', 'yeepay-wechat', 'yeepay-alipay', 'yeepay-credit-card', 'yeepay-debit-card', 'airwallex', 'stripe', 'payPal',
] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

/** POST /order/v2/flight/orders/{id}/payment; takes an Idempotency-Key. */
export const paymentInput = object({
  channel: string().oneOf(PAYMENT_CHANNELS, 'invalid').required('required'),
  /** Same-site path that a payment house sends the agent back to. */
  successUrl: string()
    .max(300, TOO_LONG)
    .matches(/^\/(?![/\\])/, 'invalid')
    .optional(),
  /** What the agent saw and agreed to pay; refused when the order's total is another by now. */
  amount: moneySchema.optional().default(undefined),
}).noUnknown();
export type PaymentInput = InferType<typeof paymentInput>;

export const paymentAnswer = object({
  state: string()
    .oneOf(['paid', 'pending'] as const)
    .required(),
  redirectUrl: string().optional(),
  qrCode: string().optional(),
  clientSecret: string().optional(),
  order: flightOrderSchema.required(),
});
export type PaymentAnswer = InferType<typeof paymentAnswer>;

/** GET /order/v2/flight/config/payment: the channels this company can use now, each with its fee. */
export const paymentConfigAnswer = object({
  channels: array(
    object({
      channel: string().oneOf(PAYMENT_CHANNELS).required(),
      enabled: boolean().required(),
      /** Hundredths of a percent on top of the order's total. */
      feeBasisPoints: number().integer().required(),
      /** What this channel can pay at most, in minor units of the settlement currency; null when it has no limit of ours. */
      available: number().integer().nullable().defined(),
    }),
  ).required(),
});
export type PaymentConfig = InferType<typeof paymentConfigAnswer>;
