import { array, boolean, type InferType, number, object, string } from 'yup';
import { flightOrderSchema } from './flight-orders.ts';
import { instantSchema, moneySchema, sameSitePath, typedMoney } from './scalars.ts';

/** Payment channels (spec §3). balance is the wallet's own money, credit the credit line; the others are payment providers. */
// biome-ignore format: one table
export const PAYMENT_CHANNELS = [
  'balance', 'credit', 'alipay', 'wechat-pay', 'yeepay-wechat', 'yeepay-alipay', 'yeepay-credit-card', 'yeepay-debit-card', 'airwallex', 'stripe', 'payPal',
] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];
/** Channels of payment providers: the payer pays there, the provider reports it. */
export type ExternalChannel = Exclude<PaymentChannel, 'balance' | 'credit'>;
export const EXTERNAL_CHANNELS = PAYMENT_CHANNELS.filter(isExternalChannel);

export function isPaymentChannel(name: string | null): name is PaymentChannel {
  return PAYMENT_CHANNELS.some((channel) => channel === name);
}

export function isExternalChannel(channel: PaymentChannel): channel is ExternalChannel {
  return channel !== 'balance' && channel !== 'credit';
}

/** POST /order/v2/flight/orders/{id}/payment; takes an Idempotency-Key. */
export const paymentInput = object({
  channel: string().oneOf(PAYMENT_CHANNELS, 'invalid').required('required'),
  /** Same-site path to which a payment provider returns the agent. */
  successUrl: sameSitePath.optional(),
  /** The amount that the agent saw and agreed to; refused when the order's total has changed. */
  amount: typedMoney.optional().default(undefined),
}).noUnknown();
export type PaymentInput = InferType<typeof paymentInput>;

/** How the payer continues at a payment provider: a page to redirect to, or a text to scan as a QR code. */
export const wayToPay = {
  redirectUrl: string().optional(),
  qrCode: string().optional(),
  clientSecret: string().optional(),
  /** Until when the payment provider accepts the payment. */
  endsAt: instantSchema.optional().default(undefined),
};

/** The payment response of every product, beside its order: paid at once from own funds, or started at a payment provider. */
export const paymentBegun = {
  state: string()
    .oneOf(['paid', 'pending'] as const)
    .required(),
  ...wayToPay,
};

export const paymentAnswer = object({ ...paymentBegun, order: flightOrderSchema.required() });
export type PaymentAnswer = InferType<typeof paymentAnswer>;

/**
 * The state of a payment at a payment provider. clearing: the payer is done and a bank is not, which may take days; returned: the money
 * came too late or twice and was refunded.
 */
export const ATTEMPT_STATES = ['pending', 'clearing', 'paid', 'failed', 'timedOut', 'returned'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** GET /order/v2/{flight|train|group}/orders/{id}/payment: the order's newest payment at a payment provider; null if there is none. */
export const paymentAttemptAnswer = object({
  attempt: object({
    channel: string().oneOf(PAYMENT_CHANNELS).required(),
    state: string().oneOf(ATTEMPT_STATES).required(),
    /** The amount the payer pays, the channel's fee included. */
    money: moneySchema.required(),
    ...wayToPay,
  })
    .nullable()
    .default(null),
});
export type PaymentAttempt = InferType<typeof paymentAttemptAnswer>;

/** GET /order/v2/{flight|train}/config/payment: the channels available to this company, each with its fee. */
export const paymentConfigAnswer = object({
  channels: array(
    object({
      channel: string().oneOf(PAYMENT_CHANNELS).required(),
      enabled: boolean().required(),
      /** Hundredths of a percent on top of the order's total. */
      feeBasisPoints: number().integer().required(),
      /**
       * The channel's limit in minor units of the settlement currency; null when the portal sets none, and for bookers whose company hides
       * it.
       */
      available: number().integer().nullable().defined(),
      /** True for the credit line while a statement is overdue: it is blocked until that is settled. */
      overdue: boolean().optional(),
      /** True where a local mock replaces the payment provider: no money moves. */
      sandbox: boolean().optional(),
    }),
  ).required(),
});
export type PaymentConfig = InferType<typeof paymentConfigAnswer>;
