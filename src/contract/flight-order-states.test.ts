import { describe, expect, it } from 'vitest';
import {
  FLIGHT_ORDER_STATES,
  FLIGHT_ORDER_STATUSES,
  type FlightOrderStatus,
  INITIAL_STATUSES,
} from './flight-order-states.ts';
import { ORDER_TYPES, PENDING_GROUPS } from './order-groups.ts';
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

  it('shows in the pending menu only what still waits for somebody', () => {
    for (const status of Object.values(PENDING_GROUPS).flat())
      for (const states of Object.values(ORDER_STATES)) expect(states[status]?.final, status).toBeUndefined();
  });
});
