import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type OrdersSearch, readOrdersSearch } from '../../orders/order-filters.ts';

/** The list's filters: they are in the URL, beside the open order. `undefined` removes a filter. */
export function useOrdersSearch() {
  const address = useSearch({ from: '/flight/orders' });
  // An open order has search params of its own, which are no filters.
  const search = useMemo(() => readOrdersSearch({ ...address }), [address]);
  const router = useRouter();
  const navigate = useNavigate();
  const change = useCallback(
    (next: OrdersSearch, reset = false) => {
      const apply = (before: Record<string, unknown>): OrdersSearch =>
        reset ? next : { ...readOrdersSearch(before), ...next };
      // A tapped order is in the URL before it is on screen: it stays open, at its scroll position.
      const { id } = router.getMatchedRoutes(router.latestLocation.pathname)[1];
      if (id === undefined) void navigate({ to: '/flight/orders', search: apply, replace: true });
      else
        void navigate({ to: '/flight/orders/$id', params: { id }, search: apply, replace: true, resetScroll: false });
    },
    [navigate, router],
  );
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useOrdersSearch>['change'];
