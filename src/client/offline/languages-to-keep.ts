import { LOCALES, type Locale } from '../../contract/locale.ts';

interface Known {
  spoken: Locale;
  /** Those that this page has shown. */
  loaded: readonly Locale[];
  /** Of the company of whoever is logged in, in which it gets its mails; undefined also of a session of an earlier version. */
  ofCompany: Locale | undefined;
  ofSite: Locale | undefined;
  isLoggedIn: boolean;
}

/**
 * Whose words the device keeps: the spoken one, what else was shown here, and for an agent a second one, to be had offline: that of
 * the company, or the site's where the company's is spoken already. Visitors are spared it.
 */
export function languagesToKeep({ spoken, loaded, ofCompany, ofSite, isLoggedIn }: Known): Locale[] {
  const second = isLoggedIn
    ? [ofCompany, ofSite].find((locale) => locale !== undefined && locale !== spoken)
    : undefined;
  return LOCALES.filter((locale) => locale === spoken || locale === second || loaded.includes(locale));
}
