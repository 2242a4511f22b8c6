import { DEFAULTS } from '../../../contract/limits.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import type { ExchangeRates, SiteConfig } from '../../../contract/site.ts';
import type { Settings } from '../../config.ts';
import type { DatedRates } from '../../db/exchange-rates.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../seed/demo-accounts.ts';

/** The currency that all rates are given against. */
const BASE = DEFAULTS.currency;

export function presentSite({ rates }: DatedRates, seed: Settings['seed']): SiteConfig {
  return {
    logo: '',
    whiteLogo: '',
    name: 'Interline',
    shortName: 'Interline',
    chineseName: '联运商旅分销平台',
    chineseShortName: '联运',
    type: 'b2b',
    dateFormat: DEFAULTS.dateFormat,
    defaultCurrency: BASE,
    defaultLanguage: DEFAULTS.language,
    currencies: [...CURRENCIES],
    favicon: '/icon.svg',
    isIcp: false,
    icpCode: '',
    isNetworkSecurity: false,
    networkSecurityCode: '',
    rateMap: rates,
    demoAccounts: seed === 'demo' ? demoAccounts() : [],
    demoPassword: seed === 'demo' ? DEMO_PASSWORD : null,
  };
}

export function presentRates({ asOf, rates }: DatedRates): ExchangeRates {
  return { base: BASE, asOf, rates };
}
