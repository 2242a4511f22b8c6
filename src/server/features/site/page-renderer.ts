import { isLocale, type Locale, negotiateLocale } from '../../../contract/locale.ts';
import { claimWords, namesOf } from '../../../contract/site-names.ts';
import { type BuiltPages, dialAddress, ICP_REGISTER, type PublicPage } from '../../../contract/site-terms.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { PageAsk } from '../../http/public-site.ts';
import type { Operator } from '../../sites/operators.ts';
import type { SiteRow } from '../../sites/site-rows.ts';
import { brandPage } from './brand-page.ts';
import { headOf } from './page-head.ts';

/** State of the submitted enquiry form: values, errors, and the result. */
export interface Enquiry {
  values: Readonly<Record<string, string>>;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  answer: '' | 'sent' | 'failed';
}

interface Shown {
  site: SiteRow;
  /** Null while there is no company: the site's name is used. */
  operator: Operator | null;
}

type Reached = Pick<Operator, 'name' | 'address' | 'email' | 'phone'>;

/** Replacements of tokens, with user text escaped. */
interface Filling extends Enquiry {
  site: SiteRow;
  operator: Reached;
  locale: Locale;
  stamp: string;
}

/**
 * The page scrolls itself, like the portal's pages. Logged-in users see the portal's frame instead, and so do offline users, where it says
 * so.
 */
const AROUND = [
  '#page{position:fixed;inset:0;overflow:auto;background:var(--ground);overscroll-behavior:contain}',
  'html[data-start="in"] #page,html:has(#start p) #page{display:none}',
  'html:not([data-start="in"]) #start:not(:has(p)){display:none}',
].join('');

export function localeFor(site: SiteRow, { lang, languages }: Pick<PageAsk, 'lang' | 'languages'>): Locale {
  return isLocale(lang) ? lang : negotiateLocale(languages, site.defaultLanguage);
}

/** A site's canonical origin: for the default site the configured one if any, else that of the request. */
export function originFor(site: SiteRow, { origin }: Pick<PageAsk, 'origin'>, publicUrl: string | null): string {
  return site.isDefault ? (publicUrl ?? origin) : origin;
}

/**
 * Completes the documents rendered by the build.
 * @param html the built index.html: its scripts turn the page into the portal.
 */
export function pageRenderer(
  { settings, dictionaries }: Pick<Deps, 'settings' | 'dictionaries'>,
  built: BuiltPages,
  html: string,
) {
  const style = `<style>${built.css}</style><style>${AROUND}</style></head>`;
  return (page: PublicPage, shown: Shown, ask: PageAsk, enquiry: Enquiry & { stamp: string }): string => {
    const { site } = shown;
    const locale = localeFor(site, ask);
    const names = namesOf(site, locale);
    const { title: subject, description, body } = built.pages[locale][page];
    const title = page === 'home' ? `${names.name} – ${subject}` : `${subject} – ${names.name}`;
    const origin = originFor(site, ask, settings.publicUrl);
    const operator: Reached = shown.operator ?? { name: names.name, address: '', email: '', phone: '' };
    const filling = { ...enquiry, site, operator, locale };
    const content = body.replace(/\{\{(\w+)(?:\.(\w+))?\}\}/g, (_, token: string, field: string | undefined) =>
      fill(token, field ?? '', filling, { dictionaries, built }),
    );
    return brandPage(html, site, locale, title)
      .replace(/<meta name="description"[^>]*>/, () =>
        headOf({ page, locale, title, description, names }, site, origin),
      )
      .replace('</head>', () => style)
      .replace('<body>', () => `<body><div id="page">${content}</div>`)
      .replace(/<noscript>.*?<\/noscript>/, '');
  };
}

type Sources = Pick<Deps, 'dictionaries'> & { built: BuiltPages };

function fill(token: string, field: string, filling: Filling, { dictionaries, built }: Sources): string {
  const { site, operator, locale, values, errors, answer, stamp } = filling;
  const { name, shortName } = namesOf(site, locale);
  switch (token) {
    case 'value':
      return escapeHtml(values[field] ?? '');
    case 'error':
      return escapeHtml(errors[field] ?? '');
    case 'name':
      return escapeHtml(name);
    case 'shortName':
      return escapeHtml(shortName);
    case 'mark':
      return markOf(site, shortName);
    case 'claims':
      return claimsOf(site, locale, built.claimsClass);
    case 'operator':
      return operatorIn(operator);
    case 'operatorName':
      return escapeHtml(operator.name);
    case 'registrations':
      return registrationsOf(site);
    case 'countries':
      return countriesOf(dictionaries, locale, values.country ?? '');
    case 'answer':
      return answer === '' ? '' : built.pages[locale][answer];
    case 'stamp':
      return stamp;
    case 'lang':
      return locale;
    default:
      throw new Error(`the public pages name ${token}, which is nothing of a site`);
  }
}

/** The site's operator and contact data, as in the client's ui/Operator.tsx. */
function operatorIn({ name, address, email, phone }: Reached): string {
  const link = (to: string, words: string) => `<a href="${escapeHtml(to)}">${escapeHtml(words)}</a>`;
  const lines = [
    `<strong>${escapeHtml(name)}</strong>`,
    address && `<span>${escapeHtml(address)}</span>`,
    email && link(`mailto:${email}`, email),
    phone && link(dialAddress(phone), phone),
  ];
  return `<address>${lines.join('')}</address>`;
}

function registrationsOf({ icpCode, networkSecurityCode }: SiteRow): string {
  const icp = icpCode && `<a href="${ICP_REGISTER}" rel="noopener">${escapeHtml(icpCode)}</a>`;
  return icp + (networkSecurityCode && `<span>${escapeHtml(networkSecurityCode)}</span>`);
}

function markOf({ logo, whiteLogo }: SiteRow, shortName: string): string {
  if (!logo) return `<i aria-hidden="true">${escapeHtml(shortName.slice(0, 1))}</i>`;
  const dark = whiteLogo ? `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(whiteLogo)}">` : '';
  return `<picture>${dark}<img src="${escapeHtml(logo)}" alt=""></picture>`;
}

function claimsOf({ claims }: SiteRow, locale: Locale, className: string): string {
  if (claims.length === 0) return '';
  const items = claims.map(
    (claim) => `<li><b>${escapeHtml(claim.figure)}</b> <span>${escapeHtml(claimWords(claim, locale))}</span></li>`,
  );
  return `<ul class="${className}">${items.join('')}</ul>`;
}

function countriesOf({ countries }: Deps['dictionaries'], locale: Locale, chosen: string): string {
  return [...countries.values()]
    .map(({ code, names }) => ({ code, name: names[locale] }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(
      ({ code, name }) => `<option value="${code}"${code === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`,
    )
    .join('');
}
