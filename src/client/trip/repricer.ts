import type { PriceItem, Solution } from '../../contract/flight-search.ts';
import { type Currency, convertUp, type Money, type RateMap } from '../../contract/money.ts';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';

/** Shows offers in the display currency, whichever they were requested in: they stay the same, and there is no new search. */
export interface Repricer {
  offer(offer: Solution): Solution;
  /** Same input, same list. */
  list(offers: readonly Solution[]): readonly Solution[];
}

/** The originals of repriced offers and lists. */
const sources = new WeakMap<object, unknown>();

/** The offer, or list of offers, as the server sent it. */
export function asGiven<T extends object>(shown: T): T {
  return (sources.get(shown) as T | undefined) ?? shown; // noted below with its own kind
}

/** Rounds up (spec §9), like the server; without a rate the offer stays in its own currency. */
export function repricer(currency: Currency, rates: RateMap, counts: PassengerCounts): Repricer {
  const known = new WeakMap<object, unknown>();
  const convert = converter(currency, rates);
  const noted = <T extends object>(given: T, make: () => T): T => {
    const found = known.get(given);
    if (found !== undefined) return found as T; // noted below with its own kind
    const made = make();
    known.set(given, made);
    sources.set(made, asGiven(given));
    return made;
  };
  const isShownAlready = ({ total }: Solution) => total.currency === currency || !rates[total.currency];
  const offer = (given: Solution): Solution =>
    rates[currency] === undefined || isShownAlready(given) ? given : noted(given, () => inCurrency(given));
  const inCurrency = (given: Solution): Solution => {
    const priceList = given.priceDetail.priceList.map((item) => itemIn(item, convert));
    const amount = priceList.reduce((sum, { passengerType, salePrice }) => sum + salePrice * counts[passengerType], 0);
    const { refund, change } = given.policies;
    const ruleIn = <T extends { fee: Money | null }>(rule: T): T => ({ ...rule, fee: rule.fee && convert(rule.fee) });
    return {
      ...given,
      priceDetail: { ...given.priceDetail, priceList },
      total: { amount, currency },
      policies: { ...given.policies, refund: ruleIn(refund), change: ruleIn(change) },
    };
  };
  const list = (given: readonly Solution[]) => {
    const [first] = given;
    return first === undefined || offer(first) === first ? given : noted(given, () => given.map(offer));
  };
  return { offer, list };
}

/** The sale price is converted as a whole; the fare is the rest after taxes, so that the two add up in any currency. */
function itemIn(item: PriceItem, convert: (money: Money) => Money): PriceItem {
  const { amount: salePrice, currency } = convert({ amount: item.salePrice, currency: item.currency });
  const tax = convert({ amount: item.tax, currency: item.currency }).amount;
  return { ...item, salePrice, tax, price: salePrice - tax, currency };
}

/** Memoised: fees and taxes repeat over a list of offers. */
function converter(currency: Currency, rates: RateMap): (money: Money) => Money {
  const known = new Map<string, Money>();
  return (money) => {
    const key = `${money.amount} ${money.currency}`;
    const found = known.get(key) ?? convertUp(money, currency, rates);
    known.set(key, found);
    return found;
  };
}
