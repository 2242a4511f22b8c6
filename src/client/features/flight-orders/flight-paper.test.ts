import { describe, expect, test } from 'vitest';
import { clientPrices } from '../../../contract/client-prices.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { InvoiceType } from '../../../contract/flight-terms.ts';
import { flightPaper, flightPriceBar } from '../../../contract/paper/flight-paper.ts';
import type { PaperOptions } from '../../../contract/paper/paper.ts';
import { issuerName } from '../../../contract/paper/paper-names.ts';
import { paperText } from '../../../contract/paper/paper-text.ts';
import { SANDBOX_ORDER_NOTE } from '../../../contract/sandbox-note.ts';
import type { TicketFate } from '../../../contract/ticket-fates.ts';
import { order } from './sample-order.ts';

const NAMES: Record<string, string> = { PVG: 'Shanghai Pudong', SIN: 'Singapore Changi', MU: 'China Eastern' };
const name = (code: string) => NAMES[code] ?? code;
const ask = (of: FlightOrder, options: Partial<PaperOptions> = {}) =>
  flightPaper(of, {
    locale: 'en',
    dateFormat: 'yyyy-MM-dd',
    zone: 'Asia/Shanghai',
    issuer: 'Harbour Travel',
    accent: '',
    names: { airport: name, city: name, airline: name, station: name },
    prices: null,
    ...options,
  });
const PRICES = clientPrices({ unit: 'percent', value: 1000, currency: 'CNY' }, {}, false);

const base = order();
const [passenger] = base.passengers;
const [journey] = base.journeys;
const [segment] = journey?.segments ?? [];
if (!passenger || !journey || !segment) throw new Error('the sample has a passenger and a segment');
const TICKET = { ticketNumber: '7811234567890' };
const issued = order({
  status: 'issued',
  passengers: [{ ...passenger, ticketNumber: '7811234567890', exchangedFrom: '7811234567000' }],
  journeys: [{ ...journey, segments: [{ ...segment, departure: '2026-12-12T23:50', arrival: '2026-12-13T05:20' }] }],
});

test('a paper says whose it is, who flies with which airline and bags, and in which year', () => {
  const text = paperText(ask(order()));
  for (const said of [
    'Harbour Travel',
    'PNR K7QW2M',
    'Not ticketed yet',
    'booked 2026-11-20, 14:11',
    'MU 567 · China Eastern · Economy V',
    'Sat 2026-12-12',
    '09:15 Shanghai Pudong (PVG T1)',
    '1. LI/MING MR',
    'Checked bags: 1 × 23 kg each',
  ])
    expect(text).toContain(said);
});

test('a paper has no document numbers, and no price unless it is asked for: then what the client pays', () => {
  const plain = paperText(ask(order()));
  expect(plain).not.toContain('E12');
  expect(plain).not.toContain('¥');
  const priced = JSON.stringify(ask(order(), { prices: PRICES }));
  expect(priced).toContain('¥3,973.20');
  expect(priced).not.toContain('3,612.00');
});

test('an issued order carries its ticket, the one it replaces, and the day of a night flight’s arrival', () => {
  const text = paperText(ask(issued));
  expect(text).toContain('781-1234567890 (in exchange for 781-1234567000)');
  expect(text).toContain('05:20 +1');
  expect(text).toContain('Ticketed');
});

test('the paper of a booking of the sandbox says so, and no other does', () => {
  expect(paperText(ask(order({ sandbox: true })))).toContain(SANDBOX_ORDER_NOTE.en);
  expect(paperText(ask(order({ sandbox: true }), { locale: 'zh-tw' }))).toContain(SANDBOX_ORDER_NOTE['zh-tw']);
  expect(paperText(ask(order()))).not.toContain(SANDBOX_ORDER_NOTE.en);
});

test('tickets that were given back are not valid for travel', () => {
  expect(paperText(ask({ ...issued, type: 'refund', status: 'refunded' }))).toContain('Not valid for travel');
  expect(paperText(ask(order({ status: 'closed' })))).toContain('Not valid for travel');
});

