import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { OutputOf } from '../../../contract/endpoints.ts';
import { FIRST_CHART_DAYS } from '../../../contract/wallet-days.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { StatementTiles } from './StatementTiles.tsx';

vi.mock('../../../contract/permissions.ts', async (original) => ({
  ...(await original()),
  canManageAgencies: () => false,
  canUseFlights: () => true,
}));
vi.mock('../../ui/Skeleton.tsx', () => ({ Skeleton: () => 'skeleton' }));
vi.mock('../../api/session.ts', async (original) => ({ ...(await original()), useGrants: () => ({}) }));

test('what comes has its place kept, and what does not come leaves none', async () => {
  onlineManager.setOnline(true);
  expect(await drawn(<StatementTiles statements={[]} />)).toContain('skeleton');
  onlineManager.setOnline(false);
  expect(await drawn(<StatementTiles statements={[]} />)).not.toContain('skeleton');
  onlineManager.setOnline(true);
});

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const overview: OutputOf<'walletOverview'> = {
  currency: 'CNY',
  days: [],
  limit: { amount: null, version: 0 },
  isMailed: true,
  dueToday: { orders: 2, covered: 1, total: 361200 },
  credit: { period: 'month', closesOn: '2026-11-30', owed: 0, dueDay: null, isOverdue: false },
};

test('orders due today lead to the list of all that has a deadline, seats on hold and quotes too', async () => {
  queryClient.setQueryData(apiQueryKey('wallet', {}), { currency: 'CNY', available: 100, balance: 100 });
  queryClient.setQueryData(apiQueryKey('walletOverview', { days: FIRST_CHART_DAYS, zone }), overview);
  const tiles = await drawn(<StatementTiles statements={[]} />);
  expect(tiles).toContain('1 of 2 covered');
  expect(tiles).toContain('href="/flight/orders?status=deadline"');
});

test('the next statement closes as the credit period of the company was agreed, and each is due after it', async () => {
  const tiles = (credit: Partial<(typeof overview)['credit']>) => {
    queryClient.setQueryData(apiQueryKey('wallet', {}), { currency: 'CNY', available: 100, balance: 100 });
    const agreed = { ...overview, credit: { ...overview.credit, ...credit } };
    queryClient.setQueryData(apiQueryKey('walletOverview', { days: FIRST_CHART_DAYS, zone }), agreed);
    return drawn(<StatementTiles statements={[]} />);
  };
  expect(await tiles({ period: 'month', closesOn: '2026-11-30' })).toContain('Next closing: 30 Nov');
  expect(await tiles({ period: 'week', closesOn: '2026-11-22' })).toContain('Next closing: 22 Nov');
  const due = { period: 'week' as const, closesOn: '2026-11-22', owed: 50_000, dueDay: '2026-11-29' };
  expect(await tiles(due)).toContain('Due 29 Nov');
});
