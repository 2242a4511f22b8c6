import type { Facets } from './facets.ts';
import { lowestPrice, type Selection } from './select.ts';

/** Offers with their filtered, sorted selection. */
export interface SelectedOffers {
  readonly facets: Facets;
  readonly selection: Selection;
}

/** New offers not yet listed that pass the filters. */
export interface Waiting {
  /** Flights not on the list. */
  readonly waiting: number;
  /** The lowest adult price, if below all listed ones; minor units of the display currency. */
  readonly waitingFrom: number | null;
  /** No new flight, but other fares of listed flights. */
  readonly hasBetterPrices: boolean;
}

/** Compares all known offers with the listed ones. */
export function waitingOf(known: SelectedOffers, listed: SelectedOffers): Waiting {
  if (known.facets === listed.facets) return { waiting: 0, waitingFrom: null, hasBetterPrices: false };
  const flights = new Set(Array.from(listed.selection.flights, (flight) => listed.facets.flightKeys[flight]));
  const waiting = known.selection.flights.filter((flight) => !flights.has(known.facets.flightKeys[flight])).length;
  const lowest = lowestPrice(known.facets, known.selection);
  return {
    waiting,
    waitingFrom: lowest < lowestPrice(listed.facets, listed.selection) ? lowest : null,
    hasBetterPrices: waiting === 0 && hasOtherFares(known, listed),
  };
}

/** Id of the listed fare that is the cheapest known, the topmost of equals; null while a cheaper one waits. */
export function cheapestListed(known: SelectedOffers, listed: SelectedOffers): string | null {
  const { facets, selection } = listed;
  const lowest = lowestPrice(known.facets, known.selection);
  for (const flight of selection.flights)
    for (let i = facets.groupStarts[flight] ?? 0; i < (facets.groupStarts[flight + 1] ?? 0); i += 1)
      if (selection.fails[i] === 0 && (facets.price[i] ?? lowest) <= lowest) return facets.offers[i]?.id ?? null;
  return null;
}

function hasOtherFares(known: SelectedOffers, listed: SelectedOffers): boolean {
  const fares = new Set(passing(listed));
  return passing(known).some((id) => !fares.has(id));
}

function passing({ facets, selection }: SelectedOffers): string[] {
  return facets.offers.flatMap(({ id }, i) => (selection.fails[i] === 0 ? [id] : []));
}
