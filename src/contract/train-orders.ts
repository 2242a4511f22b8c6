import { array, boolean, type InferType, number, object, string } from 'yup';
import { REFUND_REASONS, refundInput } from './after-sales.ts';
import { requestSchema } from './order-changes.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { spentByField } from './order-list.ts';
import { ACTION_REASONS } from './order-moves.ts';
import { orderPassengerSchema, paidSchema, timelineEntrySchema } from './order-parts.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { contactSchema, passengersSchema } from './passengers.ts';
import { paymentBegun } from './payments.ts';
import {
  dateSchema,
  instantSchema,
  localTimeSchema,
  moneySchema,
  referenceField,
  sandboxField,
  TOO_LONG,
} from './scalars.ts';
import { TRAIN_ORDER_STATUSES } from './train-order-states.ts';
import { trainOfferSchema, trainRideSchema, trainSeatsSchema } from './train-search.ts';
import { SEAT_CLASSES, TRAIN_LIMITS, TRAIN_PASSENGER_TYPES } from './train-terms.ts';

/** POST /order/v2/train/orders: holds the seats for half an hour; takes an Idempotency-Key. */
export const trainOrderInput = object({
  verificationId: string().max(64, TOO_LONG).required('required'),
  passengers: passengersSchema.max(TRAIN_LIMITS.passengers, 'tooManyTrainPassengers'),
  contact: contactSchema.required('required'),
  /** Each passenger's preferred place in the row, in their order, empty for none; granted if free. */
  seats: array(string().max(1, 'invalid').defined()).max(TRAIN_LIMITS.passengers, 'invalid').optional(),
  remark: string().max(500, TOO_LONG).optional(),
  referenceId: referenceField.optional(),
}).noUnknown();
export type TrainOrderInput = InferType<typeof trainOrderInput>;

const id = string().max(64, TOO_LONG).required('required');
const somePassengers = array(string().max(64, TOO_LONG).required('required'))
  .min(1, 'required')
  .max(TRAIN_LIMITS.passengers, 'invalid')
  .required('required');

/**
 * POST …/orders/{id}/refund: the tickets of some passengers. The refund is quoted, and confirmed by a separate call: by the railway's fees
 * until departure, and for other than voluntary reasons by the desk, also some days after it.
 */
export const trainRefundInput = refundInput
  .omit(['segments'])
  .shape({
    passengers: somePassengers,
    /** Voluntary by default. */
    reason: number().oneOf(REFUND_REASONS, 'invalid').optional(),
  })
  .noUnknown();
export type TrainRefundInput = InferType<typeof trainRefundInput>;

/** POST …/orders/{id}/change/search: alternative trains on that day between the same cities. */
export const trainChangeSearchInput = object({
  id,
  passengers: somePassengers,
  date: dateSchema.required('required'),
}).noUnknown();
export type TrainChangeSearchInput = InferType<typeof trainChangeSearchInput>;

export const trainChangeAnswer = object({
  /** supplier: the railway has priced each class for these tickets. desk: its staff bought them, and quote the change. */
  quotedBy: string()
    .oneOf(['supplier', 'desk'] as const)
    .required(),
  trains: array(
    trainOfferSchema
      .shape({
        classes: array(
          trainSeatsSchema
            .shape({
              /** The whole party's difference, fees included; negative for a refund. Null where the desk quotes it. */
              difference: moneySchema.nullable().defined(),
            })
            .required(),
        ).required(),
      })
      .required(),
  ).required(),
});
export type TrainChangeAnswer = InferType<typeof trainChangeAnswer>;
export type TrainChangeOffer = TrainChangeAnswer['trains'][number];

/** POST …/orders/{id}/change: a class of one of those trains. A ticket can be changed once. */
export const trainChangeInput = object({
  id,
  passengers: somePassengers,
  /** The class' `solutionId`; the railway, or the desk, is asked to confirm the price. */
  option: string().max(64, TOO_LONG).required('required'),
  remark: string().trim().max(500, TOO_LONG).optional(),
}).noUnknown();
export type TrainChangeInput = InferType<typeof trainChangeInput>;

export const TRAIN_ACTIONS = [
  'pay',
  'cancel',
  'change',
  'refund',
  'confirmRefund',
  'cancelRefund',
  'confirmChange',
  'cancelChange',
  'requote',
] as const;
export type TrainAction = (typeof TRAIN_ACTIONS)[number];

