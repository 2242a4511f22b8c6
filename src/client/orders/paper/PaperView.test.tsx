import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Paper } from '../../../contract/paper/paper.ts';
import { PaperView } from './PaperView.tsx';

const OF_AGENCY = '/api/base/v2/pictures/agency';
const OF_SITE = '/api/base/v2/pictures/site';

interface Shown {
  company: { logo: string | null };
  site: { isWhiteLabel: boolean; logo: string };
}
const shown = vi.hoisted((): Shown => ({ company: { logo: null }, site: { isWhiteLabel: true, logo: '' } }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ company: shown.company }),
}));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => shown.site }));

const paper: Paper = {
  locale: 'en',
  issuer: 'Harbour Travel',
  accent: '',
  title: 'Itinerary',
  booking: 'Booking 2612048817',
  facts: [],
  journeys: [],
  people: null,
  notes: [],
  prices: null,
  contact: '',
  foot: '',
};
function logosOn() {
  const images = rendered(<PaperView paper={paper} />).matchAll(/<img[^>]* src="([^"]+)"/g);
  return [...images].map(([, address]) => address);
}

beforeEach(() => {
  shown.company = { logo: null };
  shown.site = { isWhiteLabel: true, logo: OF_SITE };
});

test('the agency’s logo stands on its paper', () => {
  shown.company = { logo: OF_AGENCY };
  expect(logosOn()).toEqual([OF_AGENCY]);
});

test('an agency without one has that of the white-label site it works on', () => {
  expect(logosOn()).toEqual([OF_SITE]);
});

test('the line under its head has the colour that the paper has', () => {
  const lineOn = (accent: string) => /<header[^>]*>/.exec(rendered(<PaperView paper={{ ...paper, accent }} />))?.[0];
  expect(lineOn('#8a1f5c')).toContain('border-block-end:2px solid #8a1f5c');
  expect(lineOn('')).not.toContain('style');
});

test('nobody’s paper has the logo of the default site', () => {
  shown.site = { isWhiteLabel: false, logo: OF_SITE };
  expect(logosOn()).toEqual([]);
});
