import { type FormikErrors, setIn } from 'formik';
import { type DeskOrder, deskIssueInput, deskMoveInput, deskQuoteChangeInput } from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { closeInput } from '../../../contract/desk-tasks.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { deskVoyageInput, settleVoyageInput } from '../../../contract/voyages.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import {
  isMove,
  type MoveValues,
  needsRemark,
  type OptionValues,
  toChangeQuote,
  toIssue,
  toMove,
  toSettlement,
  toVoyage,
} from './move-values.ts';
import { amountError, returnErrors } from './return-errors.ts';

type Errors = FormikErrors<MoveValues>;

/** Validates the closing of a difference of the books, or of a failure. */
export function closeErrors(input: { id: string; remark: string }, locale: Locale): FormikErrors<{ remark: string }> {
  return yupErrors(closeInput, input, {}, locale);
}

/** Validates an action as the server; loaded on first use: it brings yup. */
export function moveErrors(values: MoveValues, found: DeskOrder, what: DeskCan, locale: Locale): Errors {
  const errors = faultsOf(values, found, what, locale);
  const isMissing = needsRemark(what) && values.remark.trim() === '';
  return isMissing ? { ...errors, remark: fieldMessage('required', locale) } : errors;
}

function faultsOf(values: MoveValues, found: DeskOrder, what: DeskCan, locale: Locale): Errors {
  if (isMove(what)) return yupErrors(deskMoveInput, toMove(found, what, values), {}, locale);
  if (what === 'issue') return yupErrors(deskIssueInput, toIssue(found, values), {}, locale);
  if (what === RAISE_DISRUPTION) return yupErrors(deskVoyageInput, toVoyage(found, values), {}, locale);
  if (what === 'quoteRefund') return returnErrors(values, found.order, what, locale);
  if (what !== 'quoteChange') return yupErrors(settleVoyageInput, toSettlement(found, values), {}, locale);
  const others: Errors = yupErrors(deskQuoteChangeInput, toChangeQuote(found, values), {}, locale);
  const typed = [values, ...values.others];
  return typed.reduce<Errors>((errors, option, i) => {
    const at = i === 0 ? '' : `others[${i - 1}].`;
    return option.isFree ? errors : chargeErrors(errors, option, { found, at, locale });
  }, others);
}

interface Place {
  found: DeskOrder;
  /** The form path of the option. */
  at: string;
  locale: Locale;
}

/** Amounts are entered once per passenger type, and sent per passenger. */
function chargeErrors(errors: Errors, { charges }: OptionValues, { found, at, locale }: Place): Errors {
  const typed = [...new Set(found.order.passengers.map(({ type }) => type))].flatMap((type) =>
    (['fareDifference', 'taxDifference', 'penalty'] as const).map(
      (part) => [`${at}charges.${type}.${part}`, charges[type][part]] as const,
    ),
  );
  return amountErrors(
    found,
    typed.map(([path]) => path),
    typed.map(([, text]) => text),
    locale,
    errors,
  );
}

function amountErrors(
  { order }: DeskOrder,
  paths: string[],
  texts: string[],
  locale: Locale,
  before: Errors = {},
): Errors {
  let errors = before;
  for (const [i, path] of paths.entries()) {
    const fault = amountError(texts[i] ?? '', order.total.currency, locale);
    if (fault) errors = setIn(errors, path, fault);
  }
  return errors;
}
