import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { grantsOf } from '../../../../contract/grants.ts';
import { sampleLogin } from '../../../api/sample-login.ts';
import { FrameNav } from './FrameNav.tsx';

vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useGrants: () => grantsOf(sampleLogin),
}));
vi.mock('../use-pending-count.ts', () => ({ usePendingCount: () => 3 }));

test('the row of iframe mode has the ways of the tabs, and neither logo nor log-out', async () => {
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
