import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OrderSummary, OrdersQuery } from '../../contract/order-list.ts';
import type { Page } from '../../contract/paging.ts';
import { call } from '../api/call.ts';
import type { ApiError } from '../api/errors.ts';
import { apiQueryKey } from '../api/queries.ts';
import { connection } from '../offline/connection.ts';

const PAGE_SIZE = 30;
/** On a slow network the first rows come sooner. */
const SLOW_PAGE_SIZE = 10;

function pageSize(): number {
  return connection.get().state === 'slow' ? SLOW_PAGE_SIZE : PAGE_SIZE;
}

/** The list of bookings page by page, as the filters of `query` say. */
export function orderListOptions(query: Partial<OrdersQuery>) {
  return infiniteQueryOptions<Page<OrderSummary>, ApiError>({
    queryKey: apiQueryKey('bookings', query),
    queryFn: ({ signal, pageParam }) =>
      call('bookings', { ...query, page: Number(pageParam), pageSize: pageSize() }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize: size, total }) => (page * size < total ? page + 1 : undefined),
  });
}
