import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { type MeInput, meInput } from '../../../contract/user-config.ts';
import { yupErrors } from '../../form/yup-errors.ts';

/** Validates the form as the server will; loaded on first use: it brings yup. */
export function phoneErrors<V extends Pick<MeInput, 'areaCode' | 'mobile'>>(
  values: V,
  locale: Locale,
): FormikErrors<V> {
  return yupErrors(meInput, values, {}, locale);
}
