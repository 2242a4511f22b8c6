import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { settlementInput } from '../../../contract/settlements.ts';
import { yupErrors } from '../../form/yup-errors.ts';

interface Most {
  /** What can be settled, in minor units. */
  most: number;
  tooMuch: string;
  locale: Locale;
}

/** Checks the amount as the server will; loaded on the first validation, since it brings yup. */
export function settleErrors(amount: number, { most, tooMuch, locale }: Most): FormikErrors<{ amount: string }> {
  const found = yupErrors<{ amount: string }>(settlementInput, { amount }, {}, locale);
  return found.amount === undefined && amount > most ? { amount: tooMuch } : found;
}
