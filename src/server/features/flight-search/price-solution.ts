import type { MarkupRegion } from '../../../contract/agency-terms.ts';
import type { Country } from '../../../contract/dictionaries/types.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import type { PriceBasis, PriceParts } from '../../db/schema/flight-search.ts';
import { type FarePricing, partsOfFare } from '../../orders/price-parts.ts';
import type { Offer } from '../../suppliers/air-supplier.ts';
import type { SellingStep } from './selling-chain.ts';

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

/** The sales of a chain with the markups of one region. */
export function stepsIn(region: MarkupRegion, steps: readonly SellingStep[]): PriceBasis['steps'] {
  return steps.map(({ sellerId, markups, currency }) => ({
    companyId: sellerId,
    markup: markups[region] ?? null,
    currency,
  }));
}

export interface Pricing extends Omit<FarePricing, 'currency'> {
  passengers: PassengerCounts;
}

/** A company's price of an offer, per person of each type, in its settlement currency. */
export function pricePartsOf(offer: Pick<Offer, 'fares' | 'currency' | 'journeys'>, pricing: Pricing): PriceParts[] {
  const bases = new Set(offer.journeys.flatMap(({ segments }) => segments.map(({ fareBasis }) => fareBasis)));
  const fareBasis = [...bases].filter(Boolean).join('+');
  const { passengers, ...sale } = pricing;
  const ofFare = { ...sale, currency: offer.currency };
  return offer.fares.map((fare) => ({
    ...partsOfFare(fare, ofFare),
    count: passengers[fare.passengerType],
    fareBasis,
  }));
}
