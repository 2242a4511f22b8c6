import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { settlementInput } from '../../../contract/settlements.ts';
import { yupErrors } from '../../form/yup-errors.ts';

interface Most {
  /** The maximum, in minor units. */
  most: number;
  tooMuch: string;
  locale: Locale;
}

/** Validates the amount as the server will; loaded on first use: it brings yup. */
export function settleErrors(amount: number, { most, tooMuch, locale }: Most): FormikErrors<{ amount: string }> {
  const found = yupErrors<{ amount: string }>(settlementInput, { amount }, {}, locale);
  return found.amount === undefined && amount > most ? { amount: tooMuch } : found;
}
