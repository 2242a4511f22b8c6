import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { ratesInput } from '../../../contract/rates.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import type { RatesValues } from './RatesSheet.tsx';

/** Validates a table as the server will; loaded on first use: it brings yup. */
export function ratesErrors(values: RatesValues, locale: Locale): FormikErrors<RatesValues> {
  return yupErrors(ratesInput, values, {}, locale);
}
