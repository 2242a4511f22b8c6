import type { FormikErrors } from 'formik';
import { type EnquiryForm, enquiryForm } from '../../../contract/enquiries.ts';
import type { Locale } from '../../../contract/locale.ts';
import { yupErrors } from '../../form/yup-errors.ts';

/** Validates the form as the server will; loaded on first use: it brings yup. */
export function enquiryErrors<V extends EnquiryForm>(values: V, locale: Locale): FormikErrors<V> {
  return yupErrors(enquiryForm, values, {}, locale);
}
