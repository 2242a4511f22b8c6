import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { Logo } from './Logo.tsx';

const [LIGHT, DARK, OF_COMPANY] = ['/pictures/light', '/pictures/dark', '/pictures/company'];

const site = vi.hoisted(() => ({ logo: '', whiteLogo: '' }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => site }));
vi.mock('../../api/use-site-name.ts', () => ({ useSiteName: () => 'Pier' }));

beforeEach(() => {
  Object.assign(site, { logo: LIGHT, whiteLogo: DARK });
});

/** Each image with its background. */
function imagesOf(html: string): string[] {
  const images = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  return images.map((tag) => `${/data-ground="(\w+)"/.exec(tag)?.[1]} ${/src="([^"]+)"/.exec(tag)?.[1]}`);
}

test('a site with a logo for dark ground shows that one there, and its other one on light ground', () => {
  const html = rendered(<Logo />);
  expect(imagesOf(html)).toEqual([`light ${LIGHT}`, `dark ${DARK}`]);
  // Whichever is visible, it has the site's name.
  expect(html.match(/alt="Pier"/g)).toHaveLength(2);
  const css = readFileSync(new URL('Logo.module.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const hidden = /([^{}]*)\{ display: none; \}/.exec(css)?.[1];
  expect(hidden).toContain('[data-theme="dark"]) .logo [data-ground="light"]');
  expect(hidden).toContain('[data-theme="light"]) .logo [data-ground="dark"]');
});

test('a site with one logo shows it on any ground, and one without shows its initial', () => {
  site.whiteLogo = '';
  expect(imagesOf(rendered(<Logo />))).toEqual([`any ${LIGHT}`]);
  site.logo = '';
  expect(rendered(<Logo withName />)).toMatch(/>P<.*>Pier</);
});

test('a site with a logo for dark ground alone shows it there, and its initial on light ground', () => {
  site.logo = '';
  const html = rendered(<Logo withName />);
  expect(imagesOf(html)).toEqual([`dark ${DARK}`]);
  expect(html).toMatch(/<span[^>]*data-ground="light"[^>]*>P<\/span>/);
});

test('a company’s own logo stands on any ground, whatever the site has', () => {
  expect(imagesOf(rendered(<Logo logo={OF_COMPANY} />))).toEqual([`any ${OF_COMPANY}`]);
});
