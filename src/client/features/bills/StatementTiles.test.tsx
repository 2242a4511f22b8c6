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

test('orders due today lead to the list of all that has a deadline, seats on hold and quotes too', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const overview: OutputOf<'walletOverview'> = {
    currency: 'CNY',
    days: [],
    limit: { amount: null, version: 0 },
    dueToday: { orders: 2, covered: 1, total: 361200 },
    credit: { period: 'month', closesOn: '2026-11-30', owed: 0, dueDay: null, isOverdue: false },
  };
  queryClient.setQueryData(apiQueryKey('wallet', {}), { currency: 'CNY', available: 100, balance: 100 });
  queryClient.setQueryData(apiQueryKey('walletOverview', { days: FIRST_CHART_DAYS, zone }), overview);
  const tiles = await drawn(<StatementTiles statements={[]} />);
  expect(tiles).toContain('1 of 2 covered');
  expect(tiles).toContain('href="/flight/orders?status=deadline"');
});
