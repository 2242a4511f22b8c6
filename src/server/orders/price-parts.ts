import type { Markup } from '../../contract/agency-terms.ts';
import { type Currency, convertUp, type Money, percentUp, type RateMap } from '../../contract/money.ts';
import type { PriceBasis, PriceParts } from '../db/schema/flight-search.ts';

/** Converts minor units of one currency into another, rounding up (spec §9); cached, as taxes repeat. */
export type Converter = (amount: number, from: Currency, to: Currency) => number;

export function converter(rates: RateMap): Converter {
  const known = new Map<string, number>();
  return (amount, from, to) => {
    if (from === to) return amount;
    const key = `${from}${to}${amount}`;
    let converted = known.get(key);
    if (converted === undefined) {
      converted = convertUp({ amount, currency: from }, to, rates).amount;
      known.set(key, converted);
    }
    return converted;
  };
}

/** How a supplier's fare becomes a price: in which currency, by which sales, at which rates. */
export interface FarePricing extends Pick<PriceBasis, 'steps'> {
  /** The supplier's currency. */
  currency: Currency;
  settlement: Currency;
  convert: Converter;
}

/**
 * The price of one person in the settlement currency: the supplier's parts converted up, plus the markup of every seller from the provider
 * down. Markups apply to fares, not to taxes.
 */
export function partsOfFare(
  fare: PriceBasis['fares'][number],
  pricing: FarePricing,
): Omit<PriceParts, 'count' | 'fareBasis'> {
  const { currency, settlement, convert } = pricing;
  const up = (amount: number) => convert(amount, currency, settlement);
  const faceValue = up(fare.faceValue);
  // The discount is the remainder, so that rounding never deducts more than the supplier does.
  const discount = faceValue - up(fare.faceValue - fare.discount);
  const [serviceFee, airportTax, fuelSurcharge] = [up(fare.serviceFee), up(fare.airportTax), up(fare.fuelSurcharge)];
  const net = faceValue - discount + serviceFee;
  const markups = markupsOn(net, pricing).map(({ companyId, amount }) => ({ companyId, amount }));
  const cost = net + airportTax + fuelSurcharge;
  return {
    passengerType: fare.passengerType,
    ...{ faceValue, discount, serviceFee, airportTax, fuelSurcharge, cost, markups },
    salePrice: markups.reduce((sum, { amount }) => sum + amount, cost),
  };
}

export interface MarkupStep {
  companyId: string;
  amount: number;
  /** The fare that the seller bought at. */
  base: number;
  /** The markup's limit applied, since the markup would have been more. */
  isLimited: boolean;
}

/** Each seller's markup on a fare, on top of those of the sellers above it. */
export function markupsOn(net: number, { steps, settlement, convert }: Omit<FarePricing, 'currency'>): MarkupStep[] {
  let base = net;
  return steps.map(({ companyId, markup, currency }) => {
    const bought = base;
    const { amount, isLimited } = markup
      ? markupOn(markup, { amount: bought, currency: settlement }, currency, convert)
      : { amount: 0, isLimited: false };
    base += amount;
    return { companyId, amount, base: bought, isLimited };
  });
}

/** A markup never lowers the price. */
function markupOn({ unit, value, limit }: Markup, base: Money, currency: Currency, convert: Converter) {
  const inBase = (amount: number) => convert(amount, currency, base.currency);
  const wanted = Math.max(0, unit === 'percent' ? percentUp(base, value).amount : inBase(value));
  const most = limit > 0 ? inBase(limit) : wanted;
  return { amount: Math.min(wanted, most), isLimited: wanted > most };
}
