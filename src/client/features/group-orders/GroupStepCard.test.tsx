import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { GroupStepCard } from './GroupStepCard.tsx';
import { group } from './sample-group.ts';
import { useGroupStep } from './use-group-step.ts';

vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => false }));
vi.mock('../../ui/ticker.ts', () => ({ useNow: () => Date.now(), useServerNow: () => Date.now() }));

const lastDue: GroupOrder = {
  ...group,
  status: 'to_be_paid_last_money',
  payments: group.payments.map((payment) => ({ ...payment, stage: 'last' })),
  actions: [
    { action: 'handIn', allowed: true },
    { action: 'pay', allowed: true },
  ],
};

/** The card of a group with this many named passengers. */
function shown(order: GroupOrder, listed: number): Promise<string> {
  const one = { id: 'p1', type: 'adult' } as GroupOrder['passengers'][number]; // only counted here
  const named = { ...order, passengers: Array.from({ length: listed }, () => one) };
  function Card() {
    const step = useGroupStep(named);
    return <GroupStepCard order={named} step={step} onPay={() => undefined} onEditList={() => undefined} />;
  }
  return drawn(<Card />);
}

test('the final payment waits for the whole passenger list, and leads to it', async () => {
  const card = await shown(lastDue, 5);
  expect(card).toContain('Fill in the passenger list (5 of 12)');
  expect(card).toContain('The passenger list comes first.');
});

test('a whole list is paid, and an instalment waits for none', async () => {
  for (const card of [await shown(lastDue, 12), await shown(group, 0)]) {
    expect(card).toContain('Pay ¥12,000.00');
    expect(card).not.toContain('passenger list (');
    expect(card).not.toContain('comes first');
  }
});
