import { type FormikErrors, getIn, setIn } from 'formik';
import { orderInput } from '../../../contract/flight-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import { listErrors } from '../../form/error-list.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type BookingValues, toOrderDraft } from './booking-values.ts';

/** Validates the form as the server does the order; loaded on the first validation, since it brings yup. */
export function bookingErrors(
  values: BookingValues,
  trip: PassengerContext,
  selfTransfer: boolean,
  locale: Locale,
): FormikErrors<BookingValues> {
  const draft = toOrderDraft(values, 'checked-later');
  const required = fieldMessage('required', locale);
  let errors: FormikErrors<BookingValues> = {};
  // Empty fields are reported as missing first.
  for (const [path, message] of listErrors(yupErrors(orderInput, draft, trip, locale)))
    errors = setIn(errors, path, getIn(draft, path) === '' ? required : message);
  if (!selfTransfer || values.selfTransferAccepted) return errors;
  return setIn(errors, 'selfTransferAccepted', required);
}
