import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { Station } from '../../../../contract/dictionaries/types.ts';
import type { OrderSummary } from '../../../../contract/order-list.ts';
import { queryClient } from '../../../api/queries.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { DueToday } from './DueToday.tsx';

const NOW = new Date(2026, 10, 24, 15, 0).getTime();
vi.mock('../../../ui/ticker.ts', () => ({ useNow: () => NOW, useServerNow: () => NOW }));
vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));
// Its code is here.
vi.mock('../../../ui/lazy-part.tsx', async () => {
  const { StationRoute } = await import('../../../orders/StationRoute.tsx');
  return { lazyPart: () => StationRoute };
});

const held: OrderSummary = {
  id: '2612048817',
  product: 'flight',
  originalBookingId: null,
  type: 'origin',
  status: 'reserved',
  pnr: 'K7QW2M',
  airline: 'CX',
  createdAt: '2026-11-24T09:00:00Z',
  payBy: new Date(NOW + 60 * 60_000).toISOString(),
  total: { amount: 100, currency: 'CNY' },
  route: ['HKG', 'BKK'],
  departureDate: '2026-12-24',
  flightNumbers: ['CX700'],
  leadPassenger: 'CHAN/TAI MAN',
  passengerCount: 1,
  version: 1,
};
const quoted: OrderSummary = {
  ...held,
  ...{
    id: '2612048818',
    product: 'group',
    status: 'to_be_confirm',
    leadPassenger: 'Wong Siu Ming',
    passengerCount: 12,
  },
};

/** The card's text when these bookings have a deadline. */
function cardOf(...list: OrderSummary[]): Promise<string> {
  const asked = 'reserved,to_be_paid,chg_to_be_paid,rfd_to_be_confirm,to_be_confirm,to_be_apply_seat,to_be_pay_first';
  const status = `${asked},to_be_pay_second,to_be_pay_third,to_be_paid_last_money`;
  const page = { list, total: list.length, page: 1, pageSize: 30 };
  queryClient.setQueryData(orderListOptions({ status, sort: 'deadline' }).queryKey, { pages: [page], pageParams: [1] });
  return drawn(<DueToday />);
}

test('seats on hold and quotes that lapse today stand beside what has to be paid, each a press away from its own page', async () => {
  const panel = await cardOf(held, quoted);
  expect(panel).toContain('Reserved');
  expect(panel).toContain('href="/flight/orders/2612048817"');
  expect(panel).toContain('To be confirmed');
  expect(panel).toContain('href="/flight/group/order/2612048818"');
  expect(panel).toContain('href="/flight/orders?status=deadline"');
});

test('a train says its stations by name, and a group how many it is for', async () => {
  const names = { en: 'Beijing South', 'zh-cn': '北京南', 'zh-tw': '北京南' };
  const pinyin = { full: 'beijingnan', initials: 'bjn' };
  const south: Station = {
    ...{ code: 'VNP', names, pinyin, size: 1 },
    ...{ city: 'bjs', cityNames: { en: 'Beijing', 'zh-cn': '北京', 'zh-tw': '北京' }, cityPinyin: pinyin },
  };
  queryClient.setQueryData(['dictionary', 'stations'], new Map([['VNP', south]]));
  const panel = await cardOf({ ...held, product: 'train', route: ['VNP', 'AOH'], passengerCount: 2 }, quoted);
  expect(panel).toContain('Beijing South → AOH');
  expect(panel).toContain('CHAN/TAI MAN +1');
  expect(panel).toContain('12 passengers');
  expect(panel).not.toContain('Wong Siu Ming');
});
