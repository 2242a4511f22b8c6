import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { SiteClaim } from '../../../contract/sites.ts';
import { About } from './About.tsx';
import { Claims } from './Claims.tsx';
import { HomeOffer } from './HomeOffer.tsx';
import { HomeHero, Products } from './HomeParts.tsx';

const site = vi.hoisted((): { claims: SiteClaim[]; locale: string } => ({ claims: [], locale: 'en' }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => ({ claims: site.claims }) }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => site.locale }));
beforeEach(() => Object.assign(site, { claims: [], locale: 'en' }));

/** What a visitor sees of each page, once everything has loaded. */
const SCREENS = {
  home: (
    <>
      <HomeHero />
      <Products />
      <HomeOffer />
    </>
  ),
  about: <About claims={<Claims />} />,
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