test.each<[FlightOrder['type'], FlightOrder['status'], string]>([
  ['refund', 'refunded_reimbursing', 'Not valid for travel'],
  ['void', 'voided_reimbursed', 'Not valid for travel'],
  ['refund', 'rfd_to_be_confirm', 'Refund request'],
  ['refund', 'refund_canceled', 'Refund request'],
  ['refund', 'rfd_rejected', 'Refund request'],
  ['refund', 'closed', 'Refund request'],
  ['void', 'void_proceeding', 'Void request'],
  ['void', 'void_rejected', 'Void request'],
])('tickets of a %s that is %s are no more said to be given back than they are', (type, status, said) => {
  const text = paperText(ask({ ...issued, type, status }));
  expect(text).toContain(said);
  expect(text.includes('Not valid for travel')).toBe(said === 'Not valid for travel');
});

test('an order whose tickets were all changed or given back afterwards is not valid, and each ticket says why', () => {
  const now = (...fates: TicketFate[]) =>
    paperText(
      ask({ ...issued, passengers: fates.map((fate, i) => ({ ...passenger, ...TICKET, ...fate, id: `p-${i}` })) }),
    );
  const changed = now({ exchangedFor: '7811234567999' }, { givenBack: 'refunded' });
  expect(changed).toContain('Not valid for travel');
  expect(changed).toContain('not valid, exchanged for 781-1234567999');
  expect(changed).toContain('not valid, refunded');
  for (const fate of [{ givenBack: null }, { givenBack: 'partlyRefunded' as const }]) {
    const valid = now({ givenBack: 'voided' }, fate);
    expect(valid).not.toContain('Not valid for travel');
    expect(valid).toContain('not valid, voided');
  }
});

describe('what the invoice type allows', () => {
  const titleFor = (invoiceType: InvoiceType | null) => {
    const paper = ask({ ...issued, invoiceType }, { prices: PRICES });
    return [paper.title, paper.prices !== null];
  };
  test.each([
    ['Bill', ['Receipt', true]],
    ['Itinerary', ['Itinerary and receipt', true]],
    ['ItineraryWithBill', ['Itinerary and receipt', true]],
    ['None', ['Itinerary and electronic tickets', false]],
    [null, ['Itinerary and receipt', true]],
  ] as const)('%s', (invoiceType, shown) => {
    expect(titleFor(invoiceType)).toEqual(shown);
  });

  test('what a change costs stands on no paper', () => {
    expect(flightPriceBar({ type: 'change', invoiceType: 'Bill' })).toBe('afterSales');
  });
});

test('each language has its own words, dates and names; an agency its name in that writing', () => {
  const paper = ask(issued, { locale: 'zh-cn' });
  expect(paperText(paper)).toMatch(/订单 2612048817[\s\S]*2026-12-12 周六[\s\S]*托运行李：1 件，每件 23 公斤/);
  expect(paperText(ask(issued, { locale: 'zh-tw' }))).toContain('託運行李');
  const agency = { name: 'Harbour Travel', alias: '海港旅行社' };
  const inChinese = { chineseName: '海港在线', chineseShortName: '海港', traditionalName: '海港線上' };
  const site = { isWhiteLabel: true, name: 'Harbour Online', shortName: 'Harbour', ...inChinese };
  const names = (['en', 'zh-cn'] as const).map((locale) => issuerName(agency, locale, site));
  expect(names).toEqual(['Harbour Travel', '海港旅行社']);
  expect(issuerName({ name: '海港旅行社', alias: 'Harbour' }, 'en', null)).toBe('Harbour');
  const unnamed = { name: 'Harbour Travel', alias: '' };
  expect(issuerName(unnamed, 'zh-tw', site)).toBe('海港線上');
  for (const none of [null, { ...site, isWhiteLabel: false }])
    expect(issuerName(unnamed, 'zh-tw', none)).toBe('Harbour Travel');
});
