import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { LOCALES, type Locale } from '../../contract/locale.ts';
import type { SiteNames } from '../../contract/site-names.ts';
import { useSiteName } from './use-site-name.ts';

const site = vi.hoisted((): { config: Partial<SiteNames> | null } => ({ config: null }));
const reader = vi.hoisted((): { locale: Locale } => ({ locale: 'en' }));
vi.mock('./site.ts', () => ({ useSiteConfig: () => site.config }));
vi.mock('./settings.ts', () => ({ useLocale: () => reader.locale }));
afterEach(() => vi.unstubAllGlobals());

const Name = () => useSiteName();

test('a site is called as the page says until it is known itself', () => {
  const querySelector = vi.fn<(selector: string) => { content: string }>(() => ({ content: 'Pier' }));
  vi.stubGlobal('document', { querySelector });
  expect(rendered(<Name />)).toBe('Pier');
  expect(querySelector).toHaveBeenCalledExactlyOnceWith('meta[name="apple-mobile-web-app-title"]');
  site.config = { shortName: 'Pier Travel' };
  expect(rendered(<Name />)).toBe('Pier Travel');
});

test('a site is called by its name in the script of whoever reads it', () => {
  site.config = { shortName: 'Pier', chineseShortName: '码头', traditionalShortName: '碼頭' };
  const names = LOCALES.map((locale) => {
    reader.locale = locale;
    return rendered(<Name />);
  });
  expect(names).toEqual(['Pier', '码头', '碼頭']);
});
