import { describe, expect, it } from 'vitest';
import {
  FLIGHT_ORDER_STATES,
  FLIGHT_ORDER_STATUSES,
  type FlightOrderStatus,
  INITIAL_STATUSES,
} from './flight-order-states.ts';
import { ORDER_TYPES, PENDING_GROUPS } from './order-groups.ts';
import type { TagColour } from './order-moves.ts';
import { canMove, ORDER_STATES } from './order-products.ts';

const nextOf = (status: FlightOrderStatus) =>
  FLIGHT_ORDER_STATUSES.filter((to) => Object.hasOwn(FLIGHT_ORDER_STATES[status].next, to));

function reachableFrom(starts: readonly FlightOrderStatus[]): Set<FlightOrderStatus> {
  const seen = new Set(starts);
  for (const status of seen) for (const next of nextOf(status)) seen.add(next);
  return seen;
}

describe('the life of a flight order', () => {
  it('names only statuses that exist as what follows', () => {
    for (const status of FLIGHT_ORDER_STATUSES)
      expect(FLIGHT_ORDER_STATUSES).toEqual(expect.arrayContaining(Object.keys(FLIGHT_ORDER_STATES[status].next)));
  });

  it('reaches every status from where orders begin', () => {
    const reached = reachableFrom(ORDER_TYPES.flatMap((type) => INITIAL_STATUSES[type]));
    expect(FLIGHT_ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });

  it.each(ORDER_TYPES)('keeps a %s order among the statuses of its type', (type) => {
    for (const status of reachableFrom(INITIAL_STATUSES[type]))
      expect(FLIGHT_ORDER_STATES[status].types, status).toContain(type);
  });

  it('ends only where an end is meant', () => {
    for (const status of FLIGHT_ORDER_STATUSES)
      expect(nextOf(status).length === 0, status).toBe(FLIGHT_ORDER_STATES[status].final === true);
  });

  it('leads from every status to an end', () => {
    for (const status of FLIGHT_ORDER_STATUSES)
      expect(
        [...reachableFrom([status])].some((s) => FLIGHT_ORDER_STATES[s].final),
        status,
      ).toBe(true);
  });

  it('lets nobody make a move that is another’s', () => {
    expect(canMove('flight', 'to_be_paid', 'proceeding', 'payment')).toBe(true);
    expect(canMove('flight', 'to_be_paid', 'proceeding', 'agent')).toBe(false);
    expect(canMove('flight', 'reserved', 'closed', 'clock')).toBe(true);
    expect(canMove('flight', 'reserved', 'closed', 'agent')).toBe(false);
    expect(canMove('flight', 'proceeding', 'origin_canceled', 'agent')).toBe(false);
    expect(canMove('flight', 'issued', 'closed', 'clock')).toBe(false);
  });

  it('has the colours of the specification', () => {
    const colours: Record<TagColour, readonly FlightOrderStatus[]> = {
      success: ['reserved', 'issued', 'changed', 'refunded', 'refunded_reimbursed', 'voided_reimbursed'],
      warning: [
        ...(['reviewing', 'chg_reviewing', 'chg_proceeding', 'rfd_reviewing', 'rfd_proceeding'] as const),
        ...(['failed_reimbursing', 'reimbursing', 'refunded_reimbursing'] as const),
        ...(['void_proceeding', 'voided_reimbursing'] as const),
      ],
      primary: ['to_be_paid', 'proceeding', 'chg_to_be_paid', 'rfd_to_be_confirm'],
      error: [
        ...(['failed', 'origin_failed', 'change_failed', 'refund_failed', 'void_failed'] as const),
        ...(['holding', 'origin_holding', 'change_holding', 'refund_holding', 'void_holding'] as const),
        ...(['chg_rejected', 'rfd_rejected', 'void_rejected'] as const),
      ],
      info: [
        ...(['failed_reimbursed', 'voided', 'closed'] as const),
        ...(['canceled', 'origin_canceled', 'change_canceled', 'refund_canceled', 'void_canceled'] as const),
      ],
    };
    const told = Object.entries(colours).flatMap(([colour, statuses]) => statuses.map((status) => [status, colour]));
    const shown = FLIGHT_ORDER_STATUSES.map((status) => [status, FLIGHT_ORDER_STATES[status].colour]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(shown));
  });

  it('shows in the pending menu only what still waits for somebody', () => {
    for (const status of Object.values(PENDING_GROUPS).flat())
      for (const states of Object.values(ORDER_STATES)) expect(states[status]?.final, status).toBeUndefined();
  });
});
