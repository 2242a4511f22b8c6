import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { newSiteInput, ownSiteInput, type Site } from '../../../contract/sites.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type SiteValues, toNewSite, toOwnSite } from './site-values.ts';

/**
 * Checks the form as the server will; loaded on the first validation, since it brings yup.
 * @param own the site, in the form of the agency whose own it is; null in the provider's.
 */
export function siteErrors(
  values: SiteValues,
  locale: Locale,
  own: Pick<Site, 'version'> | null,
): FormikErrors<SiteValues> {
  return own
    ? yupErrors(ownSiteInput, toOwnSite(values, own), {}, locale)
    : yupErrors(newSiteInput, toNewSite(values), {}, locale);
}
