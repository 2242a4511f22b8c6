import { expect, test } from 'vitest';
import {
  FLIGHT_ORDER_STATES,
  FLIGHT_ORDER_STATUSES,
  type FlightOrderStatus,
} from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { messages as simplified } from '../../locales/zh-cn.po';
import { messages as traditional } from '../../locales/zh-tw.po';
import { awaitsTickets, nextStep } from '../../orders/next-step.ts';
import { actionOf } from '../../orders/order-actions.ts';
import { STATUS_LABELS } from '../../orders/order-labels.ts';
import { DOCUMENT_LABELS } from '../../trip/labels.ts';
import { order } from './sample-order.ts';
import { STEP_TEXTS, stepText } from './step-texts.ts';

test.each(['zh-cn', 'zh-tw'])('every status and document has a label of its own in %s', (locale) => {
  const catalog: Record<string, unknown> = locale === 'zh-cn' ? simplified : traditional;
  for (const status of FLIGHT_ORDER_STATUSES) expect(catalog[STATUS_LABELS[status].id], status).toBeTruthy();
  for (const label of Object.values(DOCUMENT_LABELS)) expect(catalog[label.id]).toBeTruthy();
});

test('a booking that ended without tickets is never said to stand, nor to be followed up', () => {
  const standing = [STEP_TEXTS.rfd_rejected, STEP_TEXTS.holding];
  const ended = FLIGHT_ORDER_STATUSES.filter((status) => {
    const { types, final } = FLIGHT_ORDER_STATES[status];
    return final && types.includes('origin');
  });
  expect(ended).toContain('canceled');
  expect(ended.filter((status) => standing.includes(STEP_TEXTS[status]))).toEqual([]);
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

const NOW = new Date('2026-11-20T09:00:00Z');
/** The text under the headline of an order that a person moved to its status. */
function said(status: FlightOrderStatus, kind: 'supplier' | 'status', changes: Partial<FlightOrder> = {}) {
  const entry = { at: '2026-11-20T08:00:00Z', kind, status, by: 'Somebody', money: null, text: null };
  const ended = order({ status, payBy: null, timeline: [entry], ...changes });
  return stepText(ended, nextStep(ended, NOW)).message;
}

test.each(['refund_failed', 'void_failed', 'void_rejected'] as const)(
  'of tickets that a supplier had in its hands nobody is told to travel: %s',
  (status) => {
    expect(said(status, 'supplier')).toContain('Do not travel on them before.');
    expect(said(status, 'status')).toBe('The original booking stays as it was.');
  },
);

test('a booking that the desk has ended is not put down to the airline or its supplier', () => {
  expect(said('canceled', 'supplier')).toContain('The airline cancelled the booking');
  expect(said('canceled', 'status')).toContain('Our desk cancelled the booking');
  expect(said('failed', 'supplier')).toContain('The supplier lost the booking');
  expect(said('failed', 'status')).not.toContain('supplier');
});

test.each(['change_failed', 'reimbursing', 'failed_reimbursed'] as const)(
  'of a change that cost nothing no money goes back: %s',
  (status) => {
    const change = (amount: number) => said(status, 'supplier', { type: 'change', total: { amount, currency: 'CNY' } });
    expect(change(0)).toContain('Nothing was paid for it.');
    expect(change(5_000)).toContain('money');
  },
);
