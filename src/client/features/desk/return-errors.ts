import type { FormikErrors } from 'formik';
import { deskReturnInput } from '../../../contract/desk-returns.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import type { Currency, Money } from '../../../contract/money.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { amountOf, type ReturnStep, type ReturnValues, toReturn } from './return-values.ts';

/** The error of a typed amount; null if valid. */
export function amountError(text: string, currency: Currency, locale: Locale): string | null {
  if (amountOf(text, currency) !== null) return null;
  return fieldMessage(text.trim() === '' ? 'required' : 'invalidAmount', locale);
}

/** Validates a refund action as the server will. */
export function returnErrors(
  values: ReturnValues,
  order: { id: string; total: Money },
  what: ReturnStep,
  locale: Locale,
): FormikErrors<ReturnValues> {
  if (what !== 'quoteRefund') return yupErrors(deskReturnInput, toReturn(order, what, values), {}, locale);
  const fault = amountError(values.penalty, order.total.currency, locale);
  return fault ? { penalty: fault } : {};
}
