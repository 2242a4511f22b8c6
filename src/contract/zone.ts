import { string } from 'yup';
import { isTimeZone } from './dates.ts';
import { TOO_LONG } from './scalars.ts';

/** An IANA zone for the days of a list's filters and the times of a spreadsheet. UTC when absent. */
export const zoneField = string()
  .max(64, TOO_LONG)
  .test('zone', 'invalid', (value) => !value || isTimeZone(value))
  .optional();
