import { isIsoDate } from '../../contract/dates.ts';
import { ORDER_TYPES, type OrderType, PENDING_GROUP_NAMES, type PendingGroup } from '../../contract/order-groups.ts';
import type { OrderProduct } from '../../contract/order-products.ts';

/** The search params of the bookings list. Empty filters are left out, so that the URL stays short. */
export interface OrdersSearch {
  q?: string;
  /** One product only. */
  product?: OrderProduct;
  type?: OrderType;
  group?: PendingGroup;
  airline?: string;
  passenger?: string;
  pnr?: string;
  ticketNumber?: string;
  flightNumber?: string;
  /** One status, or comma-separated ones of one label, where a group is too wide; WITH_DEADLINE for all that have one. */
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

/** The products of the list, in their menu order; separate from the status tables, which no first screen needs. */
export const PRODUCTS: readonly OrderProduct[] = ['flight', 'group', 'train'];
export const GROUPS: readonly PendingGroup[] = PENDING_GROUP_NAMES;

/** The filters of the sheet, unlike the search box, the type chips and the status groups. */
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

/** Parses the search params; drops unknown and malformed ones without an error. */
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
  const product = PRODUCTS.find((candidate) => candidate === raw.product);
  if (product) search.product = product;
  const type = ORDER_TYPES.find((candidate) => candidate === raw.type);
  if (type) search.type = type;
  const group = GROUPS.find((candidate) => candidate === raw.group);
  if (group) search.group = group;
  for (const key of SHEET_FILTERS) {
    const value = text(key);
    const isDate = key.endsWith('From') || key.endsWith('To');
    if (key === 'status' && !/^[a-z_]{3,30}(,[a-z_]{3,30})*$/.test(value ?? '')) continue;
    if (value && (!isDate || isIsoDate(value))) search[key] = value;
  }
  return search;
}
