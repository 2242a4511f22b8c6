import { describe, expect, it } from 'vitest';
import { FLIGHT_ORDER_STATUSES } from './flight-order-states.ts';
import { deadlineKind, notifiesAgency, REMINDER_STATUSES } from './notice-kinds.ts';

describe('the deadline of a status', () => {
  it('is named by what ends', () => {
    const of = (kind: string) => REMINDER_STATUSES.filter((status) => deadlineKind(status) === kind);
    expect(of('quote').toSorted()).toEqual(['chg_to_be_paid', 'rfd_to_be_confirm', 'to_be_confirm']);
    expect(of('seats')).toEqual(['to_be_apply_seat']);
    expect(of('hold')).toEqual(['reserved']);
    expect(of('payment')).toHaveLength(REMINDER_STATUSES.length - 5);
  });
});

it('what is set aside, or waits at its supplier, is told, a booking as well as what was asked of its tickets', () => {
  const held = FLIGHT_ORDER_STATUSES.filter((status) => status.endsWith('holding'));
  expect(held.toSorted()).toEqual(['change_holding', 'holding', 'origin_holding', 'refund_holding', 'void_holding']);
  expect(held.filter((status) => !notifiesAgency(status, 'desk') || !notifiesAgency(status, 'supplier'))).toEqual([]);
});
