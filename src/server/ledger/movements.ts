import type { Money } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import type { WalletState } from './accounts.ts';
import { type Cause, type Posted, postMovement } from './post.ts';
import {
  type PaymentParts,
  paymentLegs,
  type ReturnParts,
  refundDueLegs,
  refundLegs,
  returnDueLegs,
  topUpLegs,
  unappliedPaymentLegs,
} from './rules.ts';
import { settleDue } from './settle-credit.ts';
import { readCreditDue } from './statements.ts';

/** The order of a payment or refund. */
export interface PaidOrder {
  id: string;
  product: OrderProduct;
  /** Which payment, where it is paid in parts; identifies a movement within the order. */
  part?: string;
  /** The reference of the payment or its return at the payment provider; defaults to the order's number. */
  reference?: string | null;
}

const keyOf = ({ id, part }: PaidOrder): string => (part ? `${id}:${part}` : id);

const PRODUCT_NAMES: Readonly<Record<OrderProduct, string>> = { flight: 'Flight', group: 'Group', train: 'Train' };

function about(order: PaidOrder) {
  const { id: orderId, product, reference = null } = order;
  return { orderId, product, description: `${PRODUCT_NAMES[product]} ${orderId}`, reference };
}

export interface TopUp {
  companyId: string;
  /** The amount added to the wallet. */
  money: Money;
  via: string;
  /** The reference shown to people: the receipt's, or the payment's at its payment provider. */
  reference: string;
  /** Our own id among the company's top-ups, the idempotency key; defaults to the reference. */
  key?: string;
  description: string;
  /** The transfer's fee on top, in the same currency, and its recipient; none when absent. */
  fee?: number;
  providerId?: string;
}

/**
 * Adds money received from outside to a wallet; the transfer's fee is posted separately. Amounts due on closed statements are settled at
 * once, as a separate movement. Refuses with idempotencyMismatch where its key was used with another amount, currency or payment method.
 */
export async function postTopUp(tx: Tx, topUp: TopUp, cause: Cause): Promise<Posted | Refusal> {
  const { companyId, money, via, reference, key = reference, description, fee = 0, providerId = companyId } = topUp;
  const legs = topUpLegs(companyId, via, money, { companyId: providerId, amount: fee });
  const posted = await postMovement(tx, {
    ...cause,
    companyId,
    kind: 'top-up',
    orderId: null,
    product: null,
    idempotencyKey: `top-up:${key}`,
    reference: key === reference ? null : reference,
    description,
    legs,
    // Locks both accounts before either changes: the settlement changes the other one.
    placing: { currency: money.currency, place: () => legs },
  });
  if (isRefusal(posted) || posted.replayed) return posted;
  const settled = await settleDue(tx, { ...topUp, key }, cause);
  return settled && isRefusal(settled) ? settled : posted;
}

/**
 * Debits an order's total from its channel; insufficientBalance when own money does not cover it, creditOverdue when the line is overdue.
 */
export async function postPayment(
  tx: Tx,
  order: PaidOrder,
  parts: PaymentParts,
  cause: Cause,
): Promise<Posted | Refusal> {
  const money = { companyId: parts.companyId, currency: parts.total.currency };
  if (parts.channel === 'credit' && (await readCreditDue(tx, money, cause.at)).overdue > 0)
    return refuse('creditOverdue');
  return postMovement(tx, {
    ...cause,
    companyId: parts.companyId,
    kind: 'payment',
    ...about(order),
    idempotencyKey: `payment:${keyOf(order)}`,
    legs: paymentLegs(parts),
  });
}

/** Posts money that its order does not accept any more as a debt to the agency; the order's `part` names it. */
export function postUnappliedPayment(
  tx: Tx,
  order: PaidOrder & { part: string },
  { companyId, channel }: Pick<PaymentParts, 'companyId' | 'channel'>,
  money: Money,
  cause: Cause,
): Promise<Posted | Refusal> {
  return postMovement(tx, {
    ...cause,
    companyId,
    kind: 'payment',
    ...about(order),
    idempotencyKey: `payment:${keyOf(order)}`,
    legs: unappliedPaymentLegs(companyId, channel, money),
  });
}

/** Turns a failed order's payment into a debt to the agency. */
export function postRefundDue(tx: Tx, order: PaidOrder, parts: PaymentParts, cause: Cause): Promise<Posted | Refusal> {
  return postMovement(tx, {
    ...cause,
    companyId: parts.companyId,
    kind: 'refund-due',
    ...about(order),
    idempotencyKey: `refund-due:${keyOf(order)}`,
    legs: refundDueLegs(parts),
  });
}

/** Turns the refund of returned tickets into a debt to the agency; posts nothing where nothing is refunded and nobody keeps anything. */
export async function postReturnDue(
  tx: Tx,
  order: PaidOrder,
  parts: ReturnParts,
  cause: Cause,
): Promise<Posted | Refusal | null> {
  const legs = returnDueLegs(parts);
  if (legs.length === 0) return null;
  return postMovement(tx, {
    ...cause,
    companyId: parts.companyId,
    kind: 'refund-due',
    ...about(order),
    idempotencyKey: `refund-due:${keyOf(order)}`,
    legs,
  });
}

/** Pays that debt back the way the money came; to the balance what a credit line settled meanwhile cannot take. */
export function postRefund(
  tx: Tx,
  order: PaidOrder,
  parts: Pick<PaymentParts, 'companyId' | 'channel'>,
  money: Money,
  cause: Cause,
): Promise<Posted | Refusal> {
  const { companyId, channel } = parts;
  const place = (own: WalletState) => refundLegs(companyId, channel, money, own);
  return postMovement(tx, {
    ...cause,
    companyId,
    kind: 'refund',
    ...about(order),
    idempotencyKey: `refund:${keyOf(order)}`,
    legs: refundLegs(companyId, channel, money),
    ...(channel === 'credit' ? { placing: { currency: money.currency, place } } : {}),
  });
}
