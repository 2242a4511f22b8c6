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
  /** The place in its row that each passenger would like, in their order, empty for none; granted where it is free. */
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
 * POST …/orders/{id}/refund: the tickets of some passengers. What comes back is quoted, and confirmed by its own call: by the railway's
 * fees until the train leaves, and for any other reason than a voluntary one by the desk, some days after that as well.
 */
export const trainRefundInput = refundInput
  .omit(['segments'])
  .shape({
    passengers: somePassengers,
    /** Voluntary when absent. */
    reason: number().oneOf(REFUND_REASONS, 'invalid').optional(),
  })
  .noUnknown();
export type TrainRefundInput = InferType<typeof trainRefundInput>;

/** POST …/orders/{id}/change/search: what else the passengers could ride on that day between the same cities. */
export const trainChangeSearchInput = object({
  id,
  passengers: somePassengers,
  date: dateSchema.required('required'),
}).noUnknown();
export type TrainChangeSearchInput = InferType<typeof trainChangeSearchInput>;

export const trainChangeAnswer = object({
  /** supplier: the railway has priced each class for these tickets. desk: people there bought them, and say what a change costs. */
  quotedBy: string()
    .oneOf(['supplier', 'desk'] as const)
    .required(),
  trains: array(
    trainOfferSchema
      .shape({
        classes: array(
          trainSeatsSchema
            .shape({
              /** What all the passengers together add, fees included; below nothing where money comes back. Null where the desk says it. */
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
  /** The class' `solutionId`; the railway, or the desk, is asked for its price again. */
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

/** Per person; types that nobody is of are left out. */
const pricesSchema = array(
  object({
    passengerType: string().oneOf(TRAIN_PASSENGER_TYPES).required(),
    count: number().integer().required(),
    price: moneySchema.required(),
  }).required(),
).required();

/** A class of a train, as it was sold. */
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
  /** As of a flight order; absent of answers made before it was said. */
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
   * The trains that its tickets were changed from, by when each leaves on the clocks in China, with the moments of the changes, the first
   * one first; empty of tickets as they were bought. The railway's refund fee goes by them.
   */
  changes: array(object({ departure: localTimeSchema.required(), at: instantSchema.required() }).required()).optional(),
  /** People at the desk buy its tickets, change them and take them back (spec §3, manual mode). */
  isByHand: boolean().required(),
  prices: pricesSchema,
  passengers: array(orderPassengerSchema.shape({ seat: seatField }).required()).required(),
  contact: contactSchema.required(),
  remark: string().nullable().defined(),
  /** What the desk has written of it last. */
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
  /** What a change or refund asks for and was answered; null of a booking. */
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
