import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { RefundsCard } from './RefundsCard.tsx';
import { group } from './sample-group.ts';

vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));

const shown = (status: GroupOrder['status']) => {
  const related = { id: '3000000246', type: 'refund', status, total: group.total } as const;
  return drawn(<RefundsCard order={{ ...group, status: 'issued', relatedOrders: [related] }} />);
};

test('a refund stands with what it brings back, and with nothing once it has come to nothing', async () => {
  const amount = '¥12,000.00';
  for (const status of ['rfd_to_be_confirm', 'refunded_reimbursing', 'refunded_reimbursed'] as const)
    expect(await shown(status), status).toContain(amount);
  for (const status of ['closed', 'refund_canceled', 'refund_failed', 'rfd_rejected'] as const)
    expect(await shown(status), status).not.toContain(amount);
});

test('issued tickets say who changes a name or a day, also where nothing is left to give back', async () => {
  const words = 'changed by customer service';
  expect(await drawn(<RefundsCard order={{ ...group, status: 'issued', actions: [] }} />)).toContain(words);
  expect(await drawn(<RefundsCard order={group} />)).not.toContain(words);
});
