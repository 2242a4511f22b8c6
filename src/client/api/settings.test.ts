import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import type { Currency } from '../../contract/money.ts';

interface Known {
  /** Null until it has answered. */
  site: { currencies: Currency[]; defaultCurrency: Currency; defaultLanguage: Locale } | null;
  /** The settlement currency of the user's company; null for a visitor. */
  settlementCurrency: Currency | null;
}
const known = vi.hoisted((): Known => ({ site: null, settlementCurrency: null }));
vi.mock('./site.ts', () => ({
  siteConfig: { get: () => known.site },
  useSiteConfig: () => known.site,
  needRate: async () => undefined,
}));
/** What fails to load, as `zh-cn line`. */
const away = vi.hoisted(() => new Set<string>());
vi.mock('../locales/load-messages.ts', () => ({
  loadMessages: async (locale: Locale, part: string) => {
    if (away.has(`${locale} ${part}`)) throw new TypeError('Failed to fetch dynamically imported module');
    return { [part]: `${part} in ${locale}` };
  },
}));
vi.mock('./session.ts', () => {
  const current = () => {
    const { settlementCurrency } = known;
    return settlementCurrency && { me: { company: { config: { commonConfig: { settlementCurrency } } } } };
  };
  return { session: { get: current }, useSession: current };
});

const PIER = { currencies: ['HKD', 'USD'], defaultCurrency: 'HKD', defaultLanguage: 'zh-tw' } satisfies Known['site'];

beforeAll(() => {
  const none = { matches: false, addEventListener: () => undefined };
  // The device stores nothing: tests do not share choices.
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('window', { ...none, location: { search: '' }, matchMedia: () => none });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  // Nothing has been chosen yet.
  vi.resetModules();
  Object.assign(known, { site: PIER, settlementCurrency: null });
  away.clear();
  vi.stubGlobal('navigator', { languages: ['en'] });
});

test('visitors of a site see prices in its own currency, and before it is known in the portal’s', async () => {
  const { currentCurrency } = await import('./settings.ts');
  expect(currentCurrency()).toBe('HKD');
  known.site = { ...PIER, currencies: ['USD'], defaultCurrency: 'USD' };
  expect(currentCurrency()).toBe('USD');
  known.site = null;
  expect(currentCurrency()).toBe('CNY');
});

test('an agency sees the currency that it settles in, also where the site does not offer it', async () => {
  const { currentCurrency } = await import('./settings.ts');
  known.settlementCurrency = 'EUR';
  expect(currentCurrency()).toBe('EUR');
});

test('a currency that was chosen by hand holds for as long as the site offers it', async () => {
  const { currentCurrency, setCurrency } = await import('./settings.ts');
  await setCurrency('USD');
  known.settlementCurrency = 'EUR';
  expect(currentCurrency()).toBe('USD');
  known.site = { ...PIER, currencies: ['HKD'] };
  expect(currentCurrency()).toBe('EUR');
  known.settlementCurrency = null;
  expect(currentCurrency()).toBe('HKD');
  known.site = PIER;
  expect(currentCurrency()).toBe('USD');
});

test('visitors who read none of the portal’s languages read that of the site', async () => {
  const { currentLocale } = await import('./settings.ts');
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'it'] });
  expect(currentLocale()).toBe('zh-tw');
  known.site = null;
  expect(currentLocale()).toBe('zh-cn');
  known.site = PIER;
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] });
  expect(currentLocale()).toBe('en');
});

describe('without a connection', () => {
  /** An agent who reads English and has visited the desk, then went offline. */
  async function afterTheDesk() {
    const settings = await import('./settings.ts');
    const { i18n } = await import('@lingui/core');
    await settings.activateLocale('en');
    await Promise.all([settings.loadMessagePart('pages'), settings.loadMessagePart('line')]);
    for (const locale of ['zh-cn', 'zh-tw']) away.add(`${locale} line`);
    const words = () => [i18n.locale, ...['start', 'pages', 'line'].map((id) => i18n.messages[id])];
    return { ...settings, words };
  }

  test('a part that needs a connection keeps no language away', async () => {
    const { setLocale, loadMessagePart, currentLocale, words } = await afterTheDesk();
    await setLocale('zh-cn');
    expect(currentLocale()).toBe('zh-cn');
    // Messages shown on the desk's page stay readable until translated.
    expect(words()).toEqual(['zh-cn', 'start in zh-cn', 'pages in zh-cn', 'line in en']);
    await expect(loadMessagePart('line')).rejects.toThrow('Failed to fetch');
    await setLocale('zh-tw');
    expect(words()).toEqual(['zh-tw', 'start in zh-tw', 'pages in zh-tw', 'line in en']);
    away.clear();
    await loadMessagePart('line');
    expect(words()).toEqual(['zh-tw', 'start in zh-tw', 'pages in zh-tw', 'line in zh-tw']);
  });

  test('a language whose other words are away is not switched to, nor counted as here', async () => {
    const { setLocale, loadedLocales, currentLocale, words } = await afterTheDesk();
    away.add('zh-cn pages');
    await expect(setLocale('zh-cn')).rejects.toThrow('Failed to fetch');
    expect(currentLocale()).toBe('en');
    expect(words()).toEqual(['en', 'start in en', 'pages in en', 'line in en']);
    expect(loadedLocales()).toEqual(['en']);
    await setLocale('zh-tw');
    expect(loadedLocales()).toEqual(['en', 'zh-tw']);
  });
});
