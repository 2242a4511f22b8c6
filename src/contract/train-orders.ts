import { array, boolean, type InferType, number, object, string } from 'yup';
import { ACTION_REASONS } from './flight-order-states.ts';
import { orderPassengerSchema, timelineEntrySchema } from './flight-orders.ts';
import { pageOf, pagingFields } from './paging.ts';
import { contactSchema, passengersSchema } from './passengers.ts';
import { dateSchema, instantSchema, moneySchema, TOO_LONG } from './scalars.ts';
import { TRAIN_ORDER_STATUSES } from './train-order-states.ts';
import { trainRideSchema } from './train-search.ts';
import { SEAT_CLASSES, TRAIN_LIMITS, TRAIN_PASSENGER_TYPES } from './train-terms.ts';

/** POST /order/v2/train/orders: holds the seats for half an hour; takes an Idempotency-Key. */
export const trainOrderInput = object({
  verificationId: string().max(64, TOO_LONG).required('required'),
  passengers: passengersSchema.max(TRAIN_LIMITS.passengers, 'tooManyTravellers'),
  contact: contactSchema.required('required'),
  remark: string().max(500, TOO_LONG).optional(),
}).noUnknown();
export type TrainOrderInput = InferType<typeof trainOrderInput>;

export const TRAIN_ACTIONS = ['pay', 'cancel'] as const;
export type TrainAction = (typeof TRAIN_ACTIONS)[number];

export const trainOrderSchema = object({
  id: string().required(),
  status: string().oneOf(TRAIN_ORDER_STATUSES).required(),
  createdAt: instantSchema.required(),
  createdBy: string().required(),
  /** The railway's own order number. */
  pnr: string().nullable().defined(),
  supplier: string().defined(),
  payBy: instantSchema.nullable().defined(),
  total: moneySchema.required(),
  ride: trainRideSchema.required(),
  seatClass: string().oneOf(SEAT_CLASSES).required(),
  /** Per person; types that nobody is of are left out. */
  prices: array(
    object({
      passengerType: string().oneOf(TRAIN_PASSENGER_TYPES).required(),
      count: number().integer().required(),
      price: moneySchema.required(),
    }).required(),
  ).required(),
  passengers: array(orderPassengerSchema.required()).required(),
  contact: contactSchema.required(),
  remark: string().nullable().defined(),
  /** How it was paid; null before. */
  payment: object({ channel: string().required(), paidAt: instantSchema.required(), reference: string().required() })
    .nullable()
    .defined(),
  timeline: array(
    timelineEntrySchema.shape({ status: string().oneOf(TRAIN_ORDER_STATUSES).nullable().defined() }).required(),
  ).required(),
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
  status: string().oneOf(TRAIN_ORDER_STATUSES).required(),
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
  q: string().trim().max(80, TOO_LONG).optional(),
}).noUnknown();
export type TrainOrdersQuery = InferType<typeof trainOrdersQuery>;
