import { INTL_TAG, LOCALES, type Locale } from '../../../contract/locale.ts';
import { PUBLIC_PAGES, type PublicPage } from '../../../contract/site-terms.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { SiteRow } from '../../sites/site-rows.ts';

interface About {
  page: PublicPage;
  locale: Locale;
  title: string;
  description: string;
  names: { name: string; shortName: string };
}

/** A page's URL in a language; without one the browser's is used. */
function addressOf(origin: string, page: PublicPage, locale?: Locale): string {
  const query = [...(page === 'enquiry' ? ['enquiry=true'] : []), ...(locale ? [`lang=${locale}`] : [])].join('&');
  return `${origin}${PUBLIC_PAGES[page]}${query ? `?${query}` : ''}`;
}

/** Metadata of a page for search engines and link previews. */
export function headOf({ page, locale, title, description, names }: About, site: SiteRow, origin: string): string {
  const address = addressOf(origin, page, locale);
  const picture = site.logo || '/icons/icon-512.png';
  const graph = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:site_name', names.name],
    ['og:locale', { en: 'en_GB', 'zh-cn': 'zh_CN', 'zh-tw': 'zh_TW' }[locale]],
    ['og:image', `${origin}${picture}`],
  ] as const;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...LOCALES.map((each) => {
      const href = escapeHtml(addressOf(origin, page, each));
      return `<link rel="alternate" hreflang="${INTL_TAG[each]}" href="${href}">`;
    }),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressOf(origin, page))}">`,
    ...graph.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    `<script type="application/ld+json">${dataOf({ page, locale, title, description, names }, site, origin)}</script>`,
  ].join('\n');
}

/** schema.org's Organization and WebSite, as JSON-LD that no name can end early. */
function dataOf({ locale, description, names }: About, { name, chineseName, logo }: SiteRow, origin: string): string {
  const alternateName = name === names.name ? chineseName : name;
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    ...{ name: names.name, alternateName, url: `${origin}/`, logo: `${origin}${logo || '/icons/icon-512.png'}` },
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    ...{ name: names.name, alternateName, description, url: `${origin}/`, inLanguage: INTL_TAG[locale] },
    publisher: { '@id': organization['@id'] },
  };
  const data = { '@context': 'https://schema.org', '@graph': [organization, website] };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every public page in every language, each with the others (https://www.sitemaps.org). */
export function sitemapText(origin: string): string {
  const pages = (['home', 'about', 'enquiry', 'terms', 'privacy'] as const).flatMap((page) =>
    LOCALES.map((locale) => {
      const others = LOCALES.map((each) => {
        const href = escapeHtml(addressOf(origin, page, each));
        return `<xhtml:link rel="alternate" hreflang="${INTL_TAG[each]}" href="${href}"/>`;
      });
      return `<url><loc>${escapeHtml(addressOf(origin, page, locale))}</loc>${others.join('')}</url>`;
    }),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${pages.join('\n')}\n</urlset>\n`;
}
