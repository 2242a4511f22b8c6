import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { CURRENCIES, type Currency } from '../../../contract/money.ts';
import { PreferencesSheet } from './PreferencesSheet.tsx';

const shown = vi.hoisted((): { site: { currencies: Currency[] } | null } => ({ site: null }));
vi.mock('../../api/settings.ts', () => ({
  useLocale: () => 'en',
  useTheme: () => 'system',
  useCurrency: () => 'HKD',
  setLocale: () => undefined,
  setTheme: () => undefined,
  setCurrency: () => undefined,
}));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => shown.site }));
vi.mock('../../ui/Sheet.tsx', () => ({ Sheet: ({ children }: { children: ReactNode }) => children }));

/** The currencies to choose from, in their order, and the one that is chosen. */
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
