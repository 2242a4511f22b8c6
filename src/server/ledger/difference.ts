import type { BookCheck } from '../../contract/books.ts';
import type { Currency } from '../../contract/money.ts';

/** An inconsistency in the books; amounts are minor units. */
export interface Difference {
  what: BookCheck;
  companyId: string;
  /**
   * The movement's or account's id, the channel's name, the receipt's reference, the order, or for a payment or refund its channel, number
   * and order.
   */
  subject: string;
  currency: Currency;
  expected: number;
  actual: number;
  /** The payment provider's own message. */
  said?: string;
}

// pg returns a bigint as text.
export interface DifferenceRow extends Record<string, unknown> {
  company_id: string;
  subject: string;
  currency: Currency;
  expected: string;
  actual: string;
}

export function differenceOf(what: BookCheck, row: DifferenceRow): Difference {
  const { company_id: companyId, subject, currency } = row;
  return { what, companyId, subject, currency, expected: Number(row.expected), actual: Number(row.actual) };
}

/** Amounts by subject. */
export type Sums = Map<string, number>;

export function addTo(sums: Sums, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
