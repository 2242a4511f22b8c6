import type { Solution } from '../../../../contract/flight-search.ts';
import type { Facets } from './facets.ts';
import { adultPrice } from './offer-facts.ts';
import type { Selection } from './select.ts';

/** One flight (or chain of flights) as a card shows it. */
export interface FlightCard {
  key: string;
  /** The cheapest fare that passes the filters. */
  cheapest: Solution;
  /** The cheapest fare of each brand that passes, cheapest first. */
  brands: readonly Solution[];
}

/** The card of a selected flight. Call it for the rows on screen only: cards are not built in advance. */
export function cardOf(facets: Facets, selection: Selection, flight: number): FlightCard | null {
  const brands = new Map<string, Solution>();
  for (let i = facets.groupStarts[flight] ?? 0; i < (facets.groupStarts[flight + 1] ?? 0); i += 1) {
    const offer = facets.offers[i];
    if (offer && selection.fails[i] === 0 && !brands.has(offer.brand.code)) brands.set(offer.brand.code, offer);
  }
  const [cheapest] = brands.values();
  return cheapest ? { key: facets.flightKeys[flight] ?? '', cheapest, brands: [...brands.values()] } : null;
}

/**
 * Reads cards as `cardOf` does, but returns the same object for a flight while the same fares of it pass: a card that a filter or a sort
 * leaves unchanged need not render again.
 */
export function cardReader(facets: Facets): (selection: Selection, flight: number) => FlightCard | null {
  const known = new Map<number, FlightCard>();
  return (selection, flight) => {
    const card = cardOf(facets, selection, flight);
    const before = known.get(flight);
    if (!card) return null;
    if (before && isSame(before, card)) return before;
    known.set(flight, card);
    return card;
  };
}

function isSame(a: FlightCard, b: FlightCard): boolean {
  return a.brands.length === b.brands.length && a.brands.every((brand, i) => brand === b.brands[i]);
}

/** The lowest adult price of some offers with the stops of its flight; null without offers. */
export function cheapestOf(offers: readonly Solution[]): Solution | null {
  return offers.reduce<Solution | null>(
    (best, offer) => (best === null || adultPrice(offer) < adultPrice(best) ? offer : best),
    null,
  );
}
