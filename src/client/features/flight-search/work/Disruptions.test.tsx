import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { Voyage } from '../../../../contract/voyages.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { solution } from '../../../trip/sample-solution.ts';
import { Disruptions } from './Disruptions.tsx';

vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));

const { journeys } = solution();
const voyage: Voyage = {
  id: '5f0c7a52-8a35-4c0e-9d5e-0d5a3a7b1c11',
  orderId: '2612048817',
  type: 'change',
  pnr: 'K7QW2M',
  leadPassenger: 'LI/MING',
  passengerCount: 1,
  before: journeys,
  after: journeys,
  departure: '2026-12-24T08:00',
  raisedAt: '2026-11-24T09:00:00Z',
  remark: null,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  settledAt: null,
  refundId: null,
  allowed: ['accept'],
};

test('a disruption below the search leads to its own card', async () => {
  const page = { list: [voyage], total: 1, page: 1, pageSize: 5 };
  queryClient.setQueryData(apiQueryKey('voyages', { state: 'open', page: 1, pageSize: 5 }), page);
  expect(await drawn(<Disruptions />)).toContain(`href="/flight/orders/voyage?id=${voyage.id}"`);
});
