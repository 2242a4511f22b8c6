import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { Currency } from '../../../../contract/money.ts';
import { chosenSolution } from '../../../api/chosen-solution.ts';
import { cityOfPlace, useAirlines, usePlaces } from '../../../places/dictionary-queries.ts';
import { buildFacets, type Facets } from '../engine/facets.ts';
import { type Filters, filtersOf, type Sort, type ViewParams, viewParamsOf } from '../engine/filters.ts';
import { lowestPrice, type Selection, select } from '../engine/select.ts';
import { type FlightSearch, paramsOf } from '../search/search-params.ts';
import type { SearchRun } from './search-run.ts';
import { type RunState, useSearchRun } from './use-search-run.ts';

/** Everything the parts of the results screen show and do. */
export interface Results {
  search: FlightSearch;
  currency: Currency;
  state: RunState;
  facets: Facets;
  selection: Selection;
  filters: Filters;
  sort: Sort;
  view: ViewParams;
  /** Flights heard of so far, whatever the filters. */
  known: number;
  /** Flights that pass the filters but wait to be shown. */
  waiting: number;
  /** The cheapest of what waits, where it is below all that is shown; minor units of the display currency. */
  waitingFrom: number | null;
  /** Offers wait that change only what shown flights cost. */
  hasBetterPrices: boolean;
  setFilters: (filters: Filters) => void;
  setSort: (sort: Sort) => void;
  choose: (offer: Solution) => void;
  /** The self-transfer offer that waits for its acknowledgement. */
  asked: Solution | null;
  confirmAsked: () => void;
  dismissAsked: () => void;
}

const NO_OFFERS: readonly Solution[] = [];
const NOTHING_WAITS = { waiting: 0, waitingFrom: null, hasBetterPrices: false };

export function useResults(search: FlightSearch, params: ViewParams, currency: Currency): Results {
  const navigate = useNavigate();
  const state = useSearchRun(search, currency);
  const { filters, sort } = useView(params, currency);
  const shown = state.run?.shown ?? NO_OFFERS;
  const facets = useFacets(shown);
  const selection = useMemo(() => select(facets, filters, sort), [facets, filters, sort]);
  const waiting = useWaiting(state.run, { facets, selection }, filters);
  const [asked, setAsked] = useState<Solution | null>(null);
  const setView = (view: ViewParams) =>
    void navigate({
      to: '/flight/booking/results',
      search: { ...paramsOf(search), ...view },
      replace: true,
      resetScroll: false,
    });
  const take = (solution: Solution) => {
    chosenSolution.set({ solution, search: { ...search, currency }, chosenAt: new Date().toISOString() });
    void navigate({ to: '/flight/booking/confirm' });
  };
  return {
    search,
    currency,
    state,
    facets,
    selection,
    filters,
    sort,
    view: viewParamsOf(filters, sort, currency),
    ...waiting,
    setFilters: (next) => setView(viewParamsOf(next, sort, currency)),
    setSort: (next) => setView(viewParamsOf(filters, next, currency)),
    choose: (offer) => (offer.selfTransfer ? setAsked(offer) : take(offer)),
    asked,
    confirmAsked: () => {
      if (asked) take(asked);
    },
    dismissAsked: () => setAsked(null),
  };
}

/** Filters and order of the address; the same objects for the same address, so that nothing is computed twice. */
function useView(params: ViewParams, currency: Currency) {
  const text = JSON.stringify(viewParamsOf(filtersOf(params, currency), params.sort ?? 'price', currency));
  return useMemo(() => {
    const view: ViewParams = JSON.parse(text);
    return { filters: filtersOf(view, currency), sort: view.sort ?? 'price' };
  }, [text, currency]);
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
function useWaiting(run: SearchRun | undefined, shown: { facets: Facets; selection: Selection }, filters: Filters) {
  const heard = useDeferredValue(run?.solutions ?? NO_OFFERS);
  const facets = useFacets(heard);
  const selection = useMemo(() => select(facets, filters, 'price'), [facets, filters]);
  if (heard === (run?.shown ?? NO_OFFERS)) return { known: shown.facets.flightKeys.length, ...NOTHING_WAITS };
  const waiting = Math.max(0, selection.flights.length - shown.selection.flights.length);
  const lowest = lowestPrice(facets, selection);
  return {
    known: facets.flightKeys.length,
    waiting,
    waitingFrom: lowest < lowestPrice(shown.facets, shown.selection) ? lowest : null,
    hasBetterPrices: waiting === 0,
  };
}
