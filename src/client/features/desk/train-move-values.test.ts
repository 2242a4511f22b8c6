import { expect, test } from 'vitest';
import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { trainMoveErrors } from './train-move-errors.ts';
import { firstMove, oldFareOf, toChangeQuote, trainPlaceOf } from './train-move-values.ts';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const ride: TrainOrder['ride'] = {
  trainNo: 'G133',
  kind: 'G',
  startDate: '2026-11-26',
  origin: 'VNP',
  destination: 'AOH',
  departure: '2026-11-26T10:00',
  arrival: '2026-11-26T14:30',
  durationMinutes: 270,
  distanceKm: 1318,
  startsHere: true,
  endsHere: true,
};
const order: TrainOrder = {
  id: '2600000002',
  originalBookingId: '2600000001',
  type: 'change',
  status: 'chg_reviewing',
  createdAt: '2026-11-20T02:00:00.000Z',
  createdBy: 'Harbour operator',
  pnr: null,
  supplier: '',
  payBy: null,
  total: cny(0),
  ride,
  seatClass: 'first',
  isByHand: true,
  prices: [{ passengerType: 'adult', count: 2, price: cny(93_300) }],
  passengers: [],
  contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
  remark: null,
  payment: null,
  timeline: [],
  relatedOrders: [],
  afterSales: null,
  actions: [],
  version: 1,
};
const found: DeskTrainOrder = {
  order,
  agency: { id: 'a', name: 'Harbour' },
  task: null,
  seatWishes: [],
  askedBack: null,
  replaces: {
    ride: { ...ride, trainNo: 'G131' },
    seatClass: 'second',
    prices: [{ passengerType: 'adult', count: 2, price: cny(55_300) }],
  },
  can: ['quoteChange', 'refuse'],
};

test('a quote of a change begins with the fares of the timetable, for the kinds of passengers that there are', () => {
  const first = firstMove(found);
  expect(first.prices.adult).toEqual({ fare: '933.00', penalty: '0' });
  expect(oldFareOf(found, 'adult')).toBe(55_300);
  expect(trainMoveErrors(first, found, 'quoteChange', 'en')).toEqual({});
  expect(toChangeQuote(found, { ...first, remark: ' By the window ' })).toEqual({
    id: order.id,
    prices: [{ passengerType: 'adult', fare: 93_300, penalty: 0 }],
    currency: 'CNY',
    remark: 'By the window',
  });
});

test('a price that is none is refused where it was typed', () => {
  const values = { ...firstMove(found), prices: { ...firstMove(found).prices, adult: { fare: '', penalty: 'x' } } };
  expect(trainMoveErrors(values, found, 'quoteChange', 'en')).toEqual({
    prices: { adult: { fare: 'Required', penalty: expect.any(String) } },
  });
});

test('what the server finds wrong with a price stands where it was typed', () => {
  const placeOf = trainPlaceOf(found);
  expect(['prices[0].fare', 'prices[7].fare', 'remark'].map(placeOf)).toEqual([
    ...['prices.adult.fare', 'prices[7].fare', 'remark'],
  ]);
});
