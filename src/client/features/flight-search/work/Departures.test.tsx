import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { OrderSummary } from '../../../../contract/order-list.ts';
import { queryClient } from '../../../api/queries.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { Departures } from './Departures.tsx';

const NOW = new Date(2026, 10, 24, 15, 0).getTime();
vi.mock('../../../ui/ticker.ts', () => ({ useNow: () => NOW, useServerNow: () => NOW }));
vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));

const tomorrow: OrderSummary = {
  id: '2612048817',
  product: 'flight',
  originalBookingId: null,
  type: 'origin',
  status: 'issued',
  spentBy: null,
  isDisrupted: true,
  pnr: 'K7QW2M',
  airline: 'CX',
  createdAt: '2026-11-20T09:00:00Z',
  payBy: null,
  total: { amount: 100, currency: 'CNY' },
  route: ['HKG', 'BKK'],
  departureDate: '2026-11-25',
  flightNumbers: ['CX700'],
  leadPassenger: 'CHAN/TAI MAN',
  passengerCount: 1,
  version: 1,
};
const today: OrderSummary = {
  ...tomorrow,
  ...{ id: '2612048818', departureDate: '2026-11-24', isDisrupted: false, route: ['SIN', 'SYD'] },
};
const refunded: OrderSummary = { ...today, id: '2612048819', spentBy: 'refunded', route: ['PVG', 'NRT'] };

function cardOf(...list: OrderSummary[]): Promise<string> {
  const filters = { status: 'issued,changed', departureFrom: '2026-11-24', departureTo: '2026-11-25' };
  const page = { list, total: list.length, page: 1, pageSize: 30 };
  queryClient.setQueryData(orderListOptions(filters).queryKey, { pages: [page], pageParams: [1] });
  return drawn(<Departures />);
}

test('who leaves first stands first, with what an airline has changed, and nobody whose tickets are spent', async () => {
  const card = await cardOf(tomorrow, refunded, today);
  expect(card.indexOf('SYD')).toBeLessThan(card.indexOf('BKK'));
  expect(card).toContain('Today');
  expect(card).toContain('Tomorrow');
  expect(card).toContain('K7QW2M');
  expect(card.split('Flight changed')).toHaveLength(2);
  expect(card).not.toContain('NRT');
  expect(card).toContain('href="/flight/orders/2612048817"');
});

test('nobody who departs is said as such', async () => {
  expect(await cardOf()).toContain('Nobody departs today or tomorrow.');
});
