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
  /** Both, as they are read aloud. */
  fullName: string().optional(),
  gender: string().oneOf(GENDERS).required(),
  birthday: dateSchema.required(),
  nationality: string().required(),
  phone: string().nullable().defined(),
  email: string().nullable().defined(),
  /** Whom to reach there; absent of orders made before it was kept. */
  contactName: string().nullable().optional(),
  frequentFlyer: object({ airline: string().required(), number: string().required() }).nullable().defined(),
  /** The number is masked; the full one never leaves the server in an order. */
  document: object({
    type: string().oneOf(DOCUMENT_TYPES).required(),
    number: string().required(),
    expiry: dateSchema.required(),
    issuingPlace: string().nullable().defined(),
  }).required(),
  /** 13 digits: the airline's three-digit code and ten digits; null until issued. */
  ticketNumber: string().nullable().defined(),
  /** The ticket that this one replaces, and the one that has replaced it. */
  exchangedFrom: string().nullable().optional(),
  exchangedFor: string().nullable().optional(),
  /** What refunds and voids that were carried out did to it. */
  givenBack: string().oneOf(GIVEN_BACK).nullable().optional(),
  /** Positions of the flights for which a change or refund of the ticket can still be asked; a train is one, 0. */
  openPieces: array(number().integer().required()).optional(),
});
export type OrderPassenger = InferType<typeof orderPassengerSchema>;

/** How an order was paid. */
export const paidSchema = object({
  channel: string().required(),
  paidAt: instantSchema.required(),
  reference: string().required(),
  /** What the channel took on top of the order’s total; absent where it took nothing. */
  fee: moneySchema.optional().default(undefined),
});
export type Paid = InferType<typeof paidSchema>;

const TIMELINE_KINDS = ['created', 'status', 'payment', 'refund', 'ticket', 'supplier', 'note'] as const;
/** One entry of an order’s timeline; each product adds the `status` that it was in, from its own table. */
export const timelineEntrySchema = object({
  at: instantSchema.required(),
  kind: string().oneOf(TIMELINE_KINDS).required(),
  /** A person's display name, the supplier's name, or null for the system. */
  by: string().nullable().defined(),
  money: moneySchema.nullable().defined(),
  /** Free words: a remark, a supplier's message; of an entry with a code its English words, with what somebody has said besides. */
  text: string().nullable().defined(),
  /** What the portal itself says, to be said in the reader's language; absent of all other entries. */
  code: string().oneOf(TIMELINE_CODES).optional(),
  /** Of an entry with a code: what somebody has said besides. */
  remark: string().nullable().optional(),
});
export type TimelineEntry = InferType<typeof timelineEntrySchema>;
