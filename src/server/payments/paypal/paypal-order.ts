import { isObject, textIn } from '../call-house.ts';
import { minorUnits } from '../decimal.ts';
import type { Outcome } from '../payment-house.ts';

export interface PaypalSettings {
  /** Without a trailing slash. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Of the webhook that notices come by, and of another while they are changed; then of the account that is paid. */
  webhookIds: readonly string[];
  merchantId: string;
  feeBasisPoints: number;
}

export type Fields = Readonly<Record<string, unknown>>;
/** Null fields are asked with GET; `key` makes repeats safe. */
export type Send = (path: string, body: string | null, key?: string) => Promise<Fields>;

const firstOf = (list: unknown): Fields => (Array.isArray(list) && isObject(list[0]) ? list[0] : {});

/** The first, and only, part of an order. */
export const unitOf = (order: Fields): Fields => firstOf(order.purchase_units);

/** What became of an order. */
export function outcomeOf(order: Fields): Outcome {
  const status = textIn(order, 'status');
  if (status === 'APPROVED') return { state: 'agreed' };
  if (status === 'VOIDED') return { state: 'ended' };
  if (status !== 'COMPLETED') return { state: 'open' };
  const { payments } = unitOf(order);
  return captureOutcome(firstOf(isObject(payments) ? payments.captures : null));
}

/** What became of the taking of the money; of an eCheck and of what PayPal looks into it is known after days. */
export function captureOutcome(capture: Fields): Outcome {
  const status = textIn(capture, 'status');
  if (status === 'DECLINED' || status === 'FAILED') return { state: 'failed' };
  // Given back since, and paid all the same.
  if (!['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(status)) return { state: 'clearing' };
  const amount = isObject(capture.amount) ? capture.amount : {};
  const currency = textIn(amount, 'currency_code');
  return {
    state: 'paid',
    amount: minorUnits(textIn(amount, 'value'), currency),
    currency,
    reference: textIn(capture, 'id'),
  };
}
