import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import type { OrdersSearch } from '../../../orders/order-filters.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { toListQuery } from '../orders-query.ts';

/** The list page by page; an order that moved to the next page meanwhile is shown once. */
export function useOrders(search: OrdersSearch) {
  useSession();
  const pages = useInfiniteQuery(orderListOptions(toListQuery(search)));
  const byId = new Map(pages.data?.pages.flatMap(({ list }) => list).map((order) => [order.id, order]));
  return { ...pages, orders: [...byId.values()], total: pages.data?.pages[0]?.total ?? 0 };
}
