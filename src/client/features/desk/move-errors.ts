import type { FormikErrors } from 'formik';
import { closeDifferenceInput, type DeskOrder, deskIssueInput, deskMoveInput } from '../../../contract/desk.ts';
import { type DeskCan, SETTLE_DISRUPTION } from '../../../contract/desk-moves.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { settleVoyageInput } from '../../../contract/voyages.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type MoveValues, toIssue, toMove, toQuote } from './send-move.ts';

/** Checks the closing of a difference in the books. */
export function closeErrors(input: { id: string; remark: string }, locale: Locale): FormikErrors<{ remark: string }> {
  return yupErrors(closeDifferenceInput, input, {}, locale);
}

/** Checks a step as the server will; loaded on the first press, since it brings yup. */
export function moveErrors(
  values: MoveValues,
  found: DeskOrder,
  what: DeskCan,
  locale: Locale,
): FormikErrors<MoveValues> {
  if (what === 'issue') return yupErrors(deskIssueInput, toIssue(found, values), {}, locale);
  if (what === SETTLE_DISRUPTION)
    return yupErrors(settleVoyageInput, { id: found.order.id, remark: values.remark.trim() }, {}, locale);
  if (what !== 'quoteRefund') return yupErrors(deskMoveInput, toMove(found, what, values), {}, locale);
  const input = toQuote(found, values);
  if (input.penalty.amount !== null) return {};
  return { penalty: fieldMessage(values.penalty.trim() === '' ? 'required' : 'invalidAmount', locale) };
}
