import { array, type InferType, object, string } from 'yup';
import { CHANGE_WORKS, RETURN_WORKS } from './desk-moves.ts';
import { deskQuoteInput, deskReturnInput, refundTermsSchema } from './desk-returns.ts';
import { deskSideSchema } from './desk-tasks.ts';
import { checkTwice, currencySchema, moneySchema, TOO_LONG, TOO_MANY, typedPrice } from './scalars.ts';
import { soldRideSchema, trainOrderSchema } from './train-orders.ts';
import { TRAIN_LIMITS, TRAIN_PASSENGER_TYPES } from './train-terms.ts';

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG);

/** POST /desk/v2/train/orders/{id}/ticketing: the railway tickets the seats that it holds. */
export const deskTrainTicketInput = object({ id, remark: remark.optional() }).noUnknown();
export type DeskTrainTicketInput = InferType<typeof deskTrainTicketInput>;

/** POST /desk/v2/train/orders/{id}/issue: tickets that were bought by hand, or exchanged, one for each passenger in their order. */
export const deskTrainIssueInput = object({
  id,
  /** Thirteen digits, or the number of an electronic ticket: E and digits. */
  tickets: array(
    string()
      .max(21, 'ticketNumber')
      .matches(/^(\d{13}|[A-Z][A-Z0-9]{8,20})$/, 'ticketNumber')
      .required('required'),
  )
    .min(1, 'required')
    .max(TRAIN_LIMITS.passengers, TOO_MANY)
    .required('required')
    .test('distinct', 'invalid', (numbers, context) => checkTwice(numbers, context)),
  remark: remark.optional(),
}).noUnknown();
export type DeskTrainIssueInput = InferType<typeof deskTrainIssueInput>;

const amount = typedPrice.required('required');

/** POST /desk/v2/train/orders/{id}/change-quote: what tickets of the train that was asked for cost, for each type of passenger there is. */
export const deskQuoteTrainChangeInput = object({
  id,
  /** Per ticket, in minor units of `currency`. What the fare is above or below that of the old ticket is added, or comes back. */
  prices: array(
    object({
      passengerType: string().oneOf(TRAIN_PASSENGER_TYPES, 'invalid').required('required'),
      fare: amount,
      /** What the railway keeps, or asks for the change. */
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

/** POST /desk/v2/train/orders/{id}/fail: the agency reads why, and has its money back; of a change or refund, that the tickets stay as they are. */
export const deskTrainFailInput = object({
  id,
  remark: remark.meta({ anyWord: true }).required('required'),
}).noUnknown();
export type DeskTrainFailInput = InferType<typeof deskTrainFailInput>;

/** What the desk does with a paid train of an agency whose trains are ticketed by hand (spec §3, train config). */
export const TRAIN_TICKETING = ['ticket', 'issue', 'fail'] as const;
export const DESK_TRAIN_WORKS = ['ticket', ...CHANGE_WORKS, ...RETURN_WORKS] as const;

/** GET /desk/v2/train/orders/{id}. */
export const deskTrainOrderSchema = object({
  order: trainOrderSchema.required(),
  agency: object({ id: string().required(), name: string().required() }).required(),
  /** The task in the queue; null where the desk has nothing to do. */
  task: deskSideSchema.nullable().defined(),
  /** The place in its row that each passenger would like, in their order; empty for none. */
  seatWishes: array(string().defined()).required(),
  /** What was paid for the tickets that a refund asks back; null of anything else. */
  askedBack: moneySchema.nullable().defined(),
  /** Of a refund that waits for its quote; null of anything else. */
  refundTerms: refundTermsSchema.nullable().optional(),
  /** What the tickets that a change asks to exchange are of; null of anything else. The order itself says what they are wanted for. */
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
