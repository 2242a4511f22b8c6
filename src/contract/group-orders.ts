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
    const { date } = context.parent as { date?: string }; // the journey that it stands in
    return !value || !date || ![value, date].every(isIsoDate) || value >= date;
  }),
};
/** When a journey is flown. */
export const groupDaysSchema = object(days).noUnknown();

/** One journey of a group (spec §3); the way back is flown where it has a return date. */
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
  /** The days may be others. */
  isChangeDate: boolean().required('required'),
  /** The flights may be others. */
  acceptChangeFlight: boolean().required('required'),
}).noUnknown();

/** POST /order/v2/group/orders: asks the desk for a quote; takes an Idempotency-Key. */
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
  /** The days of the journeys, one by one, where they are others than were asked for. */
  dates: array(groupDaysSchema.required()).optional(),
  /** Per person; null where the group has none of that type. */
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
  /** A refund of tickets is an order of its own, which shows the journeys, options and contact of its group. */
  type: string().oneOf(ORDER_TYPES).required(),
  /** The group whose tickets a refund is about; null of a group. */
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
  /** When the quote comes at the latest. */
  answerBy: instantSchema.required(),
  /** Until when the quote can be confirmed, the seats of a confirmed one be given, or the next payment made. */
  payBy: instantSchema.nullable().defined(),
  options: array(groupOptionSchema.required()).required(),
  /** The confirmed one. */
  chosen: string().nullable().defined(),
  payments: array(
    dueSchema
      .shape({
        paidAt: instantSchema.nullable().defined(),
        channel: string().nullable().defined(),
        /** What the channel took on top of the amount; absent where it took nothing. */
        fee: moneySchema.optional().default(undefined),
      })
      .required(),
  ).required(),
  /** What cancelling forfeits; nothing of a refund. */
  paid: moneySchema.required(),
  /** What comes back by a refund, once it is quoted; what a group costs. */
  total: moneySchema.required(),
  /** The refunds of a group, or the group and the other refunds of a refund. */
  relatedOrders: array(
    object({
      id: string().required(),
      type: string().oneOf(ORDER_TYPES).required(),
      status: string().oneOf(GROUP_STATUSES).required(),
      total: moneySchema.required(),
    }).required(),
  ).required(),
  /** What a refund asks for and was answered; null of a group. */
  afterSales: afterSalesSchema.nullable().defined(),
  pnr: string().nullable().defined(),
  airline: string().defined(),
  passengers: array(groupPassengerSchema.required()).required(),
  /** The list as the agent has confirmed it cannot change any more. */
  isListLocked: boolean().required(),
  timeline: array(
    timelineEntrySchema.shape({ status: string().oneOf(GROUP_STATUSES).nullable().defined() }).required(),
  ).required(),
  /** None on the desk, whose own steps stand beside the order. */
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

/** POST …/{id}/confirmation: takes one of the options, for the total that the agent saw. */
export const groupConfirmInput = object({ id, option: id, total: typedMoney.required('required') }).noUnknown();
export type GroupConfirmInput = InferType<typeof groupConfirmInput>;

/**
 * DELETE …/{id}. `forfeits` is what the agent was told to lose by it, in minor units of the group's currency: where another sum has been
 * paid by then, nothing is cancelled. Without it, whatever has been paid.
 */
export const groupCancelInput = object({ id, forfeits: typedAmount.min(0, 'invalidAmount').optional() }).noUnknown();
export type GroupCancelInput = InferType<typeof groupCancelInput>;

/** POST …/{id}/payment: exactly what is due at that stage. */
export const groupPaymentInput = object({
  id,
  stage: string().oneOf(PAYMENT_STAGES, 'invalid').required('required'),
  channel: string().oneOf(PAYMENT_CHANNELS, 'invalid').required('required'),
  amount: typedMoney.required('required'),
  /** Same-site path that a payment provider sends the agent back to. */
  successUrl: sameSitePath.optional(),
}).noUnknown();
export type GroupPaymentInput = InferType<typeof groupPaymentInput>;
export const groupPaymentAnswer = object({ ...paymentBegun, order: groupOrderSchema.required() });
export type GroupPaymentAnswer = InferType<typeof groupPaymentAnswer>;
