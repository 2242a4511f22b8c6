import type { Currency, Money } from '../../contract/money.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import type { WalletState } from './accounts.ts';
import { type Cause, type Posted, postMovement } from './post.ts';
import { settlementLegs } from './rules.ts';
import { readCreditDue } from './statements.ts';

interface Settlement {
  companyId: string;
  currency: Currency;
  /** In minor units; null for all used credit the balance covers. */
  amount: number | null;
  /** Its id among the company's settlements. */
  key: string;
  description: string;
}

/**
 * Settles used credit from the balance, which frees the line again. Refuses with creditUnused where no credit is used, or less than that,
 * and with insufficientBalance where the balance does not cover it.
 */
export function postSettlement(tx: Tx, settlement: Settlement, cause: Cause): Promise<Posted | Refusal> {
  const { companyId, currency, amount: asked, key, description } = settlement;
  const legsOf = (amount: number) => settlementLegs(companyId, { amount, currency });
  const place = ({ balance, creditUsed }: WalletState) => {
    const amount = asked ?? Math.min(balance, creditUsed);
    if (creditUsed === 0 || amount > creditUsed) return refuse('creditUnused');
    return amount === 0 || amount > balance ? refuse('insufficientBalance') : legsOf(amount);
  };
  return postMovement(tx, {
    ...cause,
    companyId,
    kind: 'settlement',
    orderId: null,
    product: null,
    idempotencyKey: `settlement:${key}`,
    description,
    legs: legsOf(asked ?? 0),
    placing: { currency, place },
  });
}

/** Settles what is due with money just added; null where nothing is. The caller must lock the company's own accounts. */
export async function settleDue(
  tx: Tx,
  { companyId, money, reference, key }: { companyId: string; money: Money; reference: string; key: string },
  cause: Cause,
): Promise<Posted | Refusal | null> {
  const own = { companyId, currency: money.currency };
  const { owed } = await readCreditDue(tx, own, cause.at);
  if (owed === 0) return null;
  const amount = Math.min(owed, money.amount);
  return postSettlement(tx, { ...own, amount, key: `top-up:${key}`, description: reference }, cause);
}
