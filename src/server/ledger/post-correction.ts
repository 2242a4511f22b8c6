import type { Money } from '../../contract/money.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import type { WalletState } from './accounts.ts';
import type { PaidOrder } from './movements.ts';
import { type Cause, type Posted, postMovement } from './post.ts';
import { correctionLegs } from './rules.ts';

interface Correction {
  companyId: string;
  /** Who corrects it and holds the contra entry. */
  providerId: string;
  /** Positive into the balance, negative out of it. */
  money: Money;
  /** Its id among the company's corrections. */
  key: string;
  reason: string;
  /** The company's order it concerns; null where there is none. */
  order: Pick<PaidOrder, 'id' | 'product'> | null;
  /** The balance the user saw, in minor units; not checked when absent. */
  seen?: number | undefined;
}

/**
 * Corrects a company's balance by a separate movement; earlier postings never change. Refuses with staleVersion when the balance is not the
 * one the user saw, and with insufficientBalance where it does not cover the amount taken.
 */
export function postCorrection(tx: Tx, correction: Correction, cause: Cause): Promise<Posted | Refusal> {
  const { companyId, providerId, money, key, reason, order, seen } = correction;
  const legs = correctionLegs(companyId, providerId, money);
  const place = ({ balance }: WalletState) => (seen !== undefined && seen !== balance ? refuse('staleVersion') : legs);
  return postMovement(tx, {
    ...cause,
    companyId,
    kind: 'correction',
    orderId: order?.id ?? null,
    product: order?.product ?? null,
    idempotencyKey: `correction:${key}`,
    description: reason,
    legs,
    placing: { currency: money.currency, place },
  });
}
