import type { AfterSales } from '../../../contract/after-sales.ts';
import type { DeskQuoteInput, DeskReturnInput, RefundTerms } from '../../../contract/desk-returns.ts';
import { type Currency, MINOR_UNITS, type Money } from '../../../contract/money.ts';
import { writeAmount } from '../../manage/amount-text.ts';
import { readDecimal } from '../../trip/read-decimal.ts';

/** Form values of a refund action. */
export interface ReturnValues {
  remark: string;
  /** In major units of the order's currency. */
  penalty: string;
}

/** Refund actions of a group or a train that have an input of their own. */
export type ReturnStep = DeskReturnInput['move'] | 'quoteRefund';

interface Refunded {
  id: string;
  total: Money;
}

const remarkOf = ({ remark }: ReturnValues) => (remark.trim() ? { remark: remark.trim() } : {});

/** Null if invalid or empty: a zero price must be explicit. */
export function amountOf(text: string, currency: Currency): number | null {
  return text.trim() === '' ? null : readDecimal(text, MINOR_UNITS[currency]);
}

/** The penalty by the tickets' rule, as form text; empty where the rule has none in the order's currency. */
export function penaltyByRule(terms: RefundTerms | null | undefined, { total: { currency } }: Pick<Refunded, 'total'>) {
  const kept = terms?.keptByRule;
  return kept?.currency === currency ? writeAmount(kept.amount, MINOR_UNITS[currency]) : '';
}

/** The refund after the typed penalty, as the server quotes it; an empty penalty is zero. */
export function returnPreview(
  { penalty }: Pick<ReturnValues, 'penalty'>,
  paid: Money,
  { serviceFee }: RefundTerms,
): NonNullable<AfterSales['quote']> {
  const money = (amount: number): Money => ({ amount, currency: paid.currency });
  const kept = Math.min(Math.max(0, amountOf(penalty, paid.currency) ?? 0), paid.amount);
  const fee = Math.min(serviceFee.amount, paid.amount - kept);
  return { paid, penalty: money(kept), serviceFee: money(fee), net: money(paid.amount - kept - fee), expiresAt: null };
}

/** An invalid amount counts as zero here: return-errors.ts refuses it. */
export function toQuote({ id, total: { currency } }: Refunded, values: ReturnValues): DeskQuoteInput {
  return { id, penalty: { amount: amountOf(values.penalty, currency) ?? 0, currency }, ...remarkOf(values) };
}

export function toReturn({ id }: Refunded, move: DeskReturnInput['move'], values: ReturnValues): DeskReturnInput {
  return { id, move, ...remarkOf(values) };
}
