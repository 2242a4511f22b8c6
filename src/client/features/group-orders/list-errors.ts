import { type FormikErrors, getIn, setIn } from 'formik';
import { duplicateFaults } from '../../../contract/duplicates.ts';
import { listedPassengerSchema } from '../../../contract/group-lists.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { listErrors } from '../../form/error-list.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type ListPassenger, type ListValues, listContext, toListed } from './list-values.ts';

type Faults = FormikErrors<ListPassenger>;
interface Checked {
  /** As it would be sent. */
  draft: ReturnType<typeof toListed>;
  faults: Faults;
}

/**
 * Validates a list as the server will, each passenger only once while unchanged: a list may have five hundred. Duplicates are reported at
 * the later row; the server compares document numbers that only it knows. Loaded on the first validation, since it brings yup.
 */
export function listChecker(order: Pick<GroupOrder, 'journeys'>, now: Date, locale: Locale) {
  const context = listContext(order, now);
  const required = fieldMessage('required', locale);
  const checked = new WeakMap<ListPassenger, Checked>();
  const check = (passenger: ListPassenger): Checked => {
    const draft = toListed(passenger);
    let faults: Faults = {};
    // An empty field is reported as missing first.
    for (const [path, message] of listErrors(yupErrors<ListPassenger>(listedPassengerSchema, draft, context, locale)))
      faults = setIn(faults, path, getIn(draft, path) === '' ? required : message);
    const done = { draft, faults };
    checked.set(passenger, done);
    return done;
  };
  return ({ passengers }: Pick<ListValues, 'passengers'>): FormikErrors<ListValues> => {
    const errors: Faults[] = [];
    const all = passengers.map((passenger) => checked.get(passenger) ?? check(passenger));
    for (const [i, { faults }] of all.entries()) if (Object.keys(faults).length > 0) errors[i] = faults;
    for (const { index, field, message } of duplicateFaults(all.map(({ draft }) => draft)))
      if (getIn(errors[index], field) === undefined)
        errors[index] = setIn(errors[index] ?? {}, field, fieldMessage(message, locale));
    return errors.length > 0 ? { passengers: errors } : {};
  };
}
