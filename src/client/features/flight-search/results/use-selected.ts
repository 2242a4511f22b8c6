import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import { cityOfPlace, useAirlines, usePlaces } from '../../../places/dictionary-queries.ts';
import { buildFacets, type Facets } from '../engine/facets.ts';
import { lowestPrice, type Selection, select } from '../engine/select.ts';
import type { SearchRun } from './search-run.ts';
import type { View } from './use-view.ts';

/** Offers with what a view leaves of them. */
export interface Selected {
  facets: Facets;
  selection: Selection;
  view: View;
}

/** What waits to be shown. */
export interface Waiting {
  /** Flights heard of so far, whatever the filters. */
  known: number;
  /** Flights that pass the filters but wait to be shown. */
  waiting: number;
  /** The cheapest of what waits, where it is below all that is shown; minor units of the display currency. */
  waitingFrom: number | null;
  /** Offers wait that change only what shown flights cost. */
  hasBetterPrices: boolean;
}

const NO_OFFERS: readonly Solution[] = [];

/**
 * What a view leaves of a run's offers. `counted` answers a pick first: the counts, and how many flights pass. `listed` follows,
 * drawn in slices with the screen free in between, so that neither makes a long task of the other.
 */
export function useSelected(run: SearchRun | undefined, view: View) {
  const shown = run?.shown ?? NO_OFFERS;
  const facets = useFacets(shown);
  const calm = useDeferredValue(view);
  const counted = useMemo(
    (): Selected => ({ facets, selection: select(facets, calm.filters, calm.sort), view: calm }),
    [facets, calm],
  );
  const listed = useFollowing(counted);
  const waiting = useWaiting(run, counted);
  return { counted, listed, waiting, isShown: listed.view === view };
}

/** The selection of the list; the first offers need not wait. */
function useFollowing(counted: Selected): Selected {
  const [held, setHeld] = useState(counted);
  useEffect(() => startTransition(() => setHeld(counted)), [counted]);
  return held.facets.offers.length === 0 || counted.facets.offers.length === 0 ? counted : held;
}

function useFacets(offers: readonly Solution[]): Facets {
  const places = usePlaces();
  const airlines = useAirlines();
  return useMemo(
    () =>
      buildFacets(offers, {
        cityOf: (code) => places && cityOfPlace(places, code),
        allianceOf: (carrier) => airlines?.get(carrier)?.alliance ?? null,
      }),
    [offers, places, airlines],
  );
}

/** What the offers that wait would bring; counted when the device has time for it. */
function useWaiting(run: SearchRun | undefined, { facets: shownFacets, selection: shown, view }: Selected): Waiting {
  const heard = useDeferredValue(run?.solutions ?? NO_OFFERS);
  const isAllShown = heard === (run?.shown ?? NO_OFFERS);
  const facets = useFacets(isAllShown ? NO_OFFERS : heard);
  return useMemo(() => {
    if (isAllShown)
      return { known: shownFacets.flightKeys.length, waiting: 0, waitingFrom: null, hasBetterPrices: false };
    const all = select(facets, view.filters, 'price');
    const waiting = Math.max(0, all.flights.length - shown.flights.length);
    const lowest = lowestPrice(facets, all);
    return {
      known: facets.flightKeys.length,
      waiting,
      waitingFrom: lowest < lowestPrice(shownFacets, shown) ? lowest : null,
      hasBetterPrices: waiting === 0,
    };
  }, [isAllShown, facets, shownFacets, shown, view]);
}
