import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import { cityOfPlace, useAirlines, usePlaces } from '../../../places/dictionary-queries.ts';
import { buildFacets, type Facets } from '../engine/facets.ts';
import { select } from '../engine/select.ts';
import { cheapestListed, type SelectedOffers, waitingOf } from '../engine/waiting.ts';
import type { SearchRun } from './search-run.ts';
import type { View } from './use-view.ts';

/** Offers with a view's selection of them. */
export interface Selected extends SelectedOffers {
  view: View;
}

/** The listed offers. */
export interface Listed extends Selected {
  /** The run's offers behind it, filtered or not. */
  offers: readonly Solution[];
  /** Id of the cheapest known fare; null while a cheaper one waits to be shown. */
  cheapest: string | null;
}

const NO_OFFERS: readonly Solution[] = [];

/**
 * A view's selection of a run's offers. `counted` covers all known offers and updates first: the counts, and how many flights pass.
 * `listed` follows, rendered in slices with the main thread free in between, so that neither becomes a long task.
 */
export function useSelected(run: SearchRun | undefined, view: View) {
  const heard = run?.solutions ?? NO_OFFERS;
  const calmOffers = useDeferredValue(heard);
  // The first offers need not wait.
  const known = calmOffers.length === 0 ? heard : calmOffers;
  const shown = run?.held ?? known;
  const calm = useDeferredValue(view);
  const counted = useSelection(known, calm);
  const own = useSelection(shown === known ? NO_OFFERS : shown, calm);
  const next = useMemo((): Listed => {
    const selected = shown === known ? counted : own;
    return { ...selected, offers: shown, cheapest: cheapestListed(counted, selected) };
  }, [shown, known, counted, own]);
  const listed = useFollowing(next);
  const waiting = useMemo(() => waitingOf(counted, next), [counted, next]);
  return { counted, listed, waiting, isShown: listed.view === view };
}

function useSelection(offers: readonly Solution[], view: View): Selected {
  const facets = useFacets(offers);
  return useMemo(() => ({ facets, selection: select(facets, view.filters, view.sort), view }), [facets, view]);
}

/** The selection of the list; the first offers need not wait. */
function useFollowing(next: Listed): Listed {
  const [held, setHeld] = useState(next);
  useEffect(() => startTransition(() => setHeld(next)), [next]);
  return held.offers.length === 0 || next.offers.length === 0 ? next : held;
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
