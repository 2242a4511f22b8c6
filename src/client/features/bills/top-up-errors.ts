import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import type { Currency } from '../../../contract/money.ts';
import { walletTopUpInput } from '../../../contract/top-ups.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type TopUpValues, typedMoney } from './top-up-values.ts';

/** Validates the amount as the server will; loaded on first use: it brings yup. */
export function topUpErrors(values: TopUpValues, currency: Currency, locale: Locale): FormikErrors<TopUpValues> {
  if (values.amount.trim() === '') return { amount: fieldMessage('required', locale) };
  const schema = walletTopUpInput.pick(['amount']);
  const input = { amount: typedMoney(values, currency) };
  const found = yupErrors<{ amount: { amount: number } }>(schema, input, {}, locale);
  return found.amount?.amount ? { amount: found.amount.amount } : {};
}
