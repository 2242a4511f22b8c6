import { INTL_TAG, type Locale, negotiateLocale } from '../../../contract/locale.ts';
import { type AccentColours, accentColours, type Ground } from '../../../contract/site-colours.ts';
import { namesOf } from '../../../contract/site-names.ts';
import { OWN_ICON } from '../../../contract/site-terms.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { Asked, Branding } from '../../http/static.ts';
import type { SiteRow } from '../../sites/site-rows.ts';

/** Gives the built pages the name, logo and colours of the site at their host name. */
export function siteBranding({ sites }: Pick<Deps, 'sites'>): Branding {
  const wanted = async ({ host, languages }: Asked): Promise<[SiteRow, Locale]> => {
    const site = await sites.of(host);
    return [site, negotiateLocale(languages, site.defaultLanguage)];
  };
  return {
    page: async (html, asked) => brandPage(html, ...(await wanted(asked))),
    manifest: async (text, asked) => brandManifest(text, ...(await wanted(asked))),
  };
}

/** Brands the HTML of the first page, which shows before any of its code runs. */
export function brandPage(html: string, site: SiteRow, locale: Locale, title?: string): string {
  const shortName = escapeHtml(namesOf(site, locale).shortName);
  const colours = styleOf(site);
  return html
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${title === undefined ? shortName : escapeHtml(title)}</title>${colours}`,
    )
    .replace(/<html lang="[^"]*"/, `<html lang="${INTL_TAG[locale]}"`)
    .replace(/(<meta name="apple-mobile-web-app-title" content=")[^"]*/, (_, start: string) => `${start}${shortName}`)
    .replace(/<link rel="icon"[^>]*>/, (link) =>
      site.favicon ? `<link rel="icon" href="${escapeHtml(site.favicon)}">` : link,
    )
    .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, (whole, start: string) =>
      site.favicon ? `${start}${escapeHtml(site.favicon)}` : whole,
    );
}

/** The site's colours as the style sheets read them (client/theme/tokens.css); nothing where it sets none. */
export function styleOf({ accent, accentDark }: Pick<SiteRow, 'accent' | 'accentDark'>): string {
  const of = (theme: Ground, colour: string) => (colour ? declarations(theme, accentColours(colour, theme)) : '');
  const all = of('light', accent) + of('dark', accentDark);
  return all ? `<style>html{${all}}</style>` : '';
}

function declarations(theme: Ground, colours: AccentColours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--site-${theme}-${name}:${value};`)
    .join('');
}

/** The web app manifest as it was built, under the site's names, with its colour and its mark. */
function brandManifest(text: string, site: SiteRow, locale: Locale): string {
  const built: Record<string, unknown> = JSON.parse(text);
  const { name, shortName } = namesOf(site, locale);
  const icon = { src: site.favicon, sizes: '512x512', type: 'image/png', purpose: 'any' };
  const { shortcuts, screenshots, ...kept } = built;
  const isOwn = site.favicon === '' || site.favicon === OWN_ICON;
  return JSON.stringify({
    ...kept,
    ...{ name, short_name: shortName, lang: INTL_TAG[locale] },
    ...(site.accent ? { theme_color: site.accent } : {}),
    // The pictures and marks of the build show the product under its own name.
    ...(isOwn ? { shortcuts, screenshots } : { icons: [icon] }),
  });
}
