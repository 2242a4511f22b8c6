import type { Money } from '../../contract/money.ts';
import type { Refusal } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { type Posted, postMovement } from './post.ts';
import { type PaymentParts, paymentLegs, refundDueLegs, refundLegs, topUpLegs } from './rules.ts';

interface Cause {
  at: Date;
  /** Null for the system. */
  userId: string | null;
}

/** Adds money received from outside to a wallet. `reference` names the receipt and is the idempotency key. */
export function postTopUp(
  tx: Tx,
  topUp: { companyId: string; money: Money; via: string; reference: string; description: string },
  cause: Cause,
): Promise<Posted | Refusal> {
  const { companyId, money, via, reference, description } = topUp;
  return postMovement(tx, {
    ...cause,
    companyId,
    kind: 'top-up',
    orderId: null,
    idempotencyKey: `top-up:${reference}`,
    description,
    legs: topUpLegs(companyId, via, money),
  });
}

/** Takes an order's total from the agency's wallet or credit line; insufficientBalance when it does not reach. */
export function postPayment(tx: Tx, orderId: string, parts: PaymentParts, cause: Cause): Promise<Posted | Refusal> {
  return postMovement(tx, {
    ...cause,
    companyId: parts.companyId,
    kind: 'payment',
    orderId,
    idempotencyKey: `payment:${orderId}`,
    description: `Flight ${orderId}`,
    legs: paymentLegs(parts),
  });
}

/** Turns a failed order's payment into a debt to the agency. */
export function postRefundDue(tx: Tx, orderId: string, parts: PaymentParts, cause: Cause): Promise<Posted | Refusal> {
  return postMovement(tx, {
    ...cause,
    companyId: parts.companyId,
    kind: 'refund-due',
    orderId,
    idempotencyKey: `refund-due:${orderId}`,
    description: `Flight ${orderId}`,
    legs: refundDueLegs(parts),
  });
}

/** Pays that debt back the way the money came. */
export function postRefund(
  tx: Tx,
  orderId: string,
  parts: Pick<PaymentParts, 'companyId' | 'channel'>,
  money: Money,
  cause: Cause,
): Promise<Posted | Refusal> {
  return postMovement(tx, {
    ...cause,
    companyId: parts.companyId,
    kind: 'refund',
    orderId,
    idempotencyKey: `refund:${orderId}`,
    description: `Flight ${orderId}`,
    legs: refundLegs(parts.companyId, parts.channel, money),
  });
}
