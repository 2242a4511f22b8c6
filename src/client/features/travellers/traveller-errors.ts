import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { newTravellerInput, type Traveller, travellerInput } from '../../../contract/travellers.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type TravellerValues, toChangedTraveller, toNewTraveller } from './traveller-values.ts';

/** Checks the form as the server will; loaded on the first validation, since it brings yup. */
export function travellerErrors(
  values: TravellerValues,
  traveller: Traveller | null,
  locale: Locale,
): FormikErrors<TravellerValues> {
  return traveller
    ? yupErrors<object>(travellerInput, toChangedTraveller(values, traveller), {}, locale)
    : yupErrors<object>(newTravellerInput, toNewTraveller(values), {}, locale);
}
