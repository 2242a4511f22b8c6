import { describe, expect, test } from 'vitest';
import type { SiteConfig } from '../../contract/site.ts';
import { isSiteStale, parseKeptSite } from './site-config.ts';

const config: SiteConfig = {
  logo: '',
  whiteLogo: '',
  name: 'Interline',
  shortName: 'Interline',
  chineseName: '联运',
  chineseShortName: '联运',
  type: 'client',
  isWhiteLabel: false,
  operator: null,
  dateFormat: 'yyyy-MM-dd',
  defaultCurrency: 'CNY',
  defaultLanguage: 'zh-cn',
  currencies: ['CNY', 'USD'],
  favicon: '',
  isIcp: false,
  icpCode: '',
  isNetworkSecurity: false,
  networkSecurityCode: '',
  rateMap: { CNY: '1' },
  colours: { light: null, dark: null },
  chatHost: '',
  claims: [],
  demoAccounts: [],
  isSandbox: false,
  demoPassword: null,
};
const now = Date.parse('2026-11-20T08:00:00Z');
const minutes = (n: number) => n * 60_000;

describe('site info is asked for again', () => {
  test('when it was never loaded', () => {
    expect(isSiteStale(null, now)).toBe(true);
  });

  test('when it is older than 10 minutes, and not before', () => {
    expect(isSiteStale({ at: now - minutes(10), config }, now)).toBe(false);
    expect(isSiteStale({ at: now - minutes(10) - 1, config }, now)).toBe(true);
  });

  test('when the device’s clock was set back', () => {
    expect(isSiteStale({ at: now + minutes(60), config }, now)).toBe(true);
  });

  test('when its currencies are not plain strings', () => {
    const kept = parseKeptSite({ at: now, config: { ...config, currencies: [{ code: 'CNY' }] } });
    expect(isSiteStale(kept, now)).toBe(true);
    expect(isSiteStale({ at: now, config: { ...config, currencies: [] } }, now)).toBe(true);
  });
});

test('what is no site info on the device counts as none', () => {
  for (const value of [null, 'x', [], { at: 'now', config }, { at: now, config: { shortName: 'x' } }])
    expect(parseKeptSite(value)).toBeNull();
});
