import type { DeskQuoteInput, DeskReturnInput } from '../../../contract/desk-returns.ts';
import { type Currency, MINOR_UNITS, type Money } from '../../../contract/money.ts';
import { readDecimal } from '../../trip/read-decimal.ts';

/** What is typed for a step with a refund. */
export interface ReturnValues {
  remark: string;
  /** In major units of the order's currency. */
  penalty: string;
}

/** The steps with a refund of a group or a train that have an input of their own. */
export type ReturnStep = DeskReturnInput['move'] | 'quoteRefund';

interface Refunded {
  id: string;
  total: Money;
}

const remarkOf = ({ remark }: ReturnValues) => (remark.trim() ? { remark: remark.trim() } : {});

/** Null for what is no amount, and for nothing: a price of none has to be said. */
export function amountOf(text: string, currency: Currency): number | null {
  return text.trim() === '' ? null : readDecimal(text, MINOR_UNITS[currency]);
}

/** An amount that is none counts as nothing here: return-errors.ts refuses it. */
export function toQuote({ id, total: { currency } }: Refunded, values: ReturnValues): DeskQuoteInput {
  return { id, penalty: { amount: amountOf(values.penalty, currency) ?? 0, currency }, ...remarkOf(values) };
}

export function toReturn({ id }: Refunded, move: DeskReturnInput['move'], values: ReturnValues): DeskReturnInput {
  return { id, move, ...remarkOf(values) };
}
