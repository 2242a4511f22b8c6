import { type FormikErrors, getIn, setIn } from 'formik';
import { groupOrderInput } from '../../../contract/group-orders.ts';
import { groupDateFaults } from '../../../contract/group-request-rules.ts';
import { checkJourneys } from '../../../contract/journey-rules.ts';
import type { Locale } from '../../../contract/locale.ts';
import { type FieldMessageKey, fieldMessage } from '../../../contract/messages.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type RequestValues, toReach, toTrip } from './group-values.ts';

type Errors = FormikErrors<RequestValues>;
const TRIP = groupOrderInput.omit(['contact', 'remark', 'referenceId']);
const REACH = groupOrderInput.pick(['contact', 'remark', 'referenceId']);

/** Check the form as the server will; loaded on the first validation, since it brings yup. `cityOf` answers the city of a place. */
export function tripErrors(
  values: RequestValues,
  cityOf: (code: string) => string | undefined,
  today: string,
  locale: Locale,
): Errors {
  const trip = toTrip(values);
  let errors: Errors = yupErrors(TRIP, trip, {}, locale);
  const add = (path: string, key: FieldMessageKey) => {
    if (getIn(errors, path) === undefined) errors = setIn(errors, path, fieldMessage(key, locale));
  };
  for (const [i, journey] of values.journeys.entries()) {
    const at = `journeys[${i}]`;
    const isPlaced = journey.origin !== '' && journey.destination !== '';
    if (isPlaced && checkJourneys([journey], cityOf)) add(`${at}.destination`, 'sameCity');
    if (journey.date === '') errors = setIn(errors, `${at}.date`, fieldMessage('required', locale));
  }
  // None of a type is a 0 that somebody has typed.
  for (const type of PASSENGER_TYPES) if (values.passengers[type] === '') add(`passengers.${type}`, 'required');
  for (const [path, key] of Object.entries(groupDateFaults(values.journeys, () => today))) add(path, key);
  return errors;
}

/** The same for whom to reach. */
export function contactErrors(values: RequestValues, locale: Locale): Errors {
  return yupErrors(REACH, toReach(values), {}, locale);
}
