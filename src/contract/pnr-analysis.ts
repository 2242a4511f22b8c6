import { array, number, object, string } from 'yup';
import { PNR_PASSENGER_TYPES, PNR_SEGMENT_KINDS, PNR_SYSTEMS } from '../parsing/pnr/answer.ts';
import { TEXT_ANALYSIS_LENGTH } from './limits.ts';
import { dateSchema, TOO_LONG } from './scalars.ts';

/** The text of a PNR as pasted, and the agent's local date; by default the date in UTC. */
export const pnrAnalysisInput = object({
  pnr: string().max(TEXT_ANALYSIS_LENGTH, TOO_LONG).meta({ raw: true }).required('required'),
  today: dateSchema.optional(),
}).noUnknown();

const orNull = () => string().nullable().defined();
const numberOrNull = () => number().integer().nullable().defined();
const dateOrNull = dateSchema.nullable().defined();
const timeOrNull = string()
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable()
  .defined();

const passenger = object({
  name: string().required(),
  surname: orNull(),
  givenName: orNull(),
  title: orNull(),
  type: string().oneOf(PNR_PASSENGER_TYPES).required(),
  dob: dateOrNull,
  errors: array(
    string()
      .oneOf(['future-birth'] as const)
      .required(),
  ).optional(),
  age: numberOrNull(),
  infantOf: numberOrNull(),
  otherName: object({ givenName: string().required(), title: string().required() }).optional().default(undefined),
});

const segment = object({
  kind: string().oneOf(PNR_SEGMENT_KINDS).required(),
  airline: orNull(),
  flightNumber: orNull(),
  bookingClass: orNull(),
  subClass: orNull(),
  date: dateOrNull,
  origin: orNull(),
  destination: orNull(),
  status: orNull(),
  seats: numberOrNull(),
  departureTime: timeOrNull,
  arrivalTime: timeOrNull,
  arrivalDayOffset: numberOrNull(),
  operatedBy: orNull(),
});

/** The parsed text (formats.md §1); if it is no PNR the system is null and every line is unread. */
export const pnrAnalysisAnswer = object({
  system: string().oneOf(PNR_SYSTEMS).nullable().defined(),
  locator: orNull(),
  passengers: array(passenger).required(),
  segments: array(segment).required(),
  journeys: array(array(number().integer().required()).required()).required(),
  unread: array(string().defined()).required(),
});
