import { MONEY_LIMITS } from './limits.ts';
import {
  addMoney,
  type Currency,
  convertUp,
  isCurrency,
  type Money,
  percentUp,
  type RateMap,
  timesMoney,
} from './money.ts';

export const CLIENT_MARKUP_UNITS = ['percent', 'amount'] as const;

/** What an agency's user adds for the agency's own client to what the agency pays, for each passenger. A value of 0 adds nothing. */
export interface ClientMarkup {
  unit: (typeof CLIENT_MARKUP_UNITS)[number];
  /** Hundredths of a percent of what the agency pays, or minor units of `currency`. */
  value: number;
  /** What an amount is in. */
  currency: Currency;
}

export function isClientMarkupUnit(unit: unknown): unit is ClientMarkup['unit'] {
  return unit === 'percent' || unit === 'amount';
}

/** The most that `value` may be, by unit: all that the agency pays once more, or a million. */
export const MOST_CLIENT_MARKUP: Readonly<Record<ClientMarkup['unit'], number>> = {
  percent: MONEY_LIMITS.percent,
  amount: 100_000_000,
};

/** What the agency's client pays on top of what the agency pays for one passenger; rounded up to the minor unit. */
export function clientMarkupOn(paid: Money, { unit, value, currency }: ClientMarkup, rates: RateMap): Money {
  if (value === 0) return { amount: 0, currency: paid.currency };
  return unit === 'percent' ? percentUp(paid, value) : convertUp({ amount: value, currency }, paid.currency, rates);
}

/** What the agency's client pays for one passenger. Throws where an amount's currency has no rate. */
export function clientPriceOf(paid: Money, markup: ClientMarkup, rates: RateMap): Money {
  return addMoney(paid, clientMarkupOn(paid, markup, rates));
}

/** How many passengers cost the agency how much each. */
export interface PartyLine {
  each: Money;
  count: number;
}

/** What the agency's client pays for a party: the sum over its passengers, each rounded up by itself. */
export function clientTotalOf(party: readonly PartyLine[], markup: ClientMarkup, rates: RateMap): Money | null {
  const [first, ...others] = party.map(({ each, count }) => timesMoney(clientPriceOf(each, markup, rates), count));
  return first ? addMoney(first, ...others) : null;
}

/** Reads what an account or a device has kept. */
export function isClientMarkup(value: unknown): value is ClientMarkup {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, value: size, currency }: { [K in keyof ClientMarkup]?: unknown } = value;
  return isClientMarkupUnit(unit) && Number.isSafeInteger(size) && Number(size) >= 0 && isCurrency(currency);
}
