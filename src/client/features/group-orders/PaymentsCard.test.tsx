import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { group } from './sample-group.ts';

vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false, setClientSafe: () => undefined }));

const [first] = group.payments;
if (!first) throw new Error('the group has an instalment');
const payments = [
  { ...first, paidAt: '2026-12-01T02:00:00Z', channel: 'balance' },
  { ...first, stage: 'last' as const },
];

test.each([
  ['to_be_paid_last_money', 'Paid', true],
  ['failed', 'Refunded', false],
  ['canceled', 'Forfeited', false],
  ['closed', 'Forfeited', false],
] as const)('what was paid of a group that is %s reads %s', async (status, standing, isOpen) => {
  const card = await drawn(<PaymentsCard order={{ ...group, status, payments }} />);
  expect(card).toContain(`>${standing}<`);
  expect(card.includes('until ')).toBe(isOpen);
});
