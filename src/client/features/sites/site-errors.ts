import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { newSiteInput } from '../../../contract/sites.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type SiteValues, toNewSite } from './site-values.ts';

/** Checks the form as the server will; loaded on the first validation, since it brings yup. */
export function siteErrors(values: SiteValues, locale: Locale): FormikErrors<SiteValues> {
  return yupErrors(newSiteInput, toNewSite(values), {}, locale);
}
