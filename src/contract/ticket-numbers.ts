import { array, string } from 'yup';
import { checkTwice } from './scalars.ts';

/** Ticket numbers entered by the desk, one for each passenger in their order and none twice; `length` is the longest. */
export const ticketNumbers = (pattern: RegExp, length: number) =>
  array(string().max(length, 'ticketNumber').matches(pattern, 'ticketNumber').required('required'))
    .min(1, 'required')
    .required('required')
    .test('distinct', 'invalid', (numbers, context) => checkTwice(numbers, context));
