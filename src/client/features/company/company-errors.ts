import type { FormikErrors } from 'formik';
import { type CompanyProfile, companyInput } from '../../../contract/company.ts';
import type { Locale } from '../../../contract/locale.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type CompanyValues, toCompany } from './company-values.ts';

/** Validates the form as the server will; loaded on first use: it brings yup. */
export function companyErrors(
  values: CompanyValues,
  company: Pick<CompanyProfile, 'version'>,
  locale: Locale,
): FormikErrors<CompanyValues> {
  return yupErrors(companyInput, toCompany(values, company), {}, locale);
}
