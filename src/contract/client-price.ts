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

/** The markup per passenger that an agency's user adds for the agency's client. A value of 0 adds nothing. */
export interface ClientMarkup {
  unit: (typeof CLIENT_MARKUP_UNITS)[number];
  /** Hundredths of a percent of the agency's price, or minor units of `currency`. */
  value: number;
  /** Currency of a fixed amount. */
  currency: Currency;
}

export function isClientMarkupUnit(unit: unknown): unit is ClientMarkup['unit'] {
  return unit === 'percent' || unit === 'amount';
}

/** Maximum `value` by unit: the agency's price once more, or a million. */
export const MOST_CLIENT_MARKUP: Readonly<Record<ClientMarkup['unit'], number>> = {
  percent: MONEY_LIMITS.percent,
  amount: 100_000_000,
};

/** The client's markup on the agency's price of one passenger; rounded up to the minor unit. */
export function clientMarkupOn(paid: Money, { unit, value, currency }: ClientMarkup, rates: RateMap): Money {
  if (value === 0) return { amount: 0, currency: paid.currency };
  return unit === 'percent' ? percentUp(paid, value) : convertUp({ amount: value, currency }, paid.currency, rates);
}

/** The client's price of one passenger. Throws where a currency has no rate. */
export function clientPriceOf(paid: Money, markup: ClientMarkup, rates: RateMap): Money {
  return addMoney(paid, clientMarkupOn(paid, markup, rates));
}

/** Passengers with the same agency price. */
export interface PartyLine {
  each: Money;
  count: number;
}

/** The client's price of a party: the sum over its passengers, each rounded up. */
export function clientTotalOf(party: readonly PartyLine[], markup: ClientMarkup, rates: RateMap): Money | null {
  const [first, ...others] = party.map(({ each, count }) => timesMoney(clientPriceOf(each, markup, rates), count));
  return first ? addMoney(first, ...others) : null;
}

/** Validates a stored markup. */
export function isClientMarkup(value: unknown): value is ClientMarkup {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, value: size, currency }: { [K in keyof ClientMarkup]?: unknown } = value;
  return isClientMarkupUnit(unit) && Number.isSafeInteger(size) && Number(size) >= 0 && isCurrency(currency);
}
