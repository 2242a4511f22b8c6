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
  unappliedPaymentLegs,
  topUpLegs,
} from './rules.ts';
import { settleDue } from './settle-credit.ts';
import { readCreditDue } from './statements.ts';

/** The order that money moves for. */
export interface PaidOrder {
  id: string;
  product: OrderProduct;
  /** Which of its payments, where it is paid in parts; with the order it names each movement. */
  part?: string;
  /** What the payment, or its return, is called where the money is; by the order's number unless given. */
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
  /** What is added to the wallet. */
  money: Money;
  via: string;
  /** What it is called among people: the receipt's, or the payment's at its payment provider. */
  reference: string;
  /** Our own name of it among the company's top-ups, the idempotency key; without it the reference is. */
  key?: string;
  description: string;
  /** What the transfer cost on top, in the same currency, and who keeps it; none when absent. */
  fee?: number;
  providerId?: string;
}

/**
 * Adds money received from outside to a wallet; the fee of its transfer stands apart. What of it is due by statements that have closed
 * settles credit at once, as a movement of its own. Refuses with idempotencyMismatch where its key stands for another amount, currency or
 * way that it came.
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
    // Both accounts are held before either is changed: the settlement changes the other one.
    placing: { currency: money.currency, place: () => legs },
  });
  if (isRefusal(posted) || posted.replayed) return posted;
  const settled = await settleDue(tx, { ...topUp, key }, cause);
  return settled && isRefusal(settled) ? settled : posted;
}

/**
 * Takes an order's total from where its channel has it; insufficientBalance when own money does not reach, creditOverdue when the
 * line has not been settled in time.
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

/** Takes in money that an order does not take any more, as a debt to the agency; the order's `part` names it. */
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

/** Turns what comes back for returned tickets into a debt to the agency; nothing is posted where nothing comes back and nobody keeps anything. */
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

/** Pays that debt back the way the money came; to the balance what a credit line that was settled meanwhile cannot take. */
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
