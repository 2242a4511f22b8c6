import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderSummary } from '../../../../contract/flight-orders.ts';
import type { Page } from '../../../../contract/paging.ts';
import { call } from '../../../api/call.ts';
import type { ApiError } from '../../../api/errors.ts';
import { apiQueryKey } from '../../../api/queries.ts';
import { useSession } from '../../../api/session.ts';
import { connection } from '../../../offline/connection.ts';
import { type OrdersSearch, toOrdersQuery } from '../order-filters.ts';

const PAGE_SIZE = 30;
/** On a slow network the first rows come sooner. */
const SLOW_PAGE_SIZE = 10;

function pageSize(): number {
  return connection.get().state === 'slow' ? SLOW_PAGE_SIZE : PAGE_SIZE;
}

/** The list page by page; an order that slid onto the next page in between is shown once. */
export function useOrders(search: OrdersSearch) {
  useSession();
  const query = toOrdersQuery(search);
  const pages = useInfiniteQuery<Page<OrderSummary>, ApiError>({
    queryKey: apiQueryKey('flightOrders', query),
    queryFn: ({ signal, pageParam }) =>
      call('flightOrders', { ...query, page: Number(pageParam), pageSize: pageSize() }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
  const byId = new Map(pages.data?.pages.flatMap(({ list }) => list).map((order) => [order.id, order]));
  return { ...pages, orders: [...byId.values()], total: pages.data?.pages[0]?.total ?? 0 };
}
