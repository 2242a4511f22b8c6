import { type FormikErrors, getIn, setIn } from 'formik';
import {
  type DeskGroupOrder,
  deskGroupFailInput,
  deskGroupIssueInput,
  deskGroupQuoteInput,
  deskGroupSeatsInput,
} from '../../../contract/group-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { listErrors } from '../../form/error-list.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import {
  type GroupMoveValues,
  type GroupWork,
  toFailure,
  toGroupIssue,
  toGroupQuote,
  toSeats,
} from './group-move-values.ts';
import { returnErrors } from './return-errors.ts';

type Errors = FormikErrors<GroupMoveValues>;

function faultsOf(values: GroupMoveValues, found: DeskGroupOrder, what: GroupWork, locale: Locale): Errors {
  if (what === 'quote') return yupErrors(deskGroupQuoteInput, toGroupQuote(found, values), {}, locale);
  if (what === 'seats') return yupErrors(deskGroupSeatsInput, toSeats(found, values), {}, locale);
  if (what === 'issue') return yupErrors(deskGroupIssueInput, toGroupIssue(found, values), {}, locale);
  if (what === 'quoteRefund' || what === 'refuse' || what === 'complete')
    return returnErrors(values, found.order, what, locale);
  return yupErrors(deskGroupFailInput, toFailure(found, values), {}, locale);
}

/** Checks a step as the server will; loaded on the first press, since it brings yup. */
export function groupMoveErrors(
  values: GroupMoveValues,
  found: DeskGroupOrder,
  what: GroupWork,
  locale: Locale,
): Errors {
  const required = fieldMessage('required', locale);
  let errors: Errors = {};
  // What is empty is missing before it is anything else.
  for (const [path, message] of listErrors(faultsOf(values, found, what, locale)))
    errors = setIn(errors, path, getIn(values, path) === '' ? required : message);
  return errors;
}
