import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { useSiteName } from './use-site-name.ts';

const site = vi.hoisted((): { config: { shortName: string } | null } => ({ config: null }));
vi.mock('./site.ts', () => ({ useSiteConfig: () => site.config }));
vi.mock('./settings.ts', () => ({ useLocale: () => 'en' }));
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
