import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { Currency } from '../../../../contract/money.ts';
import { chosenSolution } from '../../../api/chosen-solution.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { Facets } from '../engine/facets.ts';
import type { Filters, Sort, ViewParams } from '../engine/filters.ts';
import type { Selection } from '../engine/select.ts';
import type { FlightSearch } from '../search/search-params.ts';
import { type RunState, useSearchRun } from './use-search-run.ts';
import { type Selected, useSelected, type Waiting } from './use-selected.ts';
import { useView, useWrittenView } from './use-view.ts';

/** Everything the parts of the results screen show and do; the same object until something of it changes. */
export interface Results extends Waiting {
  search: FlightSearch;
  currency: Currency;
  state: RunState;
  facets: Facets;
  /** What passes; follows a pick at once. */
  selection: Selection;
  /** What the list shows; follows the selection. */
  listed: Selected;
  filters: Filters;
  sort: Sort;
  setFilters: (filters: Filters) => void;
  setSort: (sort: Sort) => void;
  choose: (offer: Solution) => void;
  /** The self-transfer offer that waits for its acknowledgement. */
  asked: Solution | null;
  confirmAsked: () => void;
  dismissAsked: () => void;
}

export function useResults(search: FlightSearch, params: ViewParams, currency: Currency): Results {
  const state = useSearchRun(search, currency);
  const { view, isWritten, pick } = useView(params, currency);
  const { counted, listed, waiting, isShown } = useSelected(state.run, view);
  // Where nothing is listed nothing can move under the finger: what waits comes by itself.
  const isBare = counted.selection.flights.length === 0 && waiting.waiting > 0;
  const { showAll } = state;
  useEffect(() => {
    if (isBare) showAll();
  }, [isBare, showAll]);
  const write = useWrittenView(search, view, { isWritten, isShown });
  const choice = useChoice(search, currency, write);
  const setFilters = useLatest((filters: Filters) => pick({ filters }));
  const setSort = useLatest((sort: Sort) => pick({ sort }));
  return useMemo(
    () => ({
      search,
      currency,
      state,
      facets: counted.facets,
      selection: counted.selection,
      listed,
      filters: view.filters,
      sort: view.sort,
      ...waiting,
      setFilters,
      setSort,
      ...choice,
    }),
    [search, currency, state, counted, listed, view, waiting, setFilters, setSort, choice],
  );
}

/** Takes an offer to the booking, a self-transfer only once it was acknowledged. */
function useChoice(search: FlightSearch, currency: Currency, writeView: () => Promise<void>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Solution | null>(null);
  const take = useLatest(async (solution: Solution) => {
    // The booking leads back to this address.
    await writeView();
    const { flights, ...ordinary } = search;
    chosenSolution.set({
      solution,
      search: { ...ordinary, currency },
      chosenAt: new Date().toISOString(),
      ...(flights ? { flights } : {}),
    });
    await navigate({ to: '/flight/booking/confirm' });
  });
  return useMemo(
    () => ({
      asked,
      choose: (offer: Solution) => (offer.selfTransfer ? setAsked(offer) : void take(offer)),
      confirmAsked: () => {
        if (asked) void take(asked);
      },
      dismissAsked: () => setAsked(null),
    }),
    [asked, take],
  );
}
