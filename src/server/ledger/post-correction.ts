import type { Money } from '../../contract/money.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import type { WalletState } from './accounts.ts';
import type { PaidOrder } from './movements.ts';
import { type Cause, type Posted, postMovement } from './post.ts';
import { correctionLegs } from './rules.ts';

interface Correction {
  companyId: string;
  /** Who mends it, with whom the other side stands. */
  providerId: string;
  /** Positive into the balance, negative out of it. */
  money: Money;
  /** Names it among the company's corrections. */
  key: string;
  reason: string;
  /** The company's order that it is about; null where it is about none. */
  order: Pick<PaidOrder, 'id' | 'product'> | null;
  /** Where the balance was seen to stand, in minor units; of no effect when absent. */
  seen?: number | undefined;
}

/**
 * Mends a mistake in a company's balance by a movement of its own; none that was posted before changes. Refuses with staleVersion when the
 * balance does not stand where it was seen, and with insufficientBalance where it does not cover what is taken.
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
