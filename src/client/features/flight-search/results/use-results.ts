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

/** The state and actions of the results screen; the same object until some of it changes. */
export interface Results extends Waiting {
  search: FlightSearch;
  currency: Currency;
  state: RunState;
  /** All known offers. */
  facets: Facets;
  /** What passes of it; follows a pick at once. */
  selection: Selection;
  /** The listed offers; follows the selection. */
  listed: Listed;
  /** The agent touched the list: it is frozen. */
  hold: () => void;
  filters: Filters;
  sort: Sort;
  setFilters: (filters: Filters) => void;
  setSort: (sort: Sort) => void;
  choose: (offer: Solution) => void;
  /** The self-transfer offer that awaits acknowledgement. */
  asked: Solution | null;
  confirmAsked: () => void;
  dismissAsked: () => void;
}

export function useResults(search: FlightSearch, params: ViewParams, currency: Currency): Results {
  const state = useSearchRun(search);
  const { view, isWritten, pick } = useView(params, currency);
  const { counted, listed, waiting, isShown } = useSelected(state.run, view);
  // With an empty list nothing can move under the finger: waiting offers show at once.
  const isBare = waiting.waiting > 0 && waiting.waiting === counted.selection.flights.length;
  const { showAll } = state;
  useEffect(() => {
    if (isBare) showAll();
  }, [isBare, showAll]);
  const write = useWrittenView(search, view, { isWritten, isShown });
  const choice = useChoice(search, write);
  const hold = useLatest(() => state.hold(listed.offers));
  // A filter change rebuilds the list, including waiting offers, as counted.
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

/** Takes an offer to the booking, a self-transfer only once acknowledged. */
function useChoice(search: FlightSearch, writeView: () => Promise<void>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Solution | null>(null);
  const take = useLatest(async (solution: Solution) => {
    // The booking links back to this URL.
    await writeView();
    const { flights, ...ordinary } = search;
    chosenSolution.set({
      // In the server's currency: the price check compares it.
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
