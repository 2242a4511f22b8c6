import { namesOf } from '../../contract/site-names.ts';
import { useLocale } from './settings.ts';
import { useSiteConfig } from './site.ts';

/** The site's short name in the reader's script (spec §2); from the server-rendered page until the site has answered. */
export function useSiteName(): string {
  const locale = useLocale();
  const site = useSiteConfig();
  if (!site) return nameInPage();
  return namesOf(site, locale).shortName;
}

/** The page's name on a home screen. */
function nameInPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')?.content ?? '';
}
