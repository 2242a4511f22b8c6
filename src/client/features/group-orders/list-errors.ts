import { type FormikErrors, getIn, setIn } from 'formik';
import { listedPassengerSchema } from '../../../contract/group-lists.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { listErrors } from '../../form/error-list.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type ListPassenger, type ListValues, listContext, toListed } from './list-values.ts';

type Faults = FormikErrors<ListPassenger>;

/**
 * Checks a list as the server will, each passenger once for as long as nothing of theirs changes: a list may have five hundred. Loaded on
 * the first validation, since it brings yup.
 */
export function listChecker(order: Pick<GroupOrder, 'journeys'>, now: Date, locale: Locale) {
  const context = listContext(order, now);
  const required = fieldMessage('required', locale);
  const checked = new WeakMap<ListPassenger, Faults>();
  const check = (passenger: ListPassenger): Faults => {
    const draft = toListed(passenger);
    let faults: Faults = {};
    // What is empty is missing before it is anything else.
    for (const [path, message] of listErrors(yupErrors<ListPassenger>(listedPassengerSchema, draft, context, locale)))
      faults = setIn(faults, path, getIn(draft, path) === '' ? required : message);
    checked.set(passenger, faults);
    return faults;
  };
  return ({ passengers }: Pick<ListValues, 'passengers'>): FormikErrors<ListValues> => {
    const errors: Faults[] = [];
    for (const [i, passenger] of passengers.entries()) {
      const faults = checked.get(passenger) ?? check(passenger);
      if (Object.keys(faults).length > 0) errors[i] = faults;
    }
    return errors.length > 0 ? { passengers: errors } : {};
  };
}
