import { type FormikErrors, setIn } from 'formik';
import {
  closeDifferenceInput,
  type DeskOrder,
  deskIssueInput,
  deskMoveInput,
  deskQuoteChangeInput,
} from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { deskVoyageInput, settleVoyageInput } from '../../../contract/voyages.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import {
  amountOf,
  isMove,
  type MoveValues,
  needsRemark,
  toChangeQuote,
  toIssue,
  toMove,
  toSettlement,
  toVoyage,
} from './move-values.ts';

type Errors = FormikErrors<MoveValues>;

/** Checks the closing of a difference in the books. */
export function closeErrors(input: { id: string; remark: string }, locale: Locale): FormikErrors<{ remark: string }> {
  return yupErrors(closeDifferenceInput, input, {}, locale);
}

/** Checks a step as the server will; loaded on the first press, since it brings yup. */
export function moveErrors(values: MoveValues, found: DeskOrder, what: DeskCan, locale: Locale): Errors {
  const errors = faultsOf(values, found, what, locale);
  const isMissing = needsRemark(what) && values.remark.trim() === '';
  return isMissing ? { ...errors, remark: fieldMessage('required', locale) } : errors;
}

function faultsOf(values: MoveValues, found: DeskOrder, what: DeskCan, locale: Locale): Errors {
  if (isMove(what)) return yupErrors(deskMoveInput, toMove(found, what, values), {}, locale);
  if (what === 'issue') return yupErrors(deskIssueInput, toIssue(found, values), {}, locale);
  if (what === RAISE_DISRUPTION) return yupErrors(deskVoyageInput, toVoyage(found, values), {}, locale);
  if (what === 'quoteRefund') return amountErrors(found, ['penalty'], [values.penalty], locale);
  if (what !== 'quoteChange') return yupErrors(settleVoyageInput, toSettlement(found, values), {}, locale);
  const others: Errors = yupErrors(deskQuoteChangeInput, toChangeQuote(found, values), {}, locale);
  return values.isFree ? others : { ...others, ...chargeErrors(values, found, locale) };
}

/** Amounts are typed once for each kind of passenger, and sent for each passenger. */
function chargeErrors({ charges }: MoveValues, found: DeskOrder, locale: Locale): Errors {
  const typed = [...new Set(found.order.passengers.map(({ type }) => type))].flatMap((type) =>
    (['fareDifference', 'taxDifference', 'penalty'] as const).map(
      (part) => [`charges.${type}.${part}`, charges[type][part]] as const,
    ),
  );
  return amountErrors(
    found,
    typed.map(([path]) => path),
    typed.map(([, text]) => text),
    locale,
  );
}

function amountErrors({ order }: DeskOrder, paths: string[], texts: string[], locale: Locale): Errors {
  let errors: Errors = {};
  for (const [i, path] of paths.entries()) {
    const text = texts[i] ?? '';
    if (amountOf(text, order.total.currency) !== null) continue;
    errors = setIn(errors, path, fieldMessage(text.trim() === '' ? 'required' : 'invalidAmount', locale));
  }
  return errors;
}
