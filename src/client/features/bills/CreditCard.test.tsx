import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Wallet } from '../../../contract/session.ts';
import type { WalletOverview } from '../../../contract/wallet.ts';
import { CreditCard } from './CreditCard.tsx';

vi.mock('./SettleButton.tsx', () => ({ SettleButton: () => null }));

const wallet: Wallet = {
  currency: 'CNY',
  balance: 0,
  creditLimit: 1_000_000,
  creditUsed: 80_000,
  available: 920_000,
  version: 1,
};
const cardOf = (credit: Partial<WalletOverview['credit']>) =>
  rendered(
    <CreditCard
      wallet={wallet}
      credit={{ period: 'month', closesOn: '2026-11-30', owed: 0, dueDay: null, isOverdue: false, ...credit }}
    />,
  );

test('the card of the credit line names the credit period that was agreed, and the day on which it closes', () => {
  const month = cardOf({});
  expect(month).toContain('Month');
  expect(month).toContain('Used, closes 30 Nov');
  const week = cardOf({ period: 'week', closesOn: '2026-11-22' });
  expect(week).toContain('Week');
  expect(week).toContain('Used, closes 22 Nov');
});
