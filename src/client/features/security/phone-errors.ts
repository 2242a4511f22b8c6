import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { type MeInput, meInput } from '../../../contract/user-config.ts';
import { yupErrors } from '../../form/yup-errors.ts';

/** Checks the form as the server will; loaded on the first validation, since it brings yup. */
export function phoneErrors<V extends Pick<MeInput, 'areaCode' | 'mobile'>>(
  values: V,
  locale: Locale,
): FormikErrors<V> {
  return yupErrors(meInput, values, {}, locale);
}
