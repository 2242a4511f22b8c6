import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type FormikErrors, getIn, setIn } from 'formik';
import {
  type DeskGroupOrder,
  deskGroupFailInput,
  deskGroupIssueInput,
  deskGroupQuoteInput,
  deskGroupSeatsInput,
} from '../../../contract/group-desk.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { listErrors } from '../../form/error-list.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import {
  type GroupMoveValues,
  type GroupWork,
  hasLines,
  toFailure,
  toGroupIssue,
  toGroupQuote,
  toSeats,
} from './group-move-values.ts';
import { returnErrors } from './return-errors.ts';

type Errors = FormikErrors<GroupMoveValues>;

/** Errors of tickets: at their fields, or with the first faulty number where they are lines of a text. */
function ticketFaults(values: GroupMoveValues, found: DeskGroupOrder, locale: Locale): Errors {
  const issue = toGroupIssue(found, values);
  const faults: Errors = yupErrors(deskGroupIssueInput, issue, {}, locale);
  if (!hasLines(found.order.passengers)) return faults;
  const { tickets: ofTickets, ...others } = faults;
  const [first] = listErrors(ofTickets);
  if (first) return { ...others, ticketLines: lineFault(first, issue.tickets) };
  const [there, wanted] = [issue.tickets.length, found.order.passengers.length];
  return there === wanted ? faults : { ...others, ticketLines: i18n._(msg`${there} numbers for ${wanted} passengers`) };
}

function lineFault([path, message]: [string, string], tickets: readonly string[]): string {
  const at = Number(/^\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN);
  const number = tickets[at];
  if (number === undefined) return message;
  const place = at + 1;
  return i18n._(msg`Number ${place}, ${number}: ${message}`);
}

function faultsOf(values: GroupMoveValues, found: DeskGroupOrder, what: GroupWork, locale: Locale): Errors {
  if (what === 'quote') return yupErrors(deskGroupQuoteInput, toGroupQuote(found, values), {}, locale);
  if (what === 'seats') return yupErrors(deskGroupSeatsInput, toSeats(found, values), {}, locale);
  if (what === 'issue') return ticketFaults(values, found, locale);
  if (what === 'quoteRefund' || what === 'refuse' || what === 'complete')
    return returnErrors(values, found.order, what, locale);
  return yupErrors(deskGroupFailInput, toFailure(found, values), {}, locale);
}

/** Validates an action as the server; loaded on first use: it brings yup. */
export function groupMoveErrors(
  values: GroupMoveValues,
  found: DeskGroupOrder,
  what: GroupWork,
  locale: Locale,
): Errors {
  const required = fieldMessage('required', locale);
  let errors: Errors = {};
  // Empty fields are reported as missing first.
  for (const [path, message] of listErrors(faultsOf(values, found, what, locale)))
    errors = setIn(errors, path, getIn(values, path) === '' ? required : message);
  return errors;
}
