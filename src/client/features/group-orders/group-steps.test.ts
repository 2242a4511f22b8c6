import { expect, test } from 'vitest';
import type { GroupStatus } from '../../../contract/group-refund-states.ts';
import { groupStep } from './group-steps.ts';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const words = (status: GroupStatus, paid: number) => groupStep(status, cny(paid)).message;

test('who has paid something is told that a deadline keeps it, before it passes and afterwards', () => {
  for (const status of ['to_be_pay_second', 'to_be_pay_third', 'to_be_paid_last_money'] as const)
    expect(words(status, 30_000)).toContain('the group is closed and payments are forfeited');
  expect(words('closed', 30_000)).toContain('What had been paid is forfeited.');
});

test('who has paid nothing yet has nothing to lose', () => {
  for (const status of ['to_be_pay_first', 'to_be_paid_last_money', 'closed'] as const)
    expect(words(status, 0)).not.toContain('forfeited');
});
