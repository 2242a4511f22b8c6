import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { DeskTask } from '../../../../contract/desk.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { DeskWork } from './DeskWork.tsx';

vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
const NOW = Date.parse('2026-11-26T02:30:00.000Z');
vi.mock('../../../ui/ticker.ts', () => ({ useNow: () => NOW, useServerNow: () => NOW }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));
// Its code is loaded, the station names are not.
vi.mock('../../../ui/lazy-part.tsx', () => ({
  lazyPart:
    () =>
    ({ route }: { route: readonly string[] }) =>
      `Stations ${route.join(' and ')}`,
}));

const train: DeskTask = {
  ...{ id: 'task', kind: 'ticketing', type: 'origin', difference: null, pnr: null, total: null, holder: null },
  ...{ product: 'train', orderId: '2600000001', status: 'proceeding', route: ['VNP', 'AOH'], serviceNumbers: ['G103'] },
  ...{ agency: { id: 'a', name: 'Harbour Travel' }, departureDate: '2026-12-01' },
  ...{ leadPassenger: 'CHAN/TAI MAN', passengerCount: 2 },
  ...{ since: '2026-11-26T02:00:00.000Z', dueAt: '2026-11-26T03:00:00.000Z' },
};
const group: DeskTask = {
  ...train,
  ...{ id: 'other', product: 'group', status: 'to_be_quote', route: ['HKG', 'SIN'], serviceNumbers: [] },
  passengerCount: 12,
};

test('what waits at the desk names the stations of a train, and says how many a group is for', async () => {
  const page = { list: [train, group], total: 2, page: 1, pageSize: 5 };
  queryClient.setQueryData(apiQueryKey('deskQueue', { page: 1, pageSize: 5 }), page);
  const card = await drawn(<DeskWork />);
  expect(card).toContain('Stations VNP and AOH');
  expect(card).toContain('CHAN/TAI MAN +1');
  expect(card).toContain('HKG → SIN');
  expect(card).toContain('12 passengers');
});
