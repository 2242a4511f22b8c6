import { mixed, object, string } from 'yup';
import type { PassengerTextAnswer } from '../parsing/passenger-text/parse-passenger-text.ts';
import { TEXT_ANALYSIS_LENGTH } from './limits.ts';
import { dateSchema, TOO_LONG } from './scalars.ts';

/** Pasted details of passengers, and the agent's local date; by default the date in UTC. */
export const passengerTextInput = object({
  text: string().max(TEXT_ANALYSIS_LENGTH, TOO_LONG).meta({ raw: true }).required('required'),
  today: dateSchema.optional(),
}).noUnknown();

/** One result, or a list when the text holds several passengers; see the parser's types. */
export const passengerTextAnswer = mixed<PassengerTextAnswer>().required();
