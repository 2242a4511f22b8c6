import { array, boolean, type InferType, number, object, string } from 'yup';
import { afterSalesSchema } from './after-sales.ts';
import { isIsoDate } from './dates.ts';
import { PAYMENT_STAGES } from './group-order-states.ts';
import { groupPassengerSchema } from './group-passengers.ts';
import { GROUP_STATUSES } from './group-refund-states.ts';
import { groupPartyFault } from './group-request-rules.ts';
import { GROUP_LIMITS, MAX_JOURNEYS } from './limits.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ACTION_REASONS } from './order-moves.ts';
import { timelineEntrySchema } from './order-parts.ts';
import { contactSchema } from './passengers.ts';
import { PAYMENT_CHANNELS, paymentBegun } from './payments.ts';
import {
  dateSchema,
  instantSchema,
  moneySchema,
  referenceField,
  sameSitePath,
  sandboxField,
  TOO_LONG,
  TOO_MANY,
  typedAmount,
  typedMoney,
} from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');
const place = string()
  .max(3, 'required')
  .matches(/^[A-Z]{3}$/, { message: 'required', excludeEmptyString: true })
  .required('required');
const remark = string().trim().max(GROUP_LIMITS.remark, TOO_LONG);
const headcount = number().integer('invalid').min(0, 'invalid').max(GROUP_LIMITS.passengers, 'tooManyInGroup');

const days = {
  date: dateSchema.required('required'),
  returnDate: dateSchema.optional().test('after', 'returnBeforeDeparture', (value, context) => {
    const { date } = context.parent as { date?: string }; // the journey that contains it
    return !value || !date || ![value, date].every(isIsoDate) || value >= date;
  }),
};
/** Days of a journey. */
export const groupDaysSchema = object(days).noUnknown();

/** One journey of a group (spec §3); a return where it has a return date. */
export const groupJourneySchema = object({
  origin: place,
  destination: place,
  ...days,
  remark: remark.optional(),
}).noUnknown();
export type GroupJourney = InferType<typeof groupJourneySchema>;

const heads = headcount.required('required');
export const groupPartySchema = object({ adult: heads, child: heads, infant: heads }).noUnknown();
export type GroupParty = InferType<typeof groupPartySchema>;

export const groupExtraSchema = object({
  /** Other days are acceptable. */
  isChangeDate: boolean().required('required'),
  /** Other flights are acceptable. */
  acceptChangeFlight: boolean().required('required'),
}).noUnknown();

/** POST /order/v2/group/orders: requests a quote from the desk; takes an Idempotency-Key. */
export const groupOrderInput = object({
  journeys: array(groupJourneySchema.required('required')).max(MAX_JOURNEYS, TOO_MANY).required('required'),
  passengers: groupPartySchema
    .test('party', (party, context) => {
      const fault = groupPartyFault(party);
      return !fault || context.createError({ path: `${context.path}.${fault.field}`, message: fault.message });
    })
    .required('required'),
  groupOrderExtraInfo: groupExtraSchema.required('required'),
  contact: contactSchema.required('required'),
  remark: remark.optional(),
  referenceId: referenceField.optional(),
}).noUnknown();
export type GroupOrderInput = InferType<typeof groupOrderInput>;

/** An instalment or the final payment of a quote. */
const dueSchema = object({
  stage: string().oneOf(PAYMENT_STAGES).required(),
  amount: moneySchema.required(),
  payBy: instantSchema.required(),
});

export const groupOptionSchema = object({
  id: string().required(),
  airline: string().required(),
  /** Flights, times and fare conditions, in the desk's words. */
  flights: string().required(),
  /** The days of each journey, where they differ from the request. */
  dates: array(groupDaysSchema.required()).optional(),
  /** Per person; null for types without passengers. */
  prices: object({
    adult: moneySchema.nullable().defined(),
    child: moneySchema.nullable().defined(),
    infant: moneySchema.nullable().defined(),
  }).required(),
  total: moneySchema.required(),
  payments: array(dueSchema.required()).required(),
});
export type GroupOption = InferType<typeof groupOptionSchema>;

export const GROUP_ACTIONS = [
  'confirm',
  'apply',
  'pay',
  'handIn',
  'cancel',
  'refund',
  'confirmRefund',
  'cancelRefund',
  'requote',
] as const;
export type GroupAction = (typeof GROUP_ACTIONS)[number];

