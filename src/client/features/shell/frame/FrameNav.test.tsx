import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { grantsOf } from '../../../../contract/grants.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { sampleLogin } from '../../../api/sample-login.ts';
import { FrameNav } from './FrameNav.tsx';

vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useGrants: () => grantsOf(sampleLogin),
}));
vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
vi.mock('../use-pending-count.ts', () => ({ usePendingCount: () => 3 }));
vi.mock('../PreferencesPill.tsx', () => ({ PreferencesPill: () => 'EN · CNY' }));

test('the bar of iframe mode has the ways of the tabs, and neither logo nor log-out', async () => {
  const html = await drawn(<FrameNav />);
  expect(html).toContain('<nav');
  const ways = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)];
  expect(ways.map(([, to = '', words = '']) => [to, words.replace(/<[^>]+>/g, ' ').trim()])).toEqual([
    ['/flight/booking', 'Flights'],
    ['/train/booking', 'Trains'],
    ['/flight/orders', 'Bookings 3'],
    ['/more', 'More'],
  ]);
  expect(html).not.toMatch(/<img|<svg|<button/);
});

test('what is left to pay with, language and currency are there too, as no other bar is', async () => {
  queryClient.setQueryData(apiQueryKey('available', {}), { currency: 'CNY', available: 123_450 });
  const html = await drawn(<FrameNav />);
  expect(html).toContain('¥1,234.50');
  expect(html).toContain('EN · CNY');
});
