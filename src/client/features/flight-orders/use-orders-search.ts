import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { OrdersSearch } from './order-filters.ts';

/** The list's filters: they live in the address, beside whichever order is open. `undefined` takes a filter away. */
export function useOrdersSearch() {
  const search = useSearch({ from: '/flight/orders' });
  const navigate = useNavigate();
  const change = useCallback(
    (next: OrdersSearch, reset = false) => {
      void navigate({ to: '.', search: (before) => (reset ? next : { ...before, ...next }), replace: true });
    },
    [navigate],
  );
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useOrdersSearch>['change'];
