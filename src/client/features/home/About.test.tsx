import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { SiteConfig } from '../../../contract/site.ts';
import type { SiteClaim } from '../../../contract/sites.ts';
import { Operator } from '../../ui/Operator.tsx';
import { About } from './About.tsx';
import { Claims } from './Claims.tsx';
import { HomeOffer } from './HomeOffer.tsx';
import { HomeHero, Products } from './HomeParts.tsx';

interface Shown {
  claims: SiteClaim[];
  locale: string;
  operator: SiteConfig['operator'];
}
const site = vi.hoisted((): Shown => ({ claims: [], locale: 'en', operator: null }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => site }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => site.locale }));
beforeEach(() => Object.assign(site, { claims: [], locale: 'en', operator: null }));

/** The visible content of each page, once loaded. */
const SCREENS = {
  home: (
    <>
      <HomeHero />
      <Products />
      <HomeOffer />
    </>
  ),
  about: <About claims={<Claims />} operator={<Operator />} />,
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('home and about say the same of whom the portal is for and what it offers', () => {
  const named = (html: string) => [...html.matchAll(/<(?:h3|b)[^>]*>(.*?)<\/(?:h3|b)>/g)].map(([, name = '']) => name);
  const [home, about] = [named(rendered(SCREENS.home)), named(rendered(SCREENS.about))];
  expect(about.toSorted()).toEqual(home.toSorted());
  expect(about).toHaveLength(24);
});

test.each(['home', 'about'] as const)('%s shows a picture for each, hidden from screen readers', (name) => {
  const pictures = rendered(SCREENS[name]).match(/<svg [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(25);
  expect(pictures.filter((picture) => !picture.includes('aria-hidden="true"'))).toEqual([]);
});

test.each(['home', 'about'] as const)('%s claims what the site’s settings say, and else nothing', (name) => {
  expect(textOf(rendered(SCREENS[name]))).not.toContain('+');
  site.claims = [{ figure: '60+', words: 'suppliers', chineseWords: '家供应商', traditionalWords: '家供應商' }];
  expect(textOf(rendered(SCREENS[name]))).toContain(' 60+ suppliers ');
  site.locale = 'zh-tw';
  expect(textOf(rendered(SCREENS[name]))).toContain(' 60+ 家供應商 ');
});

test('about names who runs the site, with each way there is to reach them', () => {
  site.operator = { name: 'Pier & Co', address: '1 Pier Road', email: 'desk@pier.example', phone: '+852 2123 4567' };
  const html = rendered(SCREENS.about);
  expect(textOf(html)).toContain(' Pier &amp; Co 1 Pier Road desk@pier.example +852 2123 4567 ');
  for (const address of ['mailto:desk@pier.example', 'tel:+85221234567']) expect(html).toContain(`href="${address}"`);
  site.operator = { name: 'Pier & Co', address: '', email: '', phone: '' };
  expect(rendered(SCREENS.about)).not.toMatch(/href="(mailto|tel):/);
});
