import { array, boolean, type InferType, number, object, string } from 'yup';
import { afterSalesSchema } from './after-sales.ts';
import { ACTION_REASONS, FLIGHT_ORDER_STATUSES, ORDER_ACTIONS } from './flight-order-states.ts';
import { baggageSchema, policiesSchema, restrictionsSchema, solutionJourneySchema } from './flight-search.ts';
import { DOCUMENT_TYPES, GENDERS, INVOICE_TYPES, PASSENGER_TYPES, PRODUCT_TYPES } from './flight-terms.ts';
import { REMARK_LIMITS } from './limits.ts';
import { changeRequestSchema } from './order-changes.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { pageOf, pagingFields } from './paging.ts';
import { contactSchema, passengersSchema } from './passengers.ts';
import { dateSchema, instantSchema, listedDaySchema, moneySchema, TOO_LONG } from './scalars.ts';
import { zoneField } from './zone.ts';

/** POST /order/v2/flight/orders; takes an Idempotency-Key. */
export const orderInput = object({
  verificationId: string().max(64, TOO_LONG).required('required'),
  passengers: passengersSchema,
  contact: contactSchema.required('required'),
  remark: string().max(500, TOO_LONG).optional(),
  /** The agent has read what a self-transfer means; required when the solution is one. */
  selfTransferAccepted: boolean().optional(),
}).noUnknown();
export type OrderInput = InferType<typeof orderInput>;

/** POST /order/v2/flight/orders/{id}/remarks: a note among the agency's own people; no supplier and no passenger gets it. */
export const remarkInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  text: string().trim().max(REMARK_LIMITS.length, TOO_LONG).required('required'),
}).noUnknown();
export type RemarkInput = InferType<typeof remarkInput>;

export const orderPassengerSchema = object({
  id: string().required(),
  type: string().oneOf(PASSENGER_TYPES).required(),
  surname: string().required(),
  givenName: string().required(),
  /** Both, as they are read aloud. */
  fullName: string().optional(),
  gender: string().oneOf(GENDERS).required(),
  birthday: dateSchema.required(),
  nationality: string().required(),
  phone: string().nullable().defined(),
  email: string().nullable().defined(),
  frequentFlyer: object({ airline: string().required(), number: string().required() }).nullable().defined(),
  /** The number is masked; the full one never leaves the server in an order. */
  document: object({
    type: string().oneOf(DOCUMENT_TYPES).required(),
    number: string().required(),
    expiry: dateSchema.required(),
    issuingPlace: string().nullable().defined(),
  }).required(),
  /** 13 digits: the airline's three-digit code and ten digits; null until issued. */
  ticketNumber: string().nullable().defined(),
  /** The ticket that this one replaces, and the one that has replaced it. */
  exchangedFrom: string().nullable().optional(),
  exchangedFor: string().nullable().optional(),
});

/**
 * Per passenger type; amounts in minor units of the breakdown's currency, per person (spec §3, price breakdown). All of it is the
 * company's own view: face value + taxes + service fee − discount is what the company pays (costPrice), whatever the sellers above
 * it pay and earn.
 */
export const priceLineSchema = object({
  passengerType: string().oneOf(PASSENGER_TYPES).required(),
  count: number().integer().required(),
  ticketPrice: number().integer().required(),
  faceValue: number().integer().required(),
  taxes: number().integer().required(),
  airportTax: number().integer().required(),
  fuelSurcharge: number().integer().required(),
  discount: number().integer().required(),
  serviceFee: number().integer().required(),
  salePrice: number().integer().required(),
  costPrice: number().integer().required(),
  /** What the agency's own client pays; absent in orders made before that was kept. */
  clientPrice: number().integer().optional(),
  fareBasis: string().required(),
});
export const priceBreakdownSchema = object({
  currency: string().required(),
  lines: array(priceLineSchema).required(),
  transactionFee: number().integer().required(),
  total: number().integer().required(),
});

export const TIMELINE_KINDS = ['created', 'status', 'payment', 'refund', 'ticket', 'supplier', 'note'] as const;
export const timelineEntrySchema = object({
  at: instantSchema.required(),
  kind: string().oneOf(TIMELINE_KINDS).required(),
  status: string().oneOf(FLIGHT_ORDER_STATUSES).nullable().defined(),
  /** A person's display name, the supplier's name, or null for the system. */
  by: string().nullable().defined(),
  money: moneySchema.nullable().defined(),
  /** Free words: a remark, a supplier's message. */
  text: string().nullable().defined(),
});

export const orderActionSchema = object({
  action: string().oneOf(ORDER_ACTIONS).required(),
  allowed: boolean().required(),
  reason: string().oneOf(ACTION_REASONS).optional(),
});