export const groupOrderSchema = object({
  id: string().required(),
  /** A refund of tickets is a separate order, which shows the journeys, options and contact of its group. */
  type: string().oneOf(ORDER_TYPES).required(),
  /** The group whose tickets a refund is about; null for a group. */
  originalBookingId: string().nullable().defined(),
  referenceId: string().nullable().optional(),
  status: string().oneOf(GROUP_STATUSES).required(),
  sandbox: sandboxField,
  createdAt: instantSchema.required(),
  createdBy: string().required(),
  journeys: array(groupJourneySchema.required()).required(),
  party: groupPartySchema.required(),
  groupOrderExtraInfo: groupExtraSchema.required(),
  contact: contactSchema.required(),
  remark: string().nullable().defined(),
  reviewRemark: string().nullable().optional(),
  /** Deadline of the quote. */
  answerBy: instantSchema.required(),
  /** Deadline for confirming the quote, for the seats of a confirmed one, or for the next payment. */
  payBy: instantSchema.nullable().defined(),
  options: array(groupOptionSchema.required()).required(),
  /** The confirmed option. */
  chosen: string().nullable().defined(),
  payments: array(
    dueSchema
      .shape({
        paidAt: instantSchema.nullable().defined(),
        channel: string().nullable().defined(),
        /** The payment channel's fee on top of the amount; absent if none. */
        fee: moneySchema.optional().default(undefined),
      })
      .required(),
  ).required(),
  /** Forfeited on cancelling; zero for a refund. */
  paid: moneySchema.required(),
  /** A refund's quoted amount; a group's price. */
  total: moneySchema.required(),
  /** The refunds of a group, or a refund's group and its other refunds. */
  relatedOrders: array(
    object({
      id: string().required(),
      type: string().oneOf(ORDER_TYPES).required(),
      status: string().oneOf(GROUP_STATUSES).required(),
      total: moneySchema.required(),
    }).required(),
  ).required(),
  /** Request and outcome of a refund; null for a group. */
  afterSales: afterSalesSchema.nullable().defined(),
  pnr: string().nullable().defined(),
  airline: string().defined(),
  passengers: array(groupPassengerSchema.required()).required(),
  /** The agent has confirmed the list and cannot change it any more. */
  isListLocked: boolean().required(),
  timeline: array(
    timelineEntrySchema.shape({ status: string().oneOf(GROUP_STATUSES).nullable().defined() }).required(),
  ).required(),
  /** Empty for the desk, which has its own moves beside the order. */
  actions: array(
    object({
      action: string().oneOf(GROUP_ACTIONS).required(),
      allowed: boolean().required(),
      reason: string().oneOf(ACTION_REASONS).optional(),
    }).required(),
  ).required(),
  version: number().integer().required(),
});
export type GroupOrder = InferType<typeof groupOrderSchema>;

/** POST …/{id}/confirmation: confirms one of the options, for the total that the agent saw. */
export const groupConfirmInput = object({ id, option: id, total: typedMoney.required('required') }).noUnknown();
export type GroupConfirmInput = InferType<typeof groupConfirmInput>;

/**
 * DELETE …/{id}. `forfeits` is the loss that was shown to the agent, in minor units of the group's currency: if the amount paid has changed
 * since, nothing is cancelled. Without it, any amount is forfeited.
 */
export const groupCancelInput = object({ id, forfeits: typedAmount.min(0, 'invalidAmount').optional() }).noUnknown();
export type GroupCancelInput = InferType<typeof groupCancelInput>;

/** POST …/{id}/payment: exactly the amount due at that stage. */
export const groupPaymentInput = object({
  id,
  stage: string().oneOf(PAYMENT_STAGES, 'invalid').required('required'),
  channel: string().oneOf(PAYMENT_CHANNELS, 'invalid').required('required'),
  amount: typedMoney.required('required'),
  /** Same-site path to which a payment provider returns the agent. */
  successUrl: sameSitePath.optional(),
}).noUnknown();
export type GroupPaymentInput = InferType<typeof groupPaymentInput>;
export const groupPaymentAnswer = object({ ...paymentBegun, order: groupOrderSchema.required() });
export type GroupPaymentAnswer = InferType<typeof groupPaymentAnswer>;
