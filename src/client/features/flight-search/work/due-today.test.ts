import { expect, it } from 'vitest';
import type { OrderSummary } from '../../../../contract/order-list.ts';
import { dueToday } from './due-today.ts';

const NOW = new Date(2026, 10, 24, 15, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const order = (id: string, payBy: string | null, status: OrderSummary['status'] = 'to_be_paid'): OrderSummary => ({
  id,
  product: 'flight',
  originalBookingId: null,
  type: 'origin',
  status,
  pnr: null,
  airline: 'CX',
  createdAt: at(23, 9),
  payBy,
  total: { amount: 100, currency: 'CNY' },
  route: ['HKG', 'BKK'],
  departureDate: '2026-12-24',
  flightNumbers: ['CX700'],
  leadPassenger: 'CHAN TAI MAN',
  passengerCount: 1,
  version: 1,
});

it('lists what lapses today, the most urgent first', () => {
  const orders = [
    order('tonight', at(24, 23)),
    order('tomorrow', at(25, 1)),
    order('late', at(24, 14)),
    order('soon', at(24, 16)),
    order('held', at(24, 18), 'reserved'),
    order('open', null),
  ];
  expect(dueToday(orders, NOW).map(({ id }) => id)).toEqual(['soon', 'held', 'tonight']);
});
