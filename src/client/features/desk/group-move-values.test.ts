import { expect, test } from 'vitest';
import type { DeskGroupOrder } from '../../../contract/group-orders.ts';
import { groupMoveErrors } from './group-move-errors.ts';
import { emptyOption, firstMove, type GroupMoveValues, readMove, toGroupQuote } from './group-move-values.ts';

const ORDER: DeskGroupOrder['order'] = {
  id: '2600000001',
  type: 'origin',
  originalBookingId: null,
  status: 'to_be_quote',
  createdAt: '2026-11-20T02:00:00.000Z',
  createdBy: 'Desk',
  journeys: [{ origin: 'HKG', destination: 'SIN', date: '2027-01-10' }],
  party: { adult: 10, child: 2, infant: 0 },
  groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
  contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
  remark: null,
  answerBy: '2026-11-24T02:00:00.000Z',
  payBy: null,
  options: [],
  chosen: null,
  payments: [],
  paid: { amount: 0, currency: 'CNY' },
  total: { amount: 0, currency: 'CNY' },
  relatedOrders: [],
  afterSales: null,
  pnr: null,
  airline: '',
  passengers: [],
  isListLocked: false,
  timeline: [],
  actions: [],
  version: 1,
};
const FOUND: DeskGroupOrder = {
  order: ORDER,
  agency: { id: 'a', name: 'Harbour' },
  task: null,
  askedBack: null,
  can: ['quote'],
};
const QUOTE: GroupMoveValues = {
  ...firstMove(ORDER),
  validUntil: '2026-12-01',
  options: [
    {
      ...emptyOption(),
      airline: 'CX',
      flights: ' CX 759 08:00 ',
      prices: { adult: '1280.50', child: '960', infant: '' },
      instalments: [{ amount: '3000', payBy: '2026-12-05' }],
      lastPayBy: '2026-12-20',
    },
  ],
};

test('a quote is sent in minor units, with nothing for those who do not travel', () => {
  expect(groupMoveErrors(QUOTE, FOUND, 'quote', 'en')).toEqual({});
  expect(toGroupQuote(FOUND, QUOTE).options).toMatchObject([
    {
      flights: 'CX 759 08:00',
      prices: { adult: 128_050, child: 96_000, infant: 0 },
      instalments: [{ amount: 300_000, payBy: new Date('2026-12-05T18:00:00').toISOString() }],
    },
  ]);
});

test('what a quote lacks stands at its field', () => {
  const faults = groupMoveErrors({ ...QUOTE, validUntil: '', options: [emptyOption()] }, FOUND, 'quote', 'en');
  expect(faults).toMatchObject({
    validUntil: 'Required',
    options: [{ airline: 'Required', flights: 'Required', prices: { adult: 'Required' }, lastPayBy: 'Required' }],
  });
});

test('a quote comes back after a reload with its options and instalments', () => {
  expect(readMove(firstMove(ORDER), JSON.parse(JSON.stringify(QUOTE)))).toEqual(QUOTE);
});

test('a quote that was sent is begun from when it is mended, and says which one it replaces', () => {
  const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
  const payBy = new Date('2026-12-05T18:00:00').toISOString();
  const lastPayBy = new Date('2026-12-20T18:00:00').toISOString();
  const sent: DeskGroupOrder['order'] = {
    ...ORDER,
    status: 'to_be_confirm',
    version: 2,
    payBy: new Date('2026-12-01T18:00:00').toISOString(),
    options: [
      {
        id: '1',
        airline: 'CX',
        flights: 'CX 759 08:00',
        prices: { adult: cny(128_050), child: cny(96_000), infant: null },
        total: cny(1_472_500),
        payments: [
          { stage: 'first', amount: cny(300_000), payBy },
          { stage: 'last', amount: cny(1_172_500), payBy: lastPayBy },
        ],
      },
    ],
  };
  const { options, ...rest } = toGroupQuote({ ...FOUND, order: sent }, firstMove(sent));
  expect(rest).toEqual({ id: ORDER.id, version: 2, validUntil: sent.payBy });
  expect(options).toEqual([
    {
      airline: 'CX',
      flights: 'CX 759 08:00',
      prices: { adult: 128_050, child: 96_000, infant: 0 },
      instalments: [{ amount: 300_000, payBy }],
      lastPayBy,
    },
  ]);
});
