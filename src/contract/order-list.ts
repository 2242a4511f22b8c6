import { array, boolean, type InferType, number, object, string } from 'yup';
import { REFERENCE_LENGTH } from './limits.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { dateSchema, instantSchema, listedDaySchema, moneySchema, TOO_LONG } from './scalars.ts';
import { SPENT_CAUSES } from './ticket-fates.ts';
import { zoneField } from './zone.ts';

/** Why all tickets of an order that still counts as issued or changed are spent; null while one is valid for travel. */
export const spentByField = string().oneOf(SPENT_CAUSES).nullable().optional();

/** A row of the bookings list, of any product. */
export const orderSummarySchema = object({
  id: string().required(),
  product: string().oneOf(ORDER_PRODUCTS).required(),
  originalBookingId: string().nullable().defined(),
  /** As in the order. */
  referenceId: string().nullable().optional(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(ORDER_STATUSES).required(),
  spentBy: spentByField,
  /** Its airline has changed a flight that has not left yet, and nobody has answered. */
  isDisrupted: boolean().optional(),
  pnr: string().nullable().defined(),
  /** Empty for orders without an airline. */
  airline: string().defined(),
  createdAt: instantSchema.required(),
  payBy: instantSchema.nullable().defined(),
  total: moneySchema.required(),
  /** As in the order. */
  clientTotal: moneySchema.nullable().optional(),
  /** Places in order of travel, e.g. SIN SYD SIN; a train's two stations. */
  route: array(string().required()).required(),
  departureDate: dateSchema.required(),
  /** Flight numbers or the train number. */
  flightNumbers: array(string().required()).required(),
  leadPassenger: string().required(),
  passengerCount: number().integer().required(),
  version: number().integer().required(),
});
export type OrderSummary = InferType<typeof orderSummarySchema>;
export const orderPage = pageOf(orderSummarySchema);

/** Comma-separated lists, since filters are flat query parameters; in a query string the name may also be repeated per entry. */
const commaList = string().max(1000, TOO_LONG).meta({ isCommaList: true });

/** Sort order of a list: the newest booking first, or the nearest deadline for payment or confirmation. */
export const ORDERS_SORTS = ['newest', 'deadline'] as const;
export type OrdersSort = (typeof ORDERS_SORTS)[number];
const sortField = { sort: string().oneOf(ORDERS_SORTS, 'invalid').optional() };

/**
 * The filters of a list. `q` searches every number (booking, ticket, PNR, original, reference, flight, train) and passenger names, and
 * understands days of departure (`14dec`, `2026-12-14`) and names and codes of places and airlines.
 */
const orderFilterFields = {
  q: searchField.trim().optional(),
  type: string().oneOf(ORDER_TYPES, 'invalid').optional(),
  status: commaList.optional(),
  bookingId: string().max(20, TOO_LONG).optional(),
  ticketNumber: string().max(20, TOO_LONG).optional(),
  flightNumber: string().max(10, TOO_LONG).optional(),
  pnr: string().max(10, TOO_LONG).optional(),
  airline: string().max(2, TOO_LONG).optional(),
  originalBookingId: string().max(20, TOO_LONG).optional(),
  /** The whole number, case-insensitive. */
  referenceId: string().max(REFERENCE_LENGTH, TOO_LONG).optional(),
  passenger: searchField.optional(),
  /** Prefix of the contact's name; the contact's exact email and phone; words of the review reason. */
  contactName: string().max(80, TOO_LONG).optional(),
  contactEmail: string().max(120, TOO_LONG).optional(),
  contactPhone: string().max(20, TOO_LONG).optional(),
  reviewRemark: string().max(80, TOO_LONG).optional(),
  createdFrom: listedDaySchema.optional(),
  createdTo: listedDaySchema.optional(),
  departureFrom: listedDaySchema.optional(),
  departureTo: listedDaySchema.optional(),
  /** Of createdFrom and createdTo; departures are local days at the origin. */
  zone: zoneField,
};
/** GET /order/v2/flight/orders: flights only. */
export const flightOrdersQuery = object({ ...pagingFields, ...sortField, ...orderFilterFields }).noUnknown();

/** Flights, groups and trains together, as far as the company has them; `product` limits it to one. */
export const bookingFilterFields = {
  ...orderFilterFields,
  product: string().oneOf(ORDER_PRODUCTS, 'invalid').optional(),
};
/** GET /order/v2/bookings. */
export const ordersQuery = object({ ...pagingFields, ...sortField, ...bookingFilterFields }).noUnknown();
export type OrdersQuery = InferType<typeof ordersQuery>;

/** POST /base/v2/agencies/exports/orders: the same list as a spreadsheet. */
export const ordersExport = object(bookingFilterFields).noUnknown();
export type OrdersExport = InferType<typeof ordersExport>;

/** GET /order/v2/bookings/status and /order/v2/flight/orders/status. */
export const statusCountsQuery = object({ status: commaList.optional() }).noUnknown();
export const statusCountsAnswer = array(
  object({ status: string().oneOf(ORDER_STATUSES).required(), cnt: number().integer().required() }),
).required();
export type StatusCounts = InferType<typeof statusCountsAnswer>;
