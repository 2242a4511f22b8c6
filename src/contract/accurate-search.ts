import { array, type InferType, object, string } from 'yup';
import { passengerCountsSchema } from './flight-search.ts';
import { MAX_CONNECTIONS, MAX_JOURNEYS } from './limits.ts';
import { CURRENCIES } from './money.ts';
import { dateSchema, TOO_MANY } from './scalars.ts';

const airport = string()
  .max(3, 'airport')
  .matches(/^[A-Z]{3}$/, 'airport')
  .required('required');

/** A flight as named in a reservation. */
const exactFlightSchema = object({
  carrier: string()
    .max(2, 'invalid')
    .matches(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'invalid')
    .required('required'),
  /** Without leading zeros. */
  flightNumber: string()
    .max(5, 'invalid')
    .matches(/^[1-9]\d{0,3}[A-Z]?$/, 'invalid')
    .required('required'),
  bookingClass: string()
    .max(1, 'invalid')
    .matches(/^[A-Z]$/, 'invalid')
    .required('required'),
  /** Of departure, in local time. */
  date: dateSchema.required('required'),
  origin: airport,
  destination: airport,
  /** Local `HH:mm` as printed; finds the nearest flights when this one is not offered. */
  departureTime: string()
    .max(5, 'invalid')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
    .optional(),
}).noUnknown();
export type ExactFlight = InferType<typeof exactFlightSchema>;

const exactJourney = object({
  flights: array(exactFlightSchema).min(1, 'required').max(MAX_CONNECTIONS, TOO_MANY).required('required'),
}).noUnknown();

/** Exactly these flights in exactly these classes (contract: shopping, 4); each journey is a list of connecting flights. */
export const accurateSearchInput = object({
  journeys: array(exactJourney).max(MAX_JOURNEYS, 'tooManyJourneys').required('required'),
  passengers: passengerCountsSchema.required('required'),
  currency: string().oneOf(CURRENCIES, 'invalidCurrency').optional(),
}).noUnknown();
export type AccurateSearchInput = InferType<typeof accurateSearchInput>;
