import { DEFAULTS } from '../../../contract/limits.ts';
import type { ExchangeRates, SiteConfig } from '../../../contract/site.ts';
import { accentColours } from '../../../contract/site-colours.ts';
import { OWN_ICON } from '../../../contract/site-terms.ts';
import type { Site, Sites } from '../../../contract/sites.ts';
import type { Settings } from '../../config.ts';
import type { DatedRates } from '../../db/exchange-rates.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../seed/demo-accounts.ts';
import type { Operator } from '../../sites/operators.ts';
import type { SiteRow } from '../../sites/site-rows.ts';

/** The base currency of all rates. */
const BASE = DEFAULTS.currency;

export function presentSiteConfig(
  site: SiteRow,
  operator: Operator | null,
  { rates }: DatedRates,
  { seed, sandbox }: Pick<Settings, 'seed' | 'sandbox'>,
): SiteConfig {
  const { logo, whiteLogo, name, shortName, chineseName, chineseShortName, type, dateFormat, claims } = site;
  const { traditionalName, traditionalShortName } = site;
  const { defaultCurrency, defaultLanguage, currencies, icpCode, networkSecurityCode, accent, accentDark } = site;
  return {
    ...{ logo, whiteLogo, name, shortName, chineseName, chineseShortName, type, dateFormat },
    ...{ traditionalName, traditionalShortName },
    ...{ defaultCurrency, defaultLanguage, currencies, claims },
    colours: {
      light: accent ? accentColours(accent, 'light') : null,
      dark: accentDark ? accentColours(accentDark, 'dark') : null,
    },
    isWhiteLabel: !site.isDefault,
    operator: operator && presentOperator(operator),
    favicon: site.favicon || OWN_ICON,
    isIcp: icpCode !== '',
    icpCode,
    isNetworkSecurity: networkSecurityCode !== '',
    networkSecurityCode,
    chatHost: chatOf(site)?.host ?? '',
    rateMap: rates,
    isSandbox: sandbox.isOn,
    demoAccounts: seed === 'demo' ? demoAccounts() : [],
    demoPassword: seed === 'demo' ? DEMO_PASSWORD : null,
  };
}

function presentOperator({ name, address, email, phone }: Operator): SiteConfig['operator'] {
  return { name, address, email, phone };
}

/** URL of a site's chat widget; null without one. */
export function chatOf({ type, chatUrl }: Pick<SiteRow, 'type' | 'chatUrl'>): URL | null {
  return type === 'agent-chat' && chatUrl !== '' ? new URL(chatUrl) : null;
}

export function presentSite(row: SiteRow): Site {
  const { createdAt: _, hosts, ...site } = row;
  return { ...site, hosts: [...hosts] };
}

export function presentSites(rows: readonly SiteRow[]): Sites {
  return { list: rows.map(presentSite) };
}

export function presentRates({ asOf, rates }: DatedRates): ExchangeRates {
  return { base: BASE, asOf, rates };
}