export const flightOrderSchema = object({
  id: string().required(),
  originalBookingId: string().nullable().defined(),
  referenceId: string().nullable().defined(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(FLIGHT_ORDER_STATUSES).required(),
  pnr: string().nullable().defined(),
  airline: string().required(),
  supplier: string().defined(),
  createdAt: instantSchema.required(),
  createdBy: string().required(),
  payBy: instantSchema.nullable().defined(),
  ticketBy: instantSchema.nullable().defined(),
  /** Until when issued tickets can be voided; null when they cannot. */
  voidUntil: instantSchema.nullable().defined(),
  total: moneySchema.required(),
  /** What the agency's own client pays for all of it, by the agency's markup when it was booked; null where that was not kept. */
  clientTotal: moneySchema.nullable().optional(),
  priceBreakdown: priceBreakdownSchema.required(),
  journeys: array(solutionJourneySchema).required(),
  brand: string().required(),
  baggage: baggageSchema.required(),
  policies: policiesSchema.required(),
  selfTransfer: boolean().required(),
  ticketingSpeed: string().required(),
  /** As they were when it was sold; null in orders made before they were kept. The ticketing channel is one of the restrictions. */
  invoiceType: string().oneOf(INVOICE_TYPES).nullable().optional(),
  productType: string().oneOf(PRODUCT_TYPES).nullable().optional(),
  restrictions: restrictionsSchema.nullable().optional(),
  passengers: array(orderPassengerSchema).required(),
  contact: contactSchema.required(),
  remark: string().nullable().defined(),
  reviewRemark: string().nullable().defined(),
  /** How it was paid; null before. */
  payment: object({ channel: string().required(), paidAt: instantSchema.required(), reference: string().required() })
    .nullable()
    .defined(),
  timeline: array(timelineEntrySchema).required(),
  relatedOrders: array(
    object({
      id: string().required(),
      type: string().oneOf(ORDER_TYPES).required(),
      status: string().oneOf(FLIGHT_ORDER_STATUSES).required(),
    }),
  ).required(),
  /** What a change, refund or void asks for and was answered; null of an original order. */
  afterSales: afterSalesSchema.shape({ change: changeRequestSchema.nullable().optional() }).nullable().defined(),
  actions: array(orderActionSchema).required(),
  version: number().integer().required(),
});
export type FlightOrder = InferType<typeof flightOrderSchema>;

/** A row of the bookings list. */
export const orderSummarySchema = object({
  id: string().required(),
  originalBookingId: string().nullable().defined(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(FLIGHT_ORDER_STATUSES).required(),
  pnr: string().nullable().defined(),
  airline: string().required(),
  createdAt: instantSchema.required(),
  payBy: instantSchema.nullable().defined(),
  total: moneySchema.required(),
  /** As in the order. */
  clientTotal: moneySchema.nullable().optional(),
  /** Places in order of travel, e.g. SIN SYD SIN. */
  route: array(string().required()).required(),
  departureDate: dateSchema.required(),
  flightNumbers: array(string().required()).required(),
  leadPassenger: string().required(),
  passengerCount: number().integer().required(),
  version: number().integer().required(),
});
export type OrderSummary = InferType<typeof orderSummarySchema>;
export const orderPage = pageOf(orderSummarySchema);

/** Comma-separated lists, since filters are flat query parameters. */
const commaList = string().max(1000, TOO_LONG);

/** GET /order/v2/flight/orders. `q` looks in every number (booking, ticket, PNR, original, reference, flight) and passenger names. */
export const orderFilterFields = {
  q: string().trim().max(80, TOO_LONG).optional(),
  type: string().oneOf(ORDER_TYPES, 'invalid').optional(),
  status: commaList.optional(),
  bookingId: string().max(20, TOO_LONG).optional(),
  ticketNumber: string().max(20, TOO_LONG).optional(),
  flightNumber: string().max(10, TOO_LONG).optional(),
  pnr: string().max(10, TOO_LONG).optional(),
  airline: string().max(2, TOO_LONG).optional(),
  originalBookingId: string().max(20, TOO_LONG).optional(),
  referenceId: string().max(40, TOO_LONG).optional(),
  passenger: string().max(80, TOO_LONG).optional(),
  /** The beginning of the contact's name; address and number of the contact as they were given; words of why it was reviewed. */
  contactName: string().max(80, TOO_LONG).optional(),
  contactEmail: string().max(120, TOO_LONG).optional(),
  contactPhone: string().max(20, TOO_LONG).optional(),
  reviewRemark: string().max(80, TOO_LONG).optional(),
  createdFrom: listedDaySchema.optional(),
  createdTo: listedDaySchema.optional(),
  departureFrom: listedDaySchema.optional(),
  departureTo: listedDaySchema.optional(),
  /** Of createdFrom and createdTo; departures are days where the flight leaves. */
  zone: zoneField,
};
export const ordersQuery = object({ ...pagingFields, ...orderFilterFields }).noUnknown();
export type OrdersQuery = InferType<typeof ordersQuery>;

/** POST /base/v2/agencies/exports/orders: the same list as a spreadsheet. */
export const ordersExport = object(orderFilterFields).noUnknown();
export type OrdersExport = InferType<typeof ordersExport>;

export const statusCountsQuery = object({ status: commaList.optional() }).noUnknown();
export const statusCountsAnswer = array(
  object({ status: string().oneOf(FLIGHT_ORDER_STATUSES).required(), cnt: number().integer().required() }),
).required();
export type StatusCounts = InferType<typeof statusCountsAnswer>;
