import { array, number, object, string } from 'yup';
import { DOCUMENT_TYPES, GENDERS, PASSENGER_TYPES } from './passenger-terms.ts';
import { dateSchema } from './scalars.ts';
import { GIVEN_BACK } from './ticket-fates.ts';

/** Passengers of a group, as its page shows them. */
export const groupPassengerSchema = object({
  id: string().required(),
  type: string().oneOf(PASSENGER_TYPES).required(),
  surname: string().required(),
  givenName: string().required(),
  gender: string().oneOf(GENDERS).required(),
  birthday: dateSchema.required(),
  nationality: string().required(),
  phone: string().nullable().optional(),
  email: string().nullable().optional(),
  contactName: string().nullable().optional(),
  frequentFlyer: object({ airline: string().required(), number: string().required() })
    .nullable()
    .optional()
    .default(undefined),
  document: object({
    type: string().oneOf(DOCUMENT_TYPES).required(),
    /** Masked. */
    number: string().required(),
    expiry: dateSchema.required(),
    issuingPlace: string().nullable().optional(),
  }).required(),
  ticketNumber: string().nullable().defined(),
  /** The ticket's outcome after a refund; null while it is valid. */
  givenBack: string().oneOf(GIVEN_BACK).nullable().optional(),
  /** Empty where a refund of the ticket was requested. */
  openPieces: array(number().integer().required()).optional(),
});
