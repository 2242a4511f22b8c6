import { isObject, textIn } from '../call-provider.ts';
import { minorUnits } from '../decimal.ts';
import { refundedUnits, outcomeAfterRefunds } from '../refunded-payments.ts';
import type { Outcome } from '../payment-provider.ts';

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
  const made: Fields = isObject(payments) ? payments : {};
  return captureOutcome(firstOf(made.captures), made.refunds);
}

/**
 * What became of the taking of the money, and of what was given back of it since, which an order lists; of an eCheck and of what PayPal looks
 * into it is known after days.
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

/** What the refunds come to that an order lists, those under way among them. */
function listedRefunds(refunds: unknown, currency: string): number {
  const listed = Array.isArray(refunds) ? refunds.filter(isObject) : [];
  return listed
    .filter((refund) => !['FAILED', 'CANCELLED'].includes(textIn(refund, 'status')))
    .reduce((sum, { amount }) => sum + refundedUnits(isObject(amount) ? textIn(amount, 'value') : '', currency), 0);
}
