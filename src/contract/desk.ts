import { array, type InferType, number, object, string } from 'yup';
import { BOOK_CHECKS } from './books.ts';
import {
  DESK_KINDS,
  DESK_MOVES,
  DESK_WORKS,
  RAISE_DISRUPTION,
  REMARKED_MOVES,
  SETTLE_DISRUPTION,
} from './desk-moves.ts';
import { refundTermsSchema } from './desk-returns.ts';
import { deskHolderSchema } from './desk-tasks.ts';
import { flightOrderSchema } from './flight-orders.ts';
import { DESK_QUOTE_HOURS, MAX_CHANGE_OPTIONS, MAX_TRAVELLERS } from './limits.ts';
import { ORDER_TYPES } from './order-groups.ts';
import { ORDER_PRODUCTS, ORDER_STATUSES } from './order-products.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import {
  currencySchema,
  dateSchema,
  instantSchema,
  minorAmount,
  moneySchema,
  TOO_LONG,
  typedPrice,
} from './scalars.ts';
import { ticketNumbers } from './ticket-numbers.ts';
import { typedLegs } from './typed-legs.ts';

export const DESK_HOLDERS = ['mine', 'free', 'others'] as const;

/** GET /desk/v2/queue: tasks of the provider's staff, nearest deadline first. */
export const deskQueueQuery = object({
  ...pagingFields,
  kind: string().oneOf(DESK_KINDS, 'invalid').optional(),
  /** Claimed by the caller, by nobody, by another user. */
  holder: string().oneOf(DESK_HOLDERS, 'invalid').optional(),
  /** A booking number, PNR, ticket, passenger or agency. */
  q: searchField.trim().optional(),
}).noUnknown();
export type DeskQueueQuery = InferType<typeof deskQueueQuery>;

const agencySchema = object({ id: string().required(), name: string().required() });

/** A difference that the last check of the books found. Amounts are minor units. */
export const differenceSchema = object({
  id: string().required(),
  what: string().oneOf(BOOK_CHECKS).required(),
  /**
   * The id of the movement or account, the channel's name, the receipt's reference, the order; for a payment or refund its channel, number
   * and order.
   */
  subject: string().required(),
  currency: currencySchema,
  expected: minorAmount.required(),
  actual: minorAmount.required(),
  /** The payment provider's own message; empty otherwise. */
  said: string().defined(),
  foundAt: instantSchema.required(),
  seenAt: instantSchema.required(),
});
export type Difference = InferType<typeof differenceSchema>;

export const deskTaskSchema = object({
  id: string().required(),
  kind: string().oneOf(DESK_KINDS).required(),
  /** The difference of the books that it concerns; null for an order. */
  difference: differenceSchema.nullable().defined(),
  /** The order; this and the following are null for a difference of the books. */
  product: string().oneOf(ORDER_PRODUCTS).nullable().defined(),
  orderId: string().nullable().defined(),
  type: string().oneOf(ORDER_TYPES).nullable().defined(),
  status: string().oneOf(ORDER_STATUSES).nullable().defined(),
  agency: agencySchema.required(),
  pnr: string().nullable().defined(),
  route: array(string().required()).required(),
  serviceNumbers: array(string().required()).required(),
  departureDate: dateSchema.nullable().defined(),
  leadPassenger: string().defined(),
  passengerCount: number().integer().required(),
  total: moneySchema.nullable().defined(),
  since: instantSchema.required(),
  dueAt: instantSchema.required(),
  /** Who has claimed it; null: nobody. */
  holder: deskHolderSchema.nullable().defined(),
});
export type DeskTask = InferType<typeof deskTaskSchema>;
export const deskQueuePage = pageOf(deskTaskSchema);

/** GET /desk/v2/queue/counts: the number of tasks, by kind. */
export const deskCountsAnswer = array(
  object({ kind: string().oneOf(DESK_KINDS).required(), cnt: number().integer().required() }),
).required();
export type DeskCounts = InferType<typeof deskCountsAnswer>;

/** POST /desk/v2/queue/{id}/claim, /release, /takeover and /free: the updated task. */
export const deskClaimAnswer = object({
  id: string().required(),
  holder: deskHolderSchema.nullable().defined(),
});
export type DeskClaim = InferType<typeof deskClaimAnswer>;

/**
 * GET /desk/v2/orders/{id}: the product of an order known only by its number. POST /desk/v2/queue/{id}/close: the order of the closed task.
 */
export const deskBookingAnswer = object({
  id: string().required(),
  product: string().oneOf(ORDER_PRODUCTS).required(),
});
export type DeskBooking = InferType<typeof deskBookingAnswer>;

