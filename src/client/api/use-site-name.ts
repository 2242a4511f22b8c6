import { namesOf } from '../../contract/site-names.ts';
import { useLocale } from './settings.ts';
import { useSiteConfig } from './site.ts';

/** The site's short name in the reader's script (spec §2); as the server wrote it into the page until the site has answered. */
export function useSiteName(): string {
  const locale = useLocale();
  const site = useSiteConfig();
  if (!site) return nameInPage();
  return namesOf(site, locale).shortName;
}

/** What the page is called on a home screen. */
function nameInPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')?.content ?? '';
}
