import { array, type InferType, object, string } from 'yup';
import { MAX_LEGS } from './limits.ts';
import { listedDaySchema } from './scalars.ts';

const clock = string()
  .max(5, 'invalid')
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
  .required('required');

/** A flight as typed by a person: its printed number, its local departure date and time, and its local arrival time. */
export const typedLegSchema = object({
  /** Carrier and number: CX711. */
  flight: string()
    .max(7, 'invalid')
    .matches(/^(?=\D|\d\D)[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'invalid')
    .required('required'),
  date: listedDaySchema.required('required'),
  departs: clock,
  /** On the first day on which it is after departure. */
  arrives: clock,
}).noUnknown();
export type TypedLeg = InferType<typeof typedLegSchema>;

/** The flights of a whole trip, in sequence. */
export const typedLegs = array(typedLegSchema.required('required')).min(1, 'required').max(MAX_LEGS, 'invalid');