/** GET /desk/v2/flight/orders/{id}: the desk's view of an order of any agency. */
export const deskOrderSchema = object({
  order: flightOrderSchema.required(),
  agency: agencySchema.required(),
  /** The supplier and its reference. */
  supplier: object({
    id: string().required(),
    /** Always shown to the desk, even where the agency's suppliers are hidden. */
    name: string().required(),
    ref: string().nullable().defined(),
    /** The supplier's price. */
    amount: moneySchema.nullable().defined(),
  }).required(),
  /** The price paid for the tickets of a refund or void; null otherwise. */
  askedBack: moneySchema.nullable().optional(),
  /** For a refund that waits for its quote; null otherwise. */
  refundTerms: refundTermsSchema.nullable().optional(),
  task: deskTaskSchema.nullable().defined(),
  can: array(
    string()
      .oneOf([SETTLE_DISRUPTION, RAISE_DISRUPTION, ...DESK_MOVES, ...DESK_WORKS])
      .required(),
  ).required(),
});
export type DeskOrder = InferType<typeof deskOrderSchema>;

/** GET /desk/v2/books/{id}. */
export const deskDifferenceSchema = object({
  difference: differenceSchema.required(),
  /** Whose money it concerns. */
  agency: agencySchema.required(),
  /** Its task in the desk's queue; null once it is closed. */
  task: deskClaimAnswer.nullable().defined(),
  /** `by` is null where a later check of the books did not find it. */
  closed: object({ at: instantSchema.required(), by: string().nullable().defined(), remark: string().defined() })
    .nullable()
    .defined(),
});
export type DeskDifference = InferType<typeof deskDifferenceSchema>;

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG);

export const REFUND_WAYS = ['again', 'wallet'] as const;

/**
 * POST /desk/v2/books/{id}/refund: decides a refund that its payment provider has refused: the provider is asked again, or the money goes
 * to the agency's wallet instead. Either closes the difference.
 */
export const settleRefundInput = object({
  id,
  way: string().oneOf(REFUND_WAYS, 'invalid').required('required'),
}).noUnknown();
export type SettleRefundInput = InferType<typeof settleRefundInput>;

/** POST /desk/v2/flight/orders/{id}/{move}: moves the order by one step. */
export const deskMoveInput = object({
  id,
  move: string().oneOf(DESK_MOVES, 'invalid').required('required'),
  remark: remark.when('move', ([move], schema) =>
    REMARKED_MOVES.some((remarked) => remarked === move) ? schema.required('required') : schema.optional(),
  ),
}).noUnknown();
export type DeskMoveInput = InferType<typeof deskMoveInput>;

/** POST /desk/v2/flight/orders/{id}/issue: tickets that were issued by hand, one for each passenger in their order. */
export const deskIssueInput = object({
  id,
  tickets: ticketNumbers(/^\d{13}$/, 13).max(MAX_TRAVELLERS, 'invalid'),
  pnr: string()
    .max(8, 'invalid')
    .matches(/^[A-Z0-9]{5,8}$/, 'invalid')
    .optional(),
  remark: remark.optional(),
}).noUnknown();
export type DeskIssueInput = InferType<typeof deskIssueInput>;

const charge = typedPrice.required('required');

const changeCharges = {
  /** Per ticket, one for each passenger in their order, in minor units of `currency`. */
  lines: array(object({ fareDifference: charge, taxDifference: charge, penalty: charge }).noUnknown())
    .min(1, 'required')
    .max(MAX_TRAVELLERS, 'invalid')
    .required('required'),
  /** The flights of the whole changed trip; the requested ones when absent. */
  legs: typedLegs.optional(),
  /** How long the agency may accept the quote. */
  validHours: number().integer('invalid').min(1, 'invalid').max(DESK_QUOTE_HOURS.most, 'invalid').optional(),
};
const changeChargesSchema = object(changeCharges).noUnknown();
export type ChangeCharges = InferType<typeof changeChargesSchema>;

/**
 * POST /desk/v2/flight/orders/{id}/change-quote: the supplier's price for a change. The sellers' fees are added automatically; a change
 * that costs nothing is accepted instead of paid.
 */
export const deskQuoteChangeInput = object({
  id,
  ...changeCharges,
  currency: currencySchema,
  /** Alternatives: the agent picks one of all. */
  others: array(changeChargesSchema.required('required'))
    .max(MAX_CHANGE_OPTIONS - 1, 'invalid')
    .optional(),
  remark: remark.optional(),
}).noUnknown();
export type DeskQuoteChangeInput = InferType<typeof deskQuoteChangeInput>;
