import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { WalletTopUps } from '../../../contract/top-ups.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { LatestTopUps } from './LatestTopUps.tsx';

vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));

const STRIPE: WalletTopUps['channels'][number] = {
  channel: 'stripe',
  enabled: true,
  feeBasisPoints: 150,
  available: null,
};
const PAID: WalletTopUps['list'][number] = {
  id: '1',
  channel: 'stripe',
  state: 'paid',
  amount: { amount: 100_000, currency: 'CNY' },
  money: { amount: 101_500, currency: 'CNY' },
  createdAt: '2026-11-19T09:00:00Z',
  endsAt: undefined,
};

const card = (topUps: WalletTopUps) => {
  queryClient.setQueryData(apiQueryKey('walletTopUps', {}), topUps);
  return drawn(<LatestTopUps currency="CNY" owed={0} opened={undefined} onOpen={() => undefined} />);
};

test('the wallet is topped up where a payment provider takes the company’s money, and not where payment is switched off', async () => {
  expect(await card({ channels: [STRIPE], list: [] })).toContain('Top up the wallet');
  // The server lists no payment provider while disablePayment is set; earlier top-ups stay visible.
  const before = await card({ channels: [], list: [PAID] });
  expect(before).not.toContain('Top up the wallet');
  expect(before).toContain('¥1,000.00');
  expect(await card({ channels: [], list: [] })).not.toContain('Online top-ups');
});
