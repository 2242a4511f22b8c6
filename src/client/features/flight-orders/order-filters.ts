import { type FlightOrderStatus } from '../../../contract/flight-order-states.ts';
import type { OrdersQuery, StatusCounts } from '../../../contract/flight-orders.ts';
import {
  ORDER_TYPES,
  type OrderType,
  PENDING_GROUP_NAMES,
  PENDING_GROUPS,
  type PendingGroup,
} from '../../../contract/order-groups.ts';
import { deviceZone } from '../../orders/deadline-parts.ts';

/** What the address of the bookings list holds. Empty filters are left out, so that the address stays short. */
export interface OrdersSearch {
  q?: string;
  type?: OrderType;
  group?: PendingGroup;
  airline?: string;
  passenger?: string;
  pnr?: string;
  ticketNumber?: string;
  flightNumber?: string;
  /** A single status, where a group is too wide. */
  status?: string;
  bookingId?: string;
  originalBookingId?: string;
  referenceId?: string;
  contactName?: string;
  contactEmail?: string;
  contactPhone?: string;
  reviewRemark?: string;
  createdFrom?: string;
  createdTo?: string;
  departureFrom?: string;
  departureTo?: string;
}

export const GROUPS: readonly PendingGroup[] = PENDING_GROUP_NAMES;

/** The filters of the sheet, as against the search box, the type chips and the groups on top. */
export const SHEET_FILTERS = [
  'status',
  'departureFrom',
  'departureTo',
  'createdFrom',
  'createdTo',
  'airline',
  'flightNumber',
  'passenger',
  'pnr',
  'ticketNumber',
  'bookingId',
  'originalBookingId',
  'referenceId',
  'contactName',
  'contactEmail',
  'contactPhone',
  'reviewRemark',
] as const satisfies readonly (keyof OrdersSearch)[];
export type SheetFilter = (typeof SHEET_FILTERS)[number];

/** Reads the address; anything unknown or malformed is dropped rather than shown as an error. */
export function readOrdersSearch(raw: Record<string, unknown>): OrdersSearch {
  const text = (key: string): string | undefined => {
    const value = raw[key];
    const plain = typeof value === 'number' ? String(value) : value;
    if (typeof plain !== 'string') return undefined;
    const clean = plain.replaceAll(/\p{Cc}/gu, '').trim();
    return clean === '' ? undefined : clean.slice(0, 80);
  };
  const search: OrdersSearch = {};
  const q = text('q');
  if (q) search.q = q;
  const type = ORDER_TYPES.find((candidate) => candidate === raw.type);
  if (type) search.type = type;
  const group = GROUPS.find((candidate) => candidate === raw.group);
  if (group) search.group = group;
  for (const key of SHEET_FILTERS) {
    const value = text(key);
    const isDate = key.endsWith('From') || key.endsWith('To');
    if (key === 'status' && !/^[a-z_]{3,30}$/.test(value ?? '')) continue;
    if (value && (!isDate || /^\d{4}-\d{2}-\d{2}$/.test(value))) search[key] = value;
  }
  return search;
}

/** The list call for an address; a pending group stands for its statuses, days of booking are those where the agent is. */
export function toOrdersQuery(search: OrdersSearch, zone = deviceZone()): Partial<OrdersQuery> {
  const { group, ...rest } = search;
  const query: Partial<OrdersQuery> = rest;
  // The single one says more than its group.
  if (group && !query.status) query.status = PENDING_GROUPS[group].join(',');
  if (query.createdFrom || query.createdTo) query.zone = zone;
  return query;
}

export function activeSheetFilters(search: OrdersSearch): SheetFilter[] {
  return SHEET_FILTERS.filter((key) => search[key] !== undefined);
}

/** Counts per pending group, and all of them together (spec §4). */
export function groupCounts(counts: StatusCounts): { groups: Record<PendingGroup, number>; total: number } {
  const of = (statuses: readonly FlightOrderStatus[]): number =>
    counts.filter((entry) => statuses.includes(entry.status)).reduce((sum, entry) => sum + entry.cnt, 0);
  const groups = {
    toBePaid: of(PENDING_GROUPS.toBePaid),
    reviewing: of(PENDING_GROUPS.reviewing),
    proceeding: of(PENDING_GROUPS.proceeding),
    pendingConfirm: of(PENDING_GROUPS.pendingConfirm),
    refunding: of(PENDING_GROUPS.refunding),
  };
  return { groups, total: Object.values(groups).reduce((sum, count) => sum + count, 0) };
}
