import { array, type InferType, object, string } from 'yup';
import { CHANGE_WORKS, RETURN_WORKS } from './desk-moves.ts';
import { deskFailInput, deskQuoteInput, deskReturnInput, refundTermsSchema } from './desk-returns.ts';
import { deskSideSchema } from './desk-tasks.ts';
import { currencySchema, moneySchema, TOO_LONG, TOO_MANY, typedPrice } from './scalars.ts';
import { ticketNumbers } from './ticket-numbers.ts';
import { soldRideSchema, trainOrderSchema } from './train-orders.ts';
import { TRAIN_LIMITS, TRAIN_PASSENGER_TYPES } from './train-terms.ts';

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG);

/** POST /desk/v2/train/orders/{id}/ticketing: lets the railway ticket the held seats. */
export const deskTrainTicketInput = object({ id, remark: remark.optional() }).noUnknown();
export type DeskTrainTicketInput = InferType<typeof deskTrainTicketInput>;

/** POST /desk/v2/train/orders/{id}/issue: tickets bought or exchanged by hand, one for each passenger in their order. */
export const deskTrainIssueInput = object({
  id,
  /** Thirteen digits, or an e-ticket number: E and digits. */
  tickets: ticketNumbers(/^(\d{13}|[A-Z][A-Z0-9]{8,20})$/, 21).max(TRAIN_LIMITS.passengers, TOO_MANY),
  remark: remark.optional(),
}).noUnknown();
export type DeskTrainIssueInput = InferType<typeof deskTrainIssueInput>;

const amount = typedPrice.required('required');

/** POST /desk/v2/train/orders/{id}/change-quote: the ticket price of the requested train, per passenger type of the order. */
export const deskQuoteTrainChangeInput = object({
  id,
  /** Per ticket, in minor units of `currency`. The fare difference from the old ticket is charged or refunded. */
  prices: array(
    object({
      passengerType: string().oneOf(TRAIN_PASSENGER_TYPES, 'invalid').required('required'),
      fare: amount,
      /** The railway's penalty or change fee. */
      penalty: amount,
    })
      .noUnknown()
      .required('required'),
  )
    .min(1, 'required')
    .max(TRAIN_PASSENGER_TYPES.length, 'invalid')
    .required('required'),
  currency: currencySchema,
  remark: remark.optional(),
}).noUnknown();
export type DeskQuoteTrainChangeInput = InferType<typeof deskQuoteTrainChangeInput>;

/**
 * POST /desk/v2/train/orders/{id}/fail: the agency is shown the reason and refunded; for a change or refund, the tickets stay as they are.
 */
export const deskTrainFailInput = deskFailInput;
export type DeskTrainFailInput = InferType<typeof deskTrainFailInput>;

/** The desk's moves on a paid train of an agency whose trains are ticketed by hand (spec §3, train config). */
export const TRAIN_TICKETING = ['ticket', 'issue', 'fail'] as const;
export const DESK_TRAIN_WORKS = ['ticket', ...CHANGE_WORKS, ...RETURN_WORKS] as const;

/** GET /desk/v2/train/orders/{id}. */
export const deskTrainOrderSchema = object({
  order: trainOrderSchema.required(),
  agency: object({ id: string().required(), name: string().required() }).required(),
  /** The task in the desk's queue; null where there is none. */
  task: deskSideSchema.nullable().defined(),
  /** Each passenger's preferred place in the row, in their order; empty for none. */
  seatWishes: array(string().defined()).required(),
  /** The price paid for the tickets of a refund; null otherwise. */
  askedBack: moneySchema.nullable().defined(),
  /** For a refund that waits for its quote; null otherwise. */
  refundTerms: refundTermsSchema.nullable().optional(),
  /** The train of the tickets to exchange; null for other orders. The order itself names the wanted one. */
  replaces: soldRideSchema.nullable().defined(),
  can: array(string().oneOf(DESK_TRAIN_WORKS).required()).required(),
});
export type DeskTrainOrder = InferType<typeof deskTrainOrderSchema>;

/** The schemas of the desk's calls about trains. */
export const trainDeskSchemas = {
  deskTrainOrder: { input: object({ id }).noUnknown(), output: deskTrainOrderSchema },
  deskTicketTrain: { input: deskTrainTicketInput, output: deskTrainOrderSchema },
  deskIssueTrain: { input: deskTrainIssueInput, output: deskTrainOrderSchema },
  deskQuoteTrainRefund: { input: deskQuoteInput, output: deskTrainOrderSchema },
  deskQuoteTrainChange: { input: deskQuoteTrainChangeInput, output: deskTrainOrderSchema },
  deskReturnTrain: { input: deskReturnInput, output: deskTrainOrderSchema },
  deskFailTrain: { input: deskTrainFailInput, output: deskTrainOrderSchema },
} as const;
