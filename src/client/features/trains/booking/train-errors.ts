import { type FormikErrors, getIn, setIn } from 'formik';
import type { Locale } from '../../../../contract/locale.ts';
import { fieldMessage } from '../../../../contract/messages.ts';
import type { PassengerContext } from '../../../../contract/passengers.ts';
import { trainOrderInput } from '../../../../contract/train-orders.ts';
import { listErrors } from '../../../form/error-list.ts';
import { yupErrors } from '../../../form/yup-errors.ts';
import { type TrainValues, toTrainOrder } from './train-values.ts';

/** Validates the form as the server does the order; loaded on the first validation, since it brings yup. */
export function trainErrors(values: TrainValues, trip: PassengerContext, locale: Locale): FormikErrors<TrainValues> {
  // Preferences come from the class's choices: no class refuses them here.
  const draft = toTrainOrder({ ...values, seats: [] }, 'checked-later', 'standing');
  const required = fieldMessage('required', locale);
  let errors: FormikErrors<TrainValues> = {};
  // Empty fields are reported as missing first.
  for (const [path, message] of listErrors(yupErrors(trainOrderInput, draft, trip, locale)))
    errors = setIn(errors, path, getIn(draft, path) === '' ? required : message);
  return errors;
}
