import { DATE_FORMATS, DEFAULTS, SITE_LIMITS } from '../../../contract/limits.ts';
import { isLocale } from '../../../contract/locale.ts';
import { CURRENCIES, isCurrency } from '../../../contract/money.ts';
import type { OwnSiteInput, Site, SiteInput } from '../../../contract/sites.ts';

interface Claim {
  figure: string;
  words: string;
  chineseWords: string;
  traditionalWords: string;
}

/** A site's form values: texts only. */
export interface SiteValues {
  name: string;
  shortName: string;
  chineseName: string;
  chineseShortName: string;
  traditionalName: string;
  traditionalShortName: string;
  type: string;
  /** Space-separated. */
  hosts: string;
  accent: string;
  accentDark: string;
  icpCode: string;
  networkSecurityCode: string;
  defaultLanguage: string;
  defaultCurrency: string;
  dateFormat: string;
  /** Comma-separated. */
  currencies: string;
  chatUrl: string;
  /** By position, since drafts hold texts and no lists. Up to the maximum; trailing empty ones are omitted. */
  claims: Record<string, Claim>;
}

const NO_CLAIM: Claim = { figure: '', words: '', chineseWords: '', traditionalWords: '' };
const NOTHING: SiteValues = {
  ...{ name: '', shortName: '', chineseName: '', chineseShortName: '', type: 'client', hosts: '' },
  ...{ traditionalName: '', traditionalShortName: '' },
  ...{ accent: '', accentDark: '', icpCode: '', networkSecurityCode: '', chatUrl: '' },
  defaultLanguage: DEFAULTS.language,
  defaultCurrency: DEFAULTS.currency,
  dateFormat: DEFAULTS.dateFormat,
  currencies: CURRENCIES.join(','),
  claims: {},
};

const padded = (claims: readonly Partial<Claim>[]): SiteValues['claims'] =>
  Object.fromEntries(Array.from({ length: SITE_LIMITS.claims }, (_, at) => [at, { ...NO_CLAIM, ...claims[at] }]));

export function valuesOf(site: Site | null): SiteValues {
  if (!site) return { ...NOTHING, claims: padded([]) };
  const { name, shortName, chineseName, chineseShortName, type, accent, accentDark, icpCode } = site;
  const { traditionalName, traditionalShortName } = site;
  const { networkSecurityCode, defaultLanguage, defaultCurrency, dateFormat, chatUrl } = site;
  return {
    ...{ name, shortName, chineseName, chineseShortName, type, accent, accentDark, icpCode },
    ...{ traditionalName, traditionalShortName },
    ...{ networkSecurityCode, defaultLanguage, defaultCurrency, dateFormat, chatUrl },
    hosts: site.hosts.join(' '),
    currencies: site.currencies.join(','),
    claims: padded(site.claims),
  };
}

const isSaid = (claim: Claim) => Object.values(claim).some((text) => text.trim() !== '');

/** The form's site details and branding, in the server's format. */
function lookOf(values: SiteValues): Omit<OwnSiteInput, 'version'> {
  const rows = Object.values(values.claims);
  const claims = rows.slice(0, rows.findLastIndex(isSaid) + 1);
  return {
    name: values.name.trim(),
    shortName: values.shortName.trim(),
    chineseName: values.chineseName.trim(),
    chineseShortName: values.chineseShortName.trim(),
    traditionalName: values.traditionalName.trim(),
    traditionalShortName: values.traditionalShortName.trim(),
    accent: values.accent.trim().toLowerCase(),
    accentDark: values.accentDark.trim().toLowerCase(),
    icpCode: values.icpCode.trim(),
    networkSecurityCode: values.networkSecurityCode.trim(),
    defaultLanguage: isLocale(values.defaultLanguage) ? values.defaultLanguage : DEFAULTS.language,
    defaultCurrency: isCurrency(values.defaultCurrency) ? values.defaultCurrency : DEFAULTS.currency,
    dateFormat: DATE_FORMATS.find((format) => format === values.dateFormat) ?? DEFAULTS.dateFormat,
    currencies: values.currencies.split(',').filter(isCurrency),
    claims: claims.map(({ figure, words, chineseWords, traditionalWords }) => ({
      figure: figure.trim(),
      words: words.trim(),
      chineseWords: chineseWords.trim(),
      traditionalWords: traditionalWords.trim(),
    })),
  };
}

export function toNewSite(values: SiteValues): Omit<SiteInput, 'id' | 'version'> {
  return {
    ...lookOf(values),
    type: values.type === 'agent-chat' ? 'agent-chat' : 'client',
    hosts: values.hosts
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    chatUrl: values.chatUrl.trim(),
  };
}

export function toSite(values: SiteValues, { id, version }: Pick<Site, 'id' | 'version'>): SiteInput {
  return { id, version, ...toNewSite(values) };
}

/** An agency's part of its own site: all but host names, type and chat. */
export function toOwnSite(values: SiteValues, { version }: Pick<Site, 'version'>): OwnSiteInput {
  return { version, ...lookOf(values) };
}
