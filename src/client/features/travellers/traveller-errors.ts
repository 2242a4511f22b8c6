import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { checkBirthday } from '../../../contract/passengers.ts';
import { newTravellerInput, type Traveller, travellerInput } from '../../../contract/travellers.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { serverNow } from '../../ui/server-clock.ts';
import { type TravellerValues, toChangedTraveller, toNewTraveller } from './traveller-values.ts';

/** Validates the form as the server will; loaded on first use: it brings yup. */
export function travellerErrors(
  values: TravellerValues,
  traveller: Traveller | null,
  locale: Locale,
): FormikErrors<TravellerValues> {
  const errors: FormikErrors<TravellerValues> = traveller
    ? yupErrors<object>(travellerInput, toChangedTraveller(values, traveller), {}, locale)
    : yupErrors<object>(newTravellerInput, toNewTraveller(values), {}, locale);
  // What the schema cannot know: the day.
  if (errors.birthday || !values.birthday) return errors;
  const fault = checkBirthday(values.birthday, new Date(serverNow()).toISOString().slice(0, 10));
  return fault ? { ...errors, birthday: fieldMessage(fault, locale) } : errors;
}
