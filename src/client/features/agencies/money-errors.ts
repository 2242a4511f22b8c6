import type { FormikErrors } from 'formik';
import type { Agency } from '../../../contract/agencies.ts';
import { agencyCorrectionInput, agencyCreditInput, agencyTopUpInput } from '../../../contract/agency-money.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import {
  type CorrectionValues,
  type CreditValues,
  type TopUpValues,
  toCorrection,
  toCredit,
  toTopUp,
} from './money-values.ts';

/** Validate the forms as the server will; loaded on first use: it brings yup. */
export function topUpErrors(values: TopUpValues, agency: Agency, locale: Locale): FormikErrors<TopUpValues> {
  const errors: FormikErrors<TopUpValues> = yupErrors(agencyTopUpInput, toTopUp(values, agency), {}, locale);
  return values.receivedAmount.trim() === '' ? { ...errors, receivedAmount: fieldMessage('required', locale) } : errors;
}

export function correctionErrors(
  values: CorrectionValues,
  agency: Agency,
  { tooMuch, locale }: { tooMuch: string; locale: Locale },
): FormikErrors<CorrectionValues> {
  const input = toCorrection(values, agency);
  const errors: FormikErrors<CorrectionValues> = yupErrors(agencyCorrectionInput, input, {}, locale);
  if (values.amount.trim() === '') return { ...errors, amount: fieldMessage('required', locale) };
  const isTooMuch = agency.money.balance + input.amount < 0;
  return errors.amount === undefined && isTooMuch ? { ...errors, amount: tooMuch } : errors;
}

export function creditErrors(values: CreditValues, agency: Agency, locale: Locale): FormikErrors<CreditValues> {
  if (values.credit.trim() === '') return { credit: fieldMessage('creditRequired', locale) };
  return yupErrors(agencyCreditInput, toCredit(values, agency), {}, locale);
}
