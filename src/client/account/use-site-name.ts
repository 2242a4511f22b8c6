import { useLocale } from '../api/settings.ts';
import { useSiteConfig } from '../api/site.ts';

/** The site's short name in the reader's script (spec §2). */
export function useSiteName(): string {
  const locale = useLocale();
  const site = useSiteConfig();
  if (!site) return 'Interline';
  return locale === 'en' ? site.shortName : site.chineseShortName;
}
