import { LOCALES, type Locale } from '../../contract/locale.ts';

interface Known {
  spoken: Locale;
  /** Shown by this page. */
  loaded: readonly Locale[];
  /** The company's mail language for the logged-in user; undefined also for a session of an earlier version. */
  ofCompany: Locale | undefined;
  ofSite: Locale | undefined;
  isLoggedIn: boolean;
}

/**
 * Languages whose messages the device stores: the current one, others shown here, and for an agent a second one for offline use: the
 * company's, or the site's if the company's is the current one. Visitors are spared it.
 */
export function languagesToCache({ spoken, loaded, ofCompany, ofSite, isLoggedIn }: Known): Locale[] {
  const second = isLoggedIn
    ? [ofCompany, ofSite].find((locale) => locale !== undefined && locale !== spoken)
    : undefined;
  return LOCALES.filter((locale) => locale === spoken || locale === second || loaded.includes(locale));
}
