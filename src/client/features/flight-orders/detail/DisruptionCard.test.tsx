import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { Voyage } from '../../../../contract/voyages.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { solution } from '../../../trip/sample-solution.ts';
import { DisruptionCard } from './DisruptionCard.tsx';

vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));

const { journeys } = solution();
const voyage: Voyage = {
  id: '5f0c7a52-8a35-4c0e-9d5e-0d5a3a7b1c11',
  orderId: '2612048817',
  type: 'cancel_save',
  pnr: 'K7QW2M',
  leadPassenger: 'LI/MING',
  passengerCount: 1,
  before: journeys,
  after: journeys,
  departure: '2026-12-24T08:00',
  raisedAt: '2026-11-24T09:00:00Z',
  remark: 'Winter schedule',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  settledAt: null,
  refundId: null,
  allowed: ['accept'],
};

function shown(list: Voyage[]) {
  const query = { state: 'open' as const, orderId: voyage.orderId, page: 1, pageSize: 1 };
  queryClient.setQueryData(apiQueryKey('voyages', query), { list, total: list.length, page: 1, pageSize: 1 });
  return drawn(<DisruptionCard orderId={voyage.orderId} />);
}

test('an open disruption stands on its booking and leads to its answers', async () => {
  const card = await shown([voyage]);
  expect(card).toContain('Flight cancelled, another one offered');
  expect(card).toContain('Winter schedule');
  expect(card).toContain(`href="/flight/orders/voyage?id=${voyage.id}"`);
});

test('a booking without one shows nothing', async () => {
  expect(await shown([])).toBe('');
});
