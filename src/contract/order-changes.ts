import { array, boolean, type InferType, number, object, string } from 'yup';
import { AS_REMARKED, afterSalesSchema } from './after-sales.ts';
import { dateInZone } from './dates.ts';
import { solutionJourneySchema } from './flight-search.ts';
import { MAX_JOURNEYS, MAX_TRAVELLERS } from './limits.ts';
import { proofIds } from './proof-files.ts';
import { currencySchema, dateSchema, instantSchema, minorAmount, moneySchema, TOO_LONG } from './scalars.ts';

/** Reasons of a change (spec §9): 0 voluntary, 1 flight disruption, 7 as given in the remark. */
export const CHANGE_REASONS = [0, 1, 7] as const;

/** Whether a journey is past changing: its first flight left on a day before today, in its origin's calendar. */
export function isJourneyDeparted(
  { segments }: { segments: readonly { departure: string; originZone: string }[] },
  now: Date,
): boolean {
  const [first] = segments;
  return first !== undefined && first.departure.slice(0, 10) < dateInZone(now, first.originZone);
}

/** The wanted change of a journey: another day, and optionally a certain flight. */
export const requestedJourneySchema = object({
  /** Position in the order's journeys, from 0. */
  journey: number()
    .integer('invalid')
    .min(0, 'invalid')
    .max(MAX_JOURNEYS - 1, 'invalid')
    .required('required'),
  date: dateSchema.required('required'),
  /** Carrier and number of the first flight, as printed: CX711. */
  flight: string()
    .trim()
    .max(7, 'invalid')
    .matches(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'invalid')
    .optional(),
}).noUnknown();
export type RequestedJourney = InferType<typeof requestedJourneySchema>;

const wantedFields = {
  id: string().max(64, TOO_LONG).required('required'),
  passengers: array(string().max(64, TOO_LONG).required('required'))
    .min(1, 'required')
    .max(MAX_TRAVELLERS, 'invalid')
    .required('required'),
  journeys: array(requestedJourneySchema.required('required'))
    .min(1, 'required')
    .max(MAX_JOURNEYS, 'invalid')
    .required('required'),
};

/** POST …/orders/{id}/change/search: searches alternatives and their cost. A new search for the order ends the previous one. */
export const changeSearchInput = object(wantedFields).noUnknown();
export type ChangeSearchInput = InferType<typeof changeSearchInput>;

/** POST …/orders/{id}/change: requests an option of a search, or, without one, a quote from the desk. */
export const changeInput = object({
  ...wantedFields,
  /** The option's id; its supplier is asked to confirm the price. */
  option: string().max(64, TOO_LONG).optional(),
  reason: number().oneOf(CHANGE_REASONS, 'invalid').required('required'),
  remark: string()
    .trim()
    .max(500, TOO_LONG)
    .when('reason', ([reason], schema) => (reason === AS_REMARKED ? schema.required('required') : schema.optional())),
  files: proofIds,
}).noUnknown();
export type ChangeInput = InferType<typeof changeInput>;

const amount = minorAmount.required();

/**
 * The cost of a change, per passenger. For flights the fare difference is everything except taxes, including the fees of airline and
 * sellers, so that it does not reveal either; penalty and service fee are then 0. For a train, the railway's own figures.
 */
export const changeQuoteSchema = object({
  currency: currencySchema,
  lines: array(
    object({
      passengerId: string().required(),
      fareDifference: amount,
      taxDifference: amount,
      penalty: amount,
      serviceFee: amount,
    }),
  ).required(),
  total: moneySchema.required(),
  /** Until when it can be accepted; null where the sale is complete. */
  expiresAt: instantSchema.nullable().defined(),
});
export type ChangeQuote = InferType<typeof changeQuoteSchema>;

export const changeSearchAnswer = object({
  /** supplier: the options can be booked directly. desk: there is no instant quote; the provider's staff handle the request. */
  quotedBy: string()
    .oneOf(['supplier', 'desk'] as const)
    .required(),
  options: array(
    object({
      id: string().required(),
      /** The whole trip after the change. */
      journeys: array(solutionJourneySchema).required(),
      quote: changeQuoteSchema.required(),
    }),
  ).required(),
});
export type ChangeSearchAnswer = InferType<typeof changeSearchAnswer>;
export type ChangeOption = ChangeSearchAnswer['options'][number];

/** POST …/orders/{id}/change/option: picks one of the desk's options; paid or confirmed afterwards. */
export const pickOptionInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  option: string().max(64, TOO_LONG).required('required'),
}).noUnknown();
export type PickOptionInput = InferType<typeof pickOptionInput>;

/** One of several options of a change: the whole trip after it, and its cost. */
const quotedOptionSchema = object({
  id: string().required(),
  journeys: array(solutionJourneySchema).required(),
  quote: changeQuoteSchema.required(),
  isPicked: boolean().required(),
});
export type QuotedOption = InferType<typeof quotedOptionSchema>;

/** Request and outcome of a change order. */
export const changeRequestSchema = object({
  wanted: array(
    object({
      journey: number().integer().required(),
      date: dateSchema.required(),
      flight: string().nullable().defined(),
    }),
  ).required(),
  quote: changeQuoteSchema.nullable().defined(),
  /** The desk's options, where it offered several. Absent where there is only one. */
  options: array(quotedOptionSchema.required()).optional(),
});

/** Request and outcome of a change, refund or void of single tickets. */
export const requestSchema = afterSalesSchema.shape({ change: changeRequestSchema.nullable().optional() });
export type AfterSalesRequest = InferType<typeof requestSchema>;