/** Per person; types without passengers are omitted. */
const pricesSchema = array(
  object({
    passengerType: string().oneOf(TRAIN_PASSENGER_TYPES).required(),
    count: number().integer().required(),
    price: moneySchema.required(),
  }).required(),
).required();

/** A class of a train, as sold. */
export const soldRideSchema = object({
  ride: trainRideSchema.required(),
  seatClass: string().oneOf(SEAT_CLASSES).required(),
  prices: pricesSchema,
});

/** Coach and seat as printed: 05-12A. */
const seatField = string().nullable().optional();

export const trainOrderSchema = object({
  id: string().required(),
  originalBookingId: string().nullable().defined(),
  /** As in a flight order; absent in responses from before it existed. */
  referenceId: string().nullable().optional(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(TRAIN_ORDER_STATUSES).required(),
  createdAt: instantSchema.required(),
  createdBy: string().required(),
  /** The railway's own order number. */
  pnr: string().nullable().defined(),
  supplier: string().defined(),
  sandbox: sandboxField,
  payBy: instantSchema.nullable().defined(),
  total: moneySchema.required(),
  ride: trainRideSchema.required(),
  seatClass: string().oneOf(SEAT_CLASSES).required(),
  /**
   * The trains that its tickets were changed from, as departures in China time with the instants of the changes, the first one first; empty
   * for unchanged tickets. They determine the railway's refund fee.
   */
  changes: array(object({ departure: localTimeSchema.required(), at: instantSchema.required() }).required()).optional(),
  /** Desk staff buy, change and refund its tickets (spec §3, manual mode). */
  isByHand: boolean().required(),
  prices: pricesSchema,
  passengers: array(orderPassengerSchema.shape({ seat: seatField }).required()).required(),
  contact: contactSchema.required(),
  remark: string().nullable().defined(),
  /** The desk's latest remark. */
  reviewRemark: string().nullable().optional(),
  /** How it was paid; null before. */
  payment: paidSchema.nullable().defined(),
  timeline: array(
    timelineEntrySchema.shape({ status: string().oneOf(TRAIN_ORDER_STATUSES).nullable().defined() }).required(),
  ).required(),
  relatedOrders: array(
    object({
      id: string().required(),
      type: string().oneOf(ORDER_TYPES).required(),
      status: string().oneOf(TRAIN_ORDER_STATUSES).required(),
    }).required(),
  ).required(),
  /** Request and outcome of a change or refund; null for a booking. */
  afterSales: requestSchema.nullable().defined(),
  actions: array(
    object({
      action: string().oneOf(TRAIN_ACTIONS).required(),
      allowed: boolean().required(),
      reason: string().oneOf(ACTION_REASONS).optional(),
    }).required(),
  ).required(),
  version: number().integer().required(),
});
export type TrainOrder = InferType<typeof trainOrderSchema>;

/** A row of the list of trains. */
export const trainSummarySchema = object({
  id: string().required(),
  type: string().oneOf(ORDER_TYPES).required(),
  status: string().oneOf(TRAIN_ORDER_STATUSES).required(),
  spentBy: spentByField,
  pnr: string().nullable().defined(),
  trainNo: string().required(),
  /** Telecodes. */
  origin: string().required(),
  destination: string().required(),
  departureDate: dateSchema.required(),
  leadPassenger: string().defined(),
  passengerCount: number().integer().required(),
  total: moneySchema.required(),
  payBy: instantSchema.nullable().defined(),
  createdAt: instantSchema.required(),
});
export type TrainSummary = InferType<typeof trainSummarySchema>;
export const trainOrderPage = pageOf(trainSummarySchema);

/** GET /order/v2/train/orders; newest first. */
export const trainOrdersQuery = object({
  ...pagingFields,
  status: string().oneOf(TRAIN_ORDER_STATUSES, 'invalid').optional(),
  q: searchField.trim().optional(),
}).noUnknown();
export type TrainOrdersQuery = InferType<typeof trainOrdersQuery>;

/** POST /order/v2/train/orders/{id}/payment; takes an Idempotency-Key. */
export const trainPaymentAnswer = object({ ...paymentBegun, order: trainOrderSchema.required() });
export type TrainPaymentAnswer = InferType<typeof trainPaymentAnswer>;
