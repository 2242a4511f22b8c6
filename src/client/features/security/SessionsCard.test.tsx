import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { SessionsCard } from './SessionsCard.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));

test('two devices of one office are told apart, and each is logged out by its name', async () => {
  const at = { createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: '2026-11-20T09:00:00.000Z' };
  const there = { ...at, isThis: false, place: '203.0.113.7' };
  const list = [
    { ...there, id: '1', isThis: true, browser: 'Chrome', system: 'Windows' },
    { ...there, id: '2', browser: 'Safari', system: 'iPhone' },
    { ...there, id: '3', browser: null, system: 'Android' },
    { ...there, id: '4', browser: null, system: null, place: null },
  ];
  queryClient.setQueryData(apiQueryKey('ownSessions', {}), { list });
  const html = await drawn(<SessionsCard />);
  const names = [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name);
  expect(names).toEqual(['Chrome on Windows', 'Safari on iPhone', 'Android', 'An unknown device']);
  const labels = [...html.matchAll(/aria-label="(Log out device[^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual([
    'Log out device: Safari on iPhone, 203.0.113.7',
    'Log out device: Android, 203.0.113.7',
    'Log out device: An unknown device, an unknown address',
  ]);
});
