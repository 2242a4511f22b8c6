import { PENDING_GROUPS } from '../../../contract/order-groups.ts';
import type { OrdersQuery } from '../../../contract/order-list.ts';
import { deviceZone } from '../../orders/deadline-parts.ts';
import { type OrdersSearch, SHEET_FILTERS, type SheetFilter } from '../../orders/order-filters.ts';
import { DEADLINE_QUERY, WITH_DEADLINE } from '../../orders/with-deadline.ts';

/** The query of a list; a pending group stands for its statuses, booking days are in the agent's zone. */
export function toOrdersQuery(search: OrdersSearch, zone = deviceZone()): Partial<OrdersQuery> {
  const { group, ...rest } = search;
  const query: Partial<OrdersQuery> = rest;
  if (query.status === WITH_DEADLINE) query.status = DEADLINE_QUERY.status;
  // A single status overrides its group.
  else if (group && !query.status) query.status = PENDING_GROUPS[group].join(',');
  if (query.createdFrom || query.createdTo) query.zone = zone;
  return query;
}

/** The list query for search params: orders to pay or confirm by deadline, the rest newest first. */
export function toListQuery(search: OrdersSearch): Partial<OrdersQuery> {
  const query = toOrdersQuery(search);
  const { sort } = DEADLINE_QUERY;
  return search.group === 'toBePaid' || search.status === WITH_DEADLINE ? { ...query, sort } : query;
}

/** The sheet's filters that are set. */
export function activeSheetFilters(search: OrdersSearch): SheetFilter[] {
  return SHEET_FILTERS.filter((key) => search[key] !== undefined);
}
