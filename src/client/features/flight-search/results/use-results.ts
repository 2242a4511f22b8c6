import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { Currency } from '../../../../contract/money.ts';
import { chosenSolution } from '../../../api/chosen-solution.ts';
import { asGiven } from '../../../trip/repricer.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { Facets } from '../engine/facets.ts';
import type { Filters, Sort, ViewParams } from '../engine/filters.ts';
import type { Selection } from '../engine/select.ts';
import type { Waiting } from '../engine/waiting.ts';
import type { FlightSearch } from '../search/search-params.ts';
import { type RunState, useSearchRun } from './use-search-run.ts';
import { type Listed, useSelected } from './use-selected.ts';
import { useView, useWrittenView } from './use-view.ts';

/** Everything the parts of the results screen show and do; the same object until something of it changes. */
export interface Results extends Waiting {
  search: FlightSearch;
  currency: Currency;
  state: RunState;
  /** All that is known. */
  facets: Facets;
  /** What passes of it; follows a pick at once. */
  selection: Selection;
  /** What the list shows; follows the selection. */
  listed: Listed;
  /** The agent touched the list: it stays as it is. */
  hold: () => void;
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
  const state = useSearchRun(search);
  const { view, isWritten, pick } = useView(params, currency);
  const { counted, listed, waiting, isShown } = useSelected(state.run, view);
  // Where nothing is listed nothing can move under the finger: what waits comes by itself.
  const isBare = waiting.waiting > 0 && waiting.waiting === counted.selection.flights.length;
  const { showAll } = state;
  useEffect(() => {
    if (isBare) showAll();
  }, [isBare, showAll]);
  const write = useWrittenView(search, view, { isWritten, isShown });
  const choice = useChoice(search, write);
  const hold = useLatest(() => state.hold(listed.offers));
  // A pick lays the list anew: what waits comes with it, as many as the filters say.
  const change = useLatest((next: Parameters<typeof pick>[0]) => {
    pick(next);
    showAll();
  });
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
      setFilters: (filters: Filters) => change({ filters }),
      setSort: (sort: Sort) => change({ sort }),
      hold,
      ...choice,
    }),
    [search, currency, state, counted, listed, view, waiting, change, hold, choice],
  );
}

/** Takes an offer to the booking, a self-transfer only once it was acknowledged. */
function useChoice(search: FlightSearch, writeView: () => Promise<void>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Solution | null>(null);
  const take = useLatest(async (solution: Solution) => {
    // The booking leads back to this address.
    await writeView();
    const { flights, ...ordinary } = search;
    chosenSolution.set({
      // As the server knows it: the price check compares with that.
      solution: asGiven(solution),
      search: ordinary,
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
