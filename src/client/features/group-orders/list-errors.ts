import { type FormikErrors, getIn, setIn } from 'formik';
import { type GroupOrder, groupListInput } from '../../../contract/group-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { listErrors } from '../../form/error-list.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type ListValues, listContext, toListDraft } from './list-values.ts';

/** Checks the list as the server will; loaded on the first validation, since it brings yup. */
export function passengerListErrors(
  values: ListValues,
  order: GroupOrder,
  now: Date,
  locale: Locale,
): FormikErrors<ListValues> {
  const draft = toListDraft(values, order.id, false);
  const required = fieldMessage('required', locale);
  let errors: FormikErrors<ListValues> = {};
  // What is empty is missing before it is anything else.
  for (const [path, message] of listErrors(yupErrors(groupListInput, draft, listContext(order, now), locale)))
    errors = setIn(errors, path, getIn(draft, path) === '' ? required : message);
  return errors;
}
