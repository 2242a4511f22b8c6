import { PENDING_GROUPS } from '../../../contract/order-groups.ts';
import type { OrdersQuery } from '../../../contract/order-list.ts';
import { deviceZone } from '../../orders/deadline-parts.ts';
import { type OrdersSearch, SHEET_FILTERS, type SheetFilter } from '../../orders/order-filters.ts';
import { DEADLINE_QUERY, WITH_DEADLINE } from '../../orders/with-deadline.ts';

/** What the list is narrowed by; a pending group stands for its statuses, days of booking are those where the agent is. */
export function toOrdersQuery(search: OrdersSearch, zone = deviceZone()): Partial<OrdersQuery> {
  const { group, ...rest } = search;
  const query: Partial<OrdersQuery> = rest;
  if (query.status === WITH_DEADLINE) query.status = DEADLINE_QUERY.status;
  // The single one says more than its group.
  else if (group && !query.status) query.status = PENDING_GROUPS[group].join(',');
  if (query.createdFrom || query.createdTo) query.zone = zone;
  return query;
}

/** The list call for an address: what has to be paid or confirmed comes by its deadline, the rest newest first. */
export function toListQuery(search: OrdersSearch): Partial<OrdersQuery> {
  const query = toOrdersQuery(search);
  const { sort } = DEADLINE_QUERY;
  return search.group === 'toBePaid' || search.status === WITH_DEADLINE ? { ...query, sort } : query;
}

/** Those of the sheet that narrow the list now. */
export function activeSheetFilters(search: OrdersSearch): SheetFilter[] {
  return SHEET_FILTERS.filter((key) => search[key] !== undefined);
}
