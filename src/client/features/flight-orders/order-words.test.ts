import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { FLIGHT_ORDER_STATUSES } from '../../../contract/flight-order-states.ts';
import { toDecimal } from '../../../contract/money.ts';
import { messages as en } from '../../locales/en.po';
import { messages as simplified } from '../../locales/zh-cn.po';
import { messages as traditional } from '../../locales/zh-tw.po';
import { STATUS_LABELS } from '../../orders/order-labels.ts';
import { DOCUMENT_LABELS } from '../../trip/labels.ts';
import { itineraryText, type Words } from './itinerary-text.ts';
import { actionOf, awaitsTickets, nextStep } from './next-step.ts';
import { order } from './sample-order.ts';

const i18n = setupI18n({ locale: 'en', messages: { en, 'zh-cn': simplified, 'zh-tw': traditional } });
const NAMES: Record<string, string> = { PVG: 'Shanghai Pudong', SIN: 'Singapore Changi' };
const words: Words = {
  i18n,
  airport: (code) => NAMES[code] ?? code,
  date: (isoDate) => isoDate,
  money: (money) => `${money.currency} ${toDecimal(money)}`,
};

test.each(['zh-cn', 'zh-tw'])('every status and document has a label of its own in %s', (locale) => {
  const catalog: Record<string, unknown> = locale === 'zh-cn' ? simplified : traditional;
  for (const status of FLIGHT_ORDER_STATUSES) expect(catalog[STATUS_LABELS[status].id], status).toBeTruthy();
  for (const label of Object.values(DOCUMENT_LABELS)) expect(catalog[label.id]).toBeTruthy();
});

test('an itinerary can be sent to a traveller without prices or document numbers', () => {
  i18n.activate('en');
  const text = itineraryText(order(), words, null);
  expect(text).toContain('PNR K7QW2M');
  expect(text).toContain('09:15 Shanghai Pudong (PVG T1)');
  expect(text).toContain('1. LI/MING MR');
  expect(text).not.toContain('3612');
  expect(text).not.toContain('E12');
  expect(itineraryText(order(), words, { amount: 379_260, currency: 'CNY' })).toContain('CNY 3792.60');
});

test('an issued itinerary carries its ticket numbers, and a night flight its day', () => {
  const base = order();
  const [passenger] = base.passengers;
  const [journey] = base.journeys;
  const [segment] = journey?.segments ?? [];
  if (!passenger || !journey || !segment) throw new Error('the sample has a passenger and a segment');
  const issued = order({
    status: 'issued',
    passengers: [{ ...passenger, ticketNumber: '7811234567890' }],
    journeys: [{ ...journey, segments: [{ ...segment, departure: '2026-12-12T23:50', arrival: '2026-12-13T05:20' }] }],
  });
  const text = itineraryText(issued, words, null);
  expect(text).toContain('781-1234567890');
  expect(text).toContain('05:20 +1');
});

test('the next step of an unpaid booking is to pay, until its deadline', () => {
  expect(nextStep(order(), new Date('2026-11-20T09:00:00Z'))).toEqual({
    kind: 'pay',
    deadline: '2026-11-20T10:00:00Z',
    late: false,
  });
  expect(nextStep(order(), new Date('2026-11-20T10:00:00Z')).late).toBe(true);
});

test('a booking waiting for its tickets shows when they are due, a cancelled one no deadline', () => {
  const waiting = nextStep(
    order({ status: 'proceeding', ticketBy: '2026-11-20T11:00:00Z' }),
    new Date('2026-11-20T09:00:00Z'),
  );
  expect(waiting).toEqual({ kind: 'wait', deadline: '2026-11-20T11:00:00Z', late: false });
  expect(nextStep(order({ status: 'origin_canceled' }), new Date('2026-11-20T09:00:00Z')).deadline).toBeNull();
});

test('actions come from the server and nowhere else', () => {
  const waiting = order({ actions: [{ action: 'change', allowed: false, reason: 'status' }] });
  expect(actionOf(waiting, 'change')).toEqual({ action: 'change', allowed: false, reason: 'status' });
  expect(actionOf(waiting, 'pay')).toBeNull();
  expect(awaitsTickets(waiting)).toBe(true);
});
