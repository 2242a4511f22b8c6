import { array, type InferType, number, object, string } from 'yup';
import { solutionJourneySchema } from './flight-search.ts';
import { MAX_VOYAGES_AT_ONCE } from './limits.ts';
import { pageOf, pagingFields } from './paging.ts';
import { instantSchema, localTimeSchema, TOO_LONG } from './scalars.ts';
import { typedLegs } from './typed-legs.ts';
import { SHARED_DECISIONS, VOYAGE_DECISIONS, VOYAGE_TYPES } from './voyage-rules.ts';

/** GET /order/v2/flight/voyages: airlines' changes of booked flights, nearest departure of the affected flights first. */
export const voyagesQuery = object({
  ...pagingFields,
  /**
   * open: only those awaiting an answer while an affected flight has not left yet. past: unanswered ones whose flights have all left. All
   * when absent.
   */
  state: string()
    .oneOf(['open', 'past'] as const, 'invalid')
    .optional(),
  /** Only those of this booking. */
  orderId: string().max(64, TOO_LONG).optional(),
}).noUnknown();
export type VoyagesQuery = InferType<typeof voyagesQuery>;

export const voyageSchema = object({
  id: string().required(),
  orderId: string().required(),
  type: string().oneOf(VOYAGE_TYPES).required(),
  pnr: string().nullable().defined(),
  leadPassenger: string().required(),
  passengerCount: number().integer().required(),
  before: array(solutionJourneySchema).required(),
  /** Null where the airline offers no other flight. */
  after: array(solutionJourneySchema).nullable().defined(),
  /** The first affected departure, as booked, local. */
  departure: localTimeSchema.required(),
  raisedAt: instantSchema.required(),
  /** The airline's or the desk's words. */
  remark: string().nullable().defined(),
  decision: string().oneOf(VOYAGE_DECISIONS).nullable().defined(),
  decidedBy: string().nullable().defined(),
  decidedAt: instantSchema.nullable().defined(),
  settledAt: instantSchema.nullable().defined(),
  /** The requested refund; the first of them where the rest of the booking took several. */
  refundId: string().nullable().defined(),
  /** The answers available; none once it is answered. Flights that have left cannot be accepted. */
  allowed: array(string().oneOf(VOYAGE_DECISIONS).required()).required(),
});
export type Voyage = InferType<typeof voyageSchema>;
export const voyagePage = pageOf(voyageSchema);

const id = string().max(64, TOO_LONG).required('required');
const remark = string().trim().max(500, TOO_LONG).optional();

/** POST /order/v2/flight/voyages/{id}/response. */
export const voyageResponseInput = object({
  id,
  decision: string().oneOf(VOYAGE_DECISIONS, 'invalid').required('required'),
  remark,
}).noUnknown();
export type VoyageResponseInput = InferType<typeof voyageResponseInput>;

/** POST /order/v2/flight/voyages/responses: the same answer to several, each separately. */
export const voyageResponsesInput = object({
  ids: array(string().max(64, TOO_LONG).required('required'))
    .min(1, 'required')
    .max(MAX_VOYAGES_AT_ONCE, 'invalid')
    .required('required'),
  decision: string().oneOf(SHARED_DECISIONS, 'invalid').required('required'),
  remark,
}).noUnknown();
export type VoyageResponsesInput = InferType<typeof voyageResponsesInput>;

/** The outcome of each, in request order; duplicates are answered once. */
export const voyageResponsesAnswer = object({
  results: array(
    object({
      id: string().required(),
      /** 0 where it succeeded, else the error code of a single answer's envelope. */
      code: number().integer().required(),
      message: string().defined(),
      /** Its current state; null for one that was not answered. */
      voyage: voyageSchema.nullable().defined(),
    }),
  ).required(),
});
export type VoyageResponses = InferType<typeof voyageResponsesAnswer>;
export type VoyageResult = VoyageResponses['results'][number];

/**
 * POST /desk/v2/voyages: reports an airline's change to an agency. The flights become `legs`, or every flight moves by `minutes` (a day is
 * 1440); a restored trip flies as before the last disruption unless given otherwise.
 */
export const deskVoyageInput = object({
  orderId: id,
  type: string().oneOf(VOYAGE_TYPES, 'invalid').required('required'),
  minutes: number().integer('invalid').min(-10_080, 'invalid').max(10_080, 'invalid').optional(),
  legs: typedLegs.optional(),
  remark,
}).noUnknown();
export type DeskVoyageInput = InferType<typeof deskVoyageInput>;

/** POST /desk/v2/voyages/{id}/settlement: the desk has completed the agency's request. */
export const settleVoyageInput = object({
  id,
  remark: string().trim().max(500, TOO_LONG).meta({ anyWord: true }).required('required'),
}).noUnknown();
export type SettleVoyageInput = InferType<typeof settleVoyageInput>;
