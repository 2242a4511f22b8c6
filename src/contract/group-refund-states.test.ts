import { expect, test } from 'vitest';
import { GROUP_ORDER_STATUSES } from './group-order-states.ts';
import { GROUP_STATES, GROUP_STATUSES, statusOfGroup } from './group-refund-states.ts';
import { canMove } from './order-products.ts';

test('a refund of a group goes from its request to an end, and never into the group’s own life', () => {
  const reached = new Set<string>(['rfd_reviewing']);
  for (const status of reached)
    for (const next of Object.keys(GROUP_STATES[statusOfGroup(status)].next)) reached.add(next);
  const isGroups = (status: string) => GROUP_ORDER_STATUSES.some((own) => own === status);
  // A quote that is not accepted in time is closed, as a group is.
  expect([...reached].filter(isGroups)).toEqual(['closed']);
  const refunds = GROUP_STATUSES.filter((status) => !isGroups(status));
  expect([...reached].filter((status) => !isGroups(status)).sort()).toEqual([...refunds].sort());
  for (const status of refunds)
    expect(Object.keys(GROUP_STATES[status].next).length === 0, status).toBe(GROUP_STATES[status].final === true);
});

test('a group itself is never taken into its refund, and nobody but the desk gives its tickets back', () => {
  for (const status of GROUP_ORDER_STATUSES) expect(canMove('group', status, 'rfd_reviewing', 'agent')).toBe(false);
  expect(canMove('group', 'rfd_proceeding', 'refunded', 'desk')).toBe(true);
  expect(canMove('group', 'rfd_proceeding', 'refunded', 'supplier')).toBe(false);
});
