import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Currency } from '../../../../contract/money.ts';
import { layersSettled } from '../../../ui/back-layer.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { type Filters, filtersOf, type Sort, type ViewParams, viewParamsOf } from '../engine/filters.ts';
import { type FlightSearch, paramsOf } from '../search/search-params.ts';

/** How the results are looked at. */
export interface View {
  filters: Filters;
  sort: Sort;
  /** The same as search params. */
  params: ViewParams;
}

/**
 * Filters and sort of the URL, and changes since: a change applies at once, the URL follows once the list has (`useWrittenView`), and a URL
 * that changes by itself wins over it. Returns the same objects for the same view.
 */
export function useView(params: ViewParams, currency: Currency) {
  const written = textOf(filtersOf(params, currency), params.sort ?? 'price', currency);
  const [picked, setPicked] = useState<{ over: string; text: string } | null>(null);
  if (picked && picked.over !== written) setPicked(null);
  const text = picked?.over === written ? picked.text : written;
  const view = useMemo((): View => {
    const read: ViewParams = JSON.parse(text);
    return { filters: filtersOf(read, currency), sort: read.sort ?? 'price', params: read };
  }, [text, currency]);
  const pick = useLatest((next: Partial<Pick<View, 'filters' | 'sort'>>) => {
    const { filters, sort } = { ...view, ...next };
    setPicked({ over: written, text: textOf(filters, sort, currency) });
  });
  return { view, isWritten: text === written, pick };
}

/** Writes a view into the URL once it is on screen. Returns how to do so at once, for when the screen is left. */
export function useWrittenView(search: FlightSearch, view: View, due: { isWritten: boolean; isShown: boolean }) {
  const navigate = useNavigate();
  const write = useLatest(() =>
    navigate({
      to: '/flight/booking/results',
      search: { ...paramsOf(search), ...view.params },
      replace: true,
      resetScroll: false,
    }),
  );
  const isDue = !due.isWritten && due.isShown;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      void layersSettled().then(write);
    });
    return () => clearTimeout(timer);
  }, [isDue, view, write]);
  return async () => {
    if (!due.isWritten) await write();
  };
}

function textOf(filters: Filters, sort: Sort, currency: Currency): string {
  return JSON.stringify(viewParamsOf(filters, sort, currency));
}
