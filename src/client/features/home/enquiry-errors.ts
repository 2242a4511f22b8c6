import type { FormikErrors } from 'formik';
import { type EnquiryForm, enquiryForm } from '../../../contract/enquiries.ts';
import type { Locale } from '../../../contract/locale.ts';
import { yupErrors } from '../../form/yup-errors.ts';

/** Checks the form as the server will; loaded on the first validation, since it brings yup. */
export function enquiryErrors<V extends EnquiryForm>(values: V, locale: Locale): FormikErrors<V> {
  return yupErrors(enquiryForm, values, {}, locale);
}
