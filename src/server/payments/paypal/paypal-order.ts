import { isObject, textIn } from '../call-provider.ts';
import { minorUnits } from '../decimal.ts';
import type { Outcome } from '../payment-provider.ts';
import { outcomeAfterRefunds, refundedUnits } from '../refunded-payments.ts';

export interface PaypalSettings {
  /** Without a trailing slash. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The id of the webhook, with a second one during a change; then the id of the account that is paid. */
  webhookIds: readonly string[];
  merchantId: string;
  feeBasisPoints: number;
}

export type Fields = Readonly<Record<string, unknown>>;
/** Null fields send a GET; `key` makes repeats safe. */
export type Send = (path: string, body: string | null, key?: string) => Promise<Fields>;

const firstOf = (list: unknown): Fields => (Array.isArray(list) && isObject(list[0]) ? list[0] : {});

/** The order's only purchase unit. */
export const unitOf = (order: Fields): Fields => firstOf(order.purchase_units);

/** The outcome of an order. */
export function outcomeOf(order: Fields): Outcome {
  const status = textIn(order, 'status');
  if (status === 'APPROVED') return { state: 'agreed' };
  if (status === 'VOIDED') return { state: 'ended' };
  if (status !== 'COMPLETED') return { state: 'open' };
  const { payments } = unitOf(order);
  const made: Fields = isObject(payments) ? payments : {};
  return captureOutcome(firstOf(made.captures), made.refunds);
}

/**
 * The outcome of the capture and of its refunds since, which an order lists; for an eCheck or a review by PayPal it is known only after
 * days.
 */
export function captureOutcome(capture: Fields, refunds: unknown = []): Outcome {
  const status = textIn(capture, 'status');
  if (status === 'DECLINED' || status === 'FAILED') return { state: 'failed' };
  if (!['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(status)) return { state: 'clearing' };
  const money = isObject(capture.amount) ? capture.amount : {};
  const currency = textIn(money, 'currency_code');
  const amount = minorUnits(textIn(money, 'value'), currency);
  const paid = { amount, currency, reference: textIn(capture, 'id') };
  if (status === 'REFUNDED') return outcomeAfterRefunds(paid, amount, status);
  const listed = listedRefunds(refunds, currency);
  const isUnlisted = status === 'PARTIALLY_REFUNDED' && listed === 0;
  return outcomeAfterRefunds(paid, isUnlisted ? Number.NaN : listed, status);
}

/** The sum of the refunds that an order lists, pending ones included. */
function listedRefunds(refunds: unknown, currency: string): number {
  const listed = Array.isArray(refunds) ? refunds.filter(isObject) : [];
  return listed
    .filter((refund) => !['FAILED', 'CANCELLED'].includes(textIn(refund, 'status')))
    .reduce((sum, { amount }) => sum + refundedUnits(isObject(amount) ? textIn(amount, 'value') : '', currency), 0);
}
