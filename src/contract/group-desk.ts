import { array, type InferType, number, object, string } from 'yup';
import { RETURN_WORKS } from './desk-moves.ts';
import { deskFailInput, refundTermsSchema } from './desk-returns.ts';
import { deskSideSchema } from './desk-tasks.ts';
import { groupDaysSchema, groupOrderSchema } from './group-orders.ts';
import { GROUP_LIMITS, MAX_JOURNEYS } from './limits.ts';
import { instantSchema, moneySchema, TOO_LONG, TOO_MANY, typedAmount, typedPrice } from './scalars.ts';
import { ticketNumbers } from './ticket-numbers.ts';

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(GROUP_LIMITS.remark, TOO_LONG);
const futureInstant = instantSchema.max(32, 'invalidDate').required('required');
const price = typedPrice.required('required');

/** One quoted option for the group; the final payment is what the instalments leave. */
const quotedOptionSchema = object({
  airline: string()
    .max(2, 'invalid')
    .matches(/^[A-Z0-9]{2}$/, 'invalid')
    .required('required'),
  flights: string().trim().max(GROUP_LIMITS.flights, TOO_LONG).required('required'),
  /** Of each journey; the requested ones when absent, and no others unless the agency allows them. */
  dates: array(groupDaysSchema.required('required')).max(MAX_JOURNEYS, TOO_MANY).optional(),
  /** Per person, in minor units of the agency's currency. */
  prices: object({ adult: price, child: price, infant: price }).required('required'),
  instalments: array(
    object({ amount: typedAmount.min(1, 'invalidAmount').required('required'), payBy: futureInstant })
      .noUnknown()
      .required('required'),
  )
    .max(GROUP_LIMITS.instalments, TOO_MANY)
    .required('required'),
  lastPayBy: futureInstant,
}).noUnknown();
export type QuotedOption = InferType<typeof quotedOptionSchema>;

/** POST /desk/v2/group/orders/{id}/quote. To replace an earlier quote, it names the `version` of the order that the desk saw. */
export const deskGroupQuoteInput = object({
  id,
  version: number().integer('invalid').min(1, 'invalid').optional(),
  validUntil: futureInstant,
  options: array(quotedOptionSchema.required('required'))
    .min(1, 'required')
    .max(GROUP_LIMITS.options, TOO_MANY)
    .required('required'),
  remark: remark.optional(),
}).noUnknown();
export type DeskGroupQuoteInput = InferType<typeof deskGroupQuoteInput>;

/** POST /desk/v2/group/orders/{id}/seats: the airline has confirmed them. */
export const deskGroupSeatsInput = object({
  id,
  pnr: string()
    .max(8, 'invalid')
    .matches(/^[A-Z0-9]{5,8}$/, 'invalid')
    .required('required'),
  remark: remark.optional(),
}).noUnknown();
export type DeskGroupSeatsInput = InferType<typeof deskGroupSeatsInput>;

/** POST /desk/v2/group/orders/{id}/issue: one ticket per passenger, in their order. */
export const deskGroupIssueInput = object({
  id,
  tickets: ticketNumbers(/^\d{13}$/, 13).max(GROUP_LIMITS.passengers, TOO_MANY),
  remark: remark.optional(),
}).noUnknown();
export type DeskGroupIssueInput = InferType<typeof deskGroupIssueInput>;

/** POST /desk/v2/group/orders/{id}/fail: the agency sees why; for a refund, that the tickets stay as they are. */
export const deskGroupFailInput = deskFailInput;
export type DeskGroupFailInput = InferType<typeof deskGroupFailInput>;

export const DESK_GROUP_WORKS = ['quote', 'seats', 'issue', ...RETURN_WORKS] as const;
export const deskGroupOrderSchema = object({
  order: groupOrderSchema.required(),
  agency: object({ id: string().required(), name: string().required() }).required(),
  /** The task in the desk's queue; null where there is none. */
  task: deskSideSchema.nullable().defined(),
  /** The price paid for the tickets of a refund; null otherwise. */
  askedBack: moneySchema.nullable().defined(),
  /** For a refund that waits for its quote; null otherwise. */
  refundTerms: refundTermsSchema.nullable().optional(),
  can: array(string().oneOf(DESK_GROUP_WORKS).required()).required(),
});
export type DeskGroupOrder = InferType<typeof deskGroupOrderSchema>;
