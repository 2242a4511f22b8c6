import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import { groupMoveErrors } from './group-move-errors.ts';
import {
  emptyOption,
  firstMove,
  type GroupMoveValues,
  readMove,
  toGroupIssue,
  toGroupQuote,
} from './group-move-values.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

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
      ...emptyOption(ORDER),
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
  const faults = groupMoveErrors({ ...QUOTE, validUntil: '', options: [emptyOption(ORDER)] }, FOUND, 'quote', 'en');
  expect(faults).toMatchObject({
    validUntil: 'Required',
    options: [{ airline: 'Required', flights: 'Required', prices: { adult: 'Required' }, lastPayBy: 'Required' }],
  });
});

test('a quote comes back after a reload with its options and instalments', () => {
  expect(readMove(firstMove(ORDER), JSON.parse(JSON.stringify(QUOTE)))).toEqual(QUOTE);
});

test('the days of an option are sent where the agency takes others, and come back after a reload', () => {
  const asked = { ...ORDER, groupOrderExtraInfo: { isChangeDate: true, acceptChangeFlight: false } };
  const journeys = [{ origin: 'HKG', destination: 'SIN', date: '2027-01-10', returnDate: '2027-01-15' }];
  const order = { ...asked, journeys };
  const found = { ...FOUND, order };
  const [option = emptyOption(order)] = QUOTE.options;
  const days = [{ date: '2027-01-14', returnDate: '2027-01-19' }];
  expect(toGroupQuote(found, { ...QUOTE, options: [{ ...option, dates: days }] }).options).toMatchObject([
    { dates: days },
  ]);
  expect(emptyOption(order).dates).toEqual([{ date: '2027-01-10', returnDate: '2027-01-15' }]);
  const typed = { ...firstMove(order), options: [{ ...option, dates: days }] };
  expect(readMove(firstMove(order), JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  const bare = { ...QUOTE, options: [{ ...option, dates: [{ date: '', returnDate: '' }] }] };
  expect(groupMoveErrors(bare, found, 'quote', 'en')).toMatchObject({ options: [{ dates: [{ date: 'Required' }] }] });
});

test('a quote replaces the one that stood there when it was begun, and none that a colleague has sent since', () => {
  const kept = readMove(firstMove({ ...ORDER, version: 7 }), JSON.parse(JSON.stringify(QUOTE)));
  expect(toGroupQuote({ ...FOUND, order: { ...ORDER, version: 7 } }, kept ?? QUOTE).version).toBe(ORDER.version);
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

const NAMED = { gender: 'male', birthday: '1990-01-01', nationality: 'HK', type: 'adult', ticketNumber: null } as const;
const someone = (i: number): DeskGroupOrder['order']['passengers'][number] => ({
  ...NAMED,
  id: `p${i}`,
  surname: 'LI',
  givenName: `NA ${i}`,
  document: { type: 'passport', number: 'E1', expiry: '2030-01-01' },
});
const grouped = (count: number): DeskGroupOrder => ({
  ...FOUND,
  order: { ...ORDER, status: 'proceeding', passengers: Array.from({ length: count }, (_, i) => someone(i)) },
});
const numberOf = (i: number) => `160${String(i).padStart(10, '0')}`;
const faultsOf = (found: DeskGroupOrder, ticketLines: string) =>
  groupMoveErrors({ ...firstMove(found.order), ticketLines }, found, 'issue', 'en');

test('the tickets of a large group are lines of one text, however the numbers are written', () => {
  const found = grouped(500);
  const lines = found.order.passengers.map((_, i) => numberOf(i));
  const written = lines.map((number) => ` ${number.slice(0, 3)}-${number.slice(3, 7)} ${number.slice(7)}\r`);
  const values = { ...firstMove(found.order), ticketLines: `\n${written.join('\n')}\n\n` };
  expect(groupMoveErrors(values, found, 'issue', 'en')).toEqual({});
  expect(toGroupIssue(found, values)).toEqual({ id: ORDER.id, tickets: lines });
});

test('the text says which number is wrong, stands twice, or that some are missing', () => {
  const found = grouped(10);
  const lines = found.order.passengers.map((_, i) => numberOf(i));
  const said = (at: number, number: string) =>
    faultsOf(found, lines.toSpliced(at, 1, number).join('\n')).ticketLines ?? '';
  expect(faultsOf(found, '')).toEqual({ ticketLines: 'Required' });
  expect(faultsOf(found, lines.slice(1).join('\n'))).toEqual({ ticketLines: '9 numbers for 10 passengers' });
  expect(said(3, '160123')).toBe('Number 4, 160123: The 13 digits of a ticket');
  expect(said(5, numberOf(0))).toBe(`Number 6, ${numberOf(0)}: Not a valid value`);
});

test('the tickets of a small group have a field each', () => {
  const found = grouped(2);
  const values = { ...firstMove(found.order), tickets: [numberOf(0), ''] };
  expect(groupMoveErrors(values, found, 'issue', 'en')).toEqual({ tickets: [undefined, 'Required'] });
  expect(toGroupIssue(found, values).tickets).toEqual([numberOf(0), '']);
});
