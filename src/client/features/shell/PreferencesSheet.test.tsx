import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Locale } from '../../../contract/locale.ts';
import { CURRENCIES, type Currency } from '../../../contract/money.ts';
import { PreferencesSheet } from './PreferencesSheet.tsx';

interface Shown {
  site: { currencies: Currency[] } | null;
  isOnline: boolean;
  /** Null until read from the device. */
  localesHere: ReadonlySet<Locale> | null;
}
const shown = vi.hoisted((): Shown => ({ site: null, isOnline: true, localesHere: null }));
vi.mock('../../api/settings.ts', () => ({
  useLocale: () => 'en',
  useTheme: () => 'system',
  useCurrency: () => 'HKD',
  setLocale: () => undefined,
  setTheme: () => undefined,
  setCurrency: () => undefined,
}));
vi.mock('../../api/online.ts', () => ({ useOnline: () => shown.isOnline }));
vi.mock('./locales-here.ts', () => ({ useLocalesHere: () => shown.localesHere }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => shown.site }));
vi.mock('../../ui/Sheet.tsx', () => ({ Sheet: ({ children }: { children: ReactNode }) => children }));

beforeEach(() => Object.assign(shown, { site: null, isOnline: true, localesHere: null }));

/** The currencies on offer, in order, and the selected one. */
function offered() {
  const html = rendered(<PreferencesSheet />);
  const [chosen] = [...html.matchAll(/data-on="true"><input[^>]*name="currency"[^>]*\/><b>(\w+)<\/b>/g)];
  return { codes: [...html.matchAll(/<b>(\w+)<\/b>/g)].map(([, code]) => code), chosen: chosen?.[1] };
}

test('the currencies to choose from are those of the site, in its order', () => {
  shown.site = { currencies: ['HKD', 'USD', 'CNY'] };
  expect(offered()).toEqual({ codes: ['HKD', 'USD', 'CNY'], chosen: 'HKD' });
  shown.site = { currencies: ['USD', 'HKD'] };
  expect(offered()).toEqual({ codes: ['USD', 'HKD'], chosen: 'HKD' });
});

test('until the site has answered, every currency is offered', () => {
  shown.site = null;
  expect(offered().codes).toEqual([...CURRENCIES]);
});

/** The unavailable languages, and the explanation, both visible and for screen readers. */
function languagesAway() {
  const html = rendered(<PreferencesSheet />);
  const values = [...html.matchAll(/<input[^>]*value="([a-z-]+)"[^>]*>/g)];
  const away = values.flatMap(([tag, value]) => (tag.includes('disabled') ? [value] : []));
  const [, id, hint] = /<p id="([^"]+)"[^>]*>([^<]+)<\/p>/.exec(html) ?? [];
  return { away, hint, isHeard: id !== undefined && html.includes(`aria-label="Language" aria-describedby="${id}"`) };
}

test('without a connection a language that is not here cannot be chosen, and it is said why', () => {
  Object.assign(shown, { isOnline: false, localesHere: new Set(['en', 'zh-cn']) });
  const hint = 'Needs a connection the first time: 繁體中文';
  expect(languagesAway()).toEqual({ away: ['zh-tw'], hint, isHeard: true });
});

test('the language of the page itself can stay, whatever the device keeps', () => {
  Object.assign(shown, { isOnline: false, localesHere: new Set() });
  const hint = 'Needs a connection the first time: 简体中文 and 繁體中文';
  expect(languagesAway()).toEqual({ away: ['zh-cn', 'zh-tw'], hint, isHeard: true });
});

test('every language can be chosen with a connection, and until the device has answered', () => {
  const all = { away: [], hint: undefined, isHeard: false };
  shown.localesHere = new Set(['en']);
  expect(languagesAway()).toEqual(all);
  Object.assign(shown, { isOnline: false, localesHere: null });
  expect(languagesAway()).toEqual(all);
});
