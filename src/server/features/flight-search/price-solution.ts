import type { Markup, MarkupRegion } from '../../../contract/agency-terms.ts';
import type { Country } from '../../../contract/dictionaries/types.ts';
import { type Currency, convertUp, type Money, percentUp, type RateMap } from '../../../contract/money.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import type { PriceParts } from '../../db/schema/flight-search.ts';
import type { Offer, SupplierFare } from '../../suppliers/air-supplier.ts';
import type { SellingStep } from './selling-chain.ts';

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

/** The region of a trip for markups: inside mainland China, another country, one continent, or farther. */
export function regionOf(
  countries: readonly string[],
  known: ReadonlyMap<string, Pick<Country, 'continent'>>,
): MarkupRegion {
  const distinct = [...new Set(countries)];
  if (distinct.length === 1) return distinct[0] === 'CN' ? 'chinaMainland' : 'domestic';
  const continents = new Set(distinct.map((code) => known.get(code)?.continent ?? code));
  return continents.size === 1 ? 'intraContinental' : 'intercontinental';
}

export interface Pricing {
  steps: readonly SellingStep[];
  settlement: Currency;
  region: MarkupRegion;
  passengers: PassengerCounts;
  convert: Converter;
}

/**
 * A company's price of an offer, per person of each type, in its settlement currency: the supplier's parts converted up, plus the markup of
 * every seller from the provider down, each on its own purchase price. Markups apply to fares, not to taxes.
 */
export function pricePartsOf(offer: Pick<Offer, 'fares' | 'currency' | 'journeys'>, pricing: Pricing): PriceParts[] {
  const bases = new Set(offer.journeys.flatMap(({ segments }) => segments.map(({ fareBasis }) => fareBasis)));
  const fareBasis = [...bases].filter(Boolean).join('+');
  return offer.fares.map((fare) => partsOf(fare, offer.currency, fareBasis, pricing));
}

function partsOf(fare: SupplierFare, currency: Currency, fareBasis: string, pricing: Pricing): PriceParts {
  const { settlement, convert, passengers } = pricing;
  const up = (amount: number) => convert(amount, currency, settlement);
  const faceValue = up(fare.faceValue);
  // The discount is the remainder, so that rounding never deducts more than the supplier does.
  const discount = faceValue - up(fare.faceValue - fare.discount);
  const [serviceFee, airportTax, fuelSurcharge] = [up(fare.serviceFee), up(fare.airportTax), up(fare.fuelSurcharge)];
  const net = faceValue - discount + serviceFee;
  const markups = markupsOn(net, pricing);
  const cost = net + airportTax + fuelSurcharge;
  return {
    passengerType: fare.passengerType,
    count: passengers[fare.passengerType],
    faceValue,
    discount,
    serviceFee,
    airportTax,
    fuelSurcharge,
    cost,
    markups,
    salePrice: markups.reduce((sum, { amount }) => sum + amount, cost),
    fareBasis,
  };
}

function markupsOn(net: number, { steps, settlement, region, convert }: Pricing): PriceParts['markups'] {
  let base = net;
  return steps.map(({ sellerId, markups, currency }) => {
    const markup = markups[region];
    const amount = markup ? markupAmount(markup, { amount: base, currency: settlement }, currency, convert) : 0;
    base += amount;
    return { companyId: sellerId, amount };
  });
}

function markupAmount(markup: Markup, base: Money, currency: Currency, convert: Converter): number {
  const wanted =
    markup.unit === 'percent' ? percentUp(base, markup.value).amount : convert(markup.value, currency, base.currency);
  return markup.limit > 0 ? Math.min(wanted, convert(markup.limit, currency, base.currency)) : wanted;
}
