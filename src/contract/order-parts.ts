import { array, type InferType, number, object, string } from 'yup';
import { DOCUMENT_TYPES, GENDERS, PASSENGER_TYPES } from './passenger-terms.ts';
import { dateSchema, instantSchema, moneySchema } from './scalars.ts';
import { GIVEN_BACK } from './ticket-fates.ts';
import { TIMELINE_CODES } from './timeline-codes.ts';

export const orderPassengerSchema = object({
  id: string().required(),
  type: string().oneOf(PASSENGER_TYPES).required(),
  surname: string().required(),
  givenName: string().required(),
  /** Both, in reading order. */
  fullName: string().optional(),
  gender: string().oneOf(GENDERS).required(),
  birthday: dateSchema.required(),
  nationality: string().required(),
  phone: string().nullable().defined(),
  email: string().nullable().defined(),
  /** The name of the contact; absent in orders from before it was stored. */
  contactName: string().nullable().optional(),
  frequentFlyer: object({ airline: string().required(), number: string().required() }).nullable().defined(),
  /** The number is masked; orders never expose the full one. */
  document: object({
    type: string().oneOf(DOCUMENT_TYPES).required(),
    number: string().required(),
    expiry: dateSchema.required(),
    issuingPlace: string().nullable().defined(),
  }).required(),
  /** 13 digits: the airline's three-digit code and ten digits; null until issued. */
  ticketNumber: string().nullable().defined(),
  /** The ticket that this one replaces, and the one that replaces it. */
  exchangedFrom: string().nullable().optional(),
  exchangedFor: string().nullable().optional(),
  /** The outcome of completed refunds and voids. */
  givenBack: string().oneOf(GIVEN_BACK).nullable().optional(),
  /** Positions of the flights for which a change or refund of the ticket can be requested; a train is one, 0. */
  openPieces: array(number().integer().required()).optional(),
});
export type OrderPassenger = InferType<typeof orderPassengerSchema>;

/** How an order was paid. */
export const paidSchema = object({
  channel: string().required(),
  paidAt: instantSchema.required(),
  reference: string().required(),
  /** The payment channel's fee on top of the order’s total; absent if none. */
  fee: moneySchema.optional().default(undefined),
});
export type Paid = InferType<typeof paidSchema>;

const TIMELINE_KINDS = ['created', 'status', 'payment', 'refund', 'ticket', 'supplier', 'note'] as const;
/** One entry of an order’s timeline; each product adds the order's `status` at the time, from its own table. */
export const timelineEntrySchema = object({
  at: instantSchema.required(),
  kind: string().oneOf(TIMELINE_KINDS).required(),
  /** A person's display name, the supplier's name, or null for the system. */
  by: string().nullable().defined(),
  money: moneySchema.nullable().defined(),
  /** Free text: a remark, a supplier's message; for an entry with a code its English text, with the remark. */
  text: string().nullable().defined(),
  /** A message of the portal, to be shown in the reader's language; absent otherwise. */
  code: string().oneOf(TIMELINE_CODES).optional(),
  /** For an entry with a code: a user's additional remark. */
  remark: string().nullable().optional(),
});
export type TimelineEntry = InferType<typeof timelineEntrySchema>;
