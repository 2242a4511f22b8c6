import { beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { Footer } from './Footer.tsx';

const [ICP, SECURITY] = ['沪ICP备00000000号', '沪公网安备00000000000000号'];

const site = vi.hoisted(() => ({ chatHost: '' }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => site }));
vi.mock('../../api/use-site-name.ts', () => ({ useSiteName: () => 'Pier' }));
vi.mock('../../account/chat-offer.ts', () => ({ ChatOffer: () => 'Chat' }));
vi.mock('./PreferencesPill.tsx', () => ({ PreferencesPill: () => 'EN · CNY' }));

/** The text nodes. */
const textsOf = (html: string): string[] => html.split(/<[^>]+>/).filter(Boolean);

beforeEach(() => {
  Object.assign(site, { isIcp: false, icpCode: '', isNetworkSecurity: false, networkSecurityCode: '' });
});

test('a site without registrations has its name, its pages and its preferences at the foot', async () => {
  const html = await drawn(<Footer />);
  expect(textsOf(html)).toEqual(expect.arrayContaining(['Pier', 'Terms of use', 'Privacy', 'About us', 'EN · CNY']));
  for (const none of [ICP, SECURITY]) expect(html).not.toContain(none);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/terms', '/privacy', '/about']);
});

test('the registrations of mainland China that a site has stand there, with the way to the register', async () => {
  Object.assign(site, { isIcp: true, icpCode: ICP });
  const html = await drawn(<Footer />);
  expect(html).toMatch(new RegExp(`<a href="https://beian.miit.gov.cn/"[^>]*>${ICP}</a>`));
  expect(textsOf(html)).not.toContain(SECURITY);
  Object.assign(site, { isNetworkSecurity: true, networkSecurityCode: SECURITY });
  expect(textsOf(await drawn(<Footer />))).toEqual(expect.arrayContaining([ICP, SECURITY]));
});
