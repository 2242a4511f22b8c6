import { array, boolean, type InferType, number, object, string } from 'yup';
import { voidQuoteSchema } from './after-sales.ts';
import { FLIGHT_ORDER_STATUSES, ORDER_ACTIONS } from './flight-order-states.ts';
import { baggageSchema, policiesSchema, restrictionsSchema, solutionJourneySchema } from './flight-search.ts';
import { INVOICE_TYPES, PRODUCT_TYPES } from './flight-terms.ts';
import { requestSchema } from './order-changes.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ACTION_REASONS } from './order-moves.ts';
import { orderPassengerSchema, paidSchema, timelineEntrySchema } from './order-parts.ts';
import { PASSENGER_TYPES } from './passenger-terms.ts';
import { contactSchema, passengersSchema } from './passengers.ts';
import { instantSchema, moneySchema, referenceField, sandboxField, TOO_LONG } from './scalars.ts';

/** POST /order/v2/flight/orders; takes an Idempotency-Key. */
export const orderInput = object({
  verificationId: string().max(64, TOO_LONG).required('required'),
  passengers: passengersSchema,
  contact: contactSchema.required('required'),
  remark: string().max(500, TOO_LONG).optional(),
  referenceId: referenceField.optional(),
  /** The agent has accepted the self-transfer terms; required when the solution is one. */
  selfTransferAccepted: boolean().optional(),
}).noUnknown();
export type OrderInput = InferType<typeof orderInput>;

/**
 * Per passenger type; amounts in minor units of the breakdown's currency, per person (spec §3, price breakdown). All from the company's own
 * view: face value + taxes + service fee − discount is what the company pays (costPrice), whatever the sellers above it pay and earn.
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
  /** The price of the agency's own client; absent in orders from before it was stored. */
  clientPrice: number().integer().optional(),
  /** Empty where the supplier named none. */
  fareBasis: string().defined(),
});
export const priceBreakdownSchema = object({
  currency: string().required(),
  lines: array(priceLineSchema).required(),
  /** The payment channel's fee on top of the total; zero before payment. */
  transactionFee: number().integer().required(),
  total: number().integer().required(),
});

export const orderActionSchema = object({
  action: string().oneOf(ORDER_ACTIONS).required(),
  allowed: boolean().required(),
  reason: string().oneOf(ACTION_REASONS).optional(),
});

export const flightOrderSchema = object({
  id: string().required(),
  originalBookingId: string().nullable().defined(),
  /** The agency's own reference number. */
  referenceId: string().nullable().defined(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(FLIGHT_ORDER_STATUSES).required(),
  pnr: string().nullable().defined(),
  airline: string().required(),
  supplier: string().defined(),
  sandbox: sandboxField,
  createdAt: instantSchema.required(),
  createdBy: string().required(),
  payBy: instantSchema.nullable().defined(),
  ticketBy: instantSchema.nullable().defined(),
  /** Until when issued tickets can be voided; null when they cannot. */
  voidUntil: instantSchema.nullable().defined(),
  /** The refund of a void; absent where it cannot be requested. */
  voidQuote: voidQuoteSchema.optional().default(undefined),
  total: moneySchema.required(),
  /** The client's total by the agency's markup at booking time; null where it was not stored. */
  clientTotal: moneySchema.nullable().optional(),
  priceBreakdown: priceBreakdownSchema.required(),
  journeys: array(solutionJourneySchema).required(),
  brand: string().required(),
  baggage: baggageSchema.required(),
  policies: policiesSchema.required(),
  selfTransfer: boolean().required(),
  ticketingSpeed: string().required(),
  /** As of the sale; null in orders from before they were stored. The ticketing channel is one of the restrictions. */
  invoiceType: string().oneOf(INVOICE_TYPES).nullable().optional(),
  productType: string().oneOf(PRODUCT_TYPES).nullable().optional(),
  restrictions: restrictionsSchema.nullable().optional(),
  passengers: array(orderPassengerSchema).required(),
  contact: contactSchema.required(),
  remark: string().nullable().defined(),
  /** The desk's latest remark; why the portal had it reviewed is in the timeline, as a code. */
  reviewRemark: string().nullable().defined(),
  /** How it was paid; null before. */
  payment: paidSchema.nullable().defined(),
  timeline: array(
    timelineEntrySchema.shape({ status: string().oneOf(FLIGHT_ORDER_STATUSES).nullable().defined() }).required(),
  ).required(),
  relatedOrders: array(
    object({
      id: string().required(),
      type: string().oneOf(ORDER_TYPES).required(),
      status: string().oneOf(FLIGHT_ORDER_STATUSES).required(),
    }),
  ).required(),
  /** Request and outcome of a change, refund or void; null for an original order. */
  afterSales: requestSchema.nullable().defined(),
  actions: array(orderActionSchema).required(),
  version: number().integer().required(),
});
export type FlightOrder = InferType<typeof flightOrderSchema>;
