import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import type { Currency } from '../../contract/money.ts';

interface Known {
  /** Null until it has answered. */
  site: { currencies: Currency[]; defaultCurrency: Currency; defaultLanguage: Locale } | null;
  /** What the company of who is logged in settles in; null of a visitor. */
  settlementCurrency: Currency | null;
}
const known = vi.hoisted((): Known => ({ site: null, settlementCurrency: null }));
vi.mock('./site.ts', () => ({
  siteConfig: { get: () => known.site },
  useSiteConfig: () => known.site,
  needRate: async () => undefined,
}));
vi.mock('../locales/load-messages.ts', () => ({ loadMessages: async () => ({}) }));
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
  // The device keeps nothing: no test finds what another has chosen.
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('window', { ...none, location: { search: '' }, matchMedia: () => none });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  // Nothing has been chosen yet.
  vi.resetModules();
  Object.assign(known, { site: PIER, settlementCurrency: null });
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
