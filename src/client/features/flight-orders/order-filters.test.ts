import { expect, test } from 'vitest';
import { PENDING_GROUPS } from '../../../contract/flight-order-states.ts';
import { activeSheetFilters, GROUPS, groupCounts, readOrdersSearch, toOrdersQuery } from './order-filters.ts';

test('an address becomes a list call, and a group its statuses', () => {
  const search = readOrdersSearch({
    q: ' 781 ',
    type: 'refund',
    group: 'toBePaid',
    airline: 'MU',
    departureFrom: '2026-12-01',
  });
  expect(toOrdersQuery(search)).toEqual({
    q: '781',
    type: 'refund',
    status: 'to_be_paid,chg_to_be_paid',
    airline: 'MU',
    departureFrom: '2026-12-01',
  });
  expect(activeSheetFilters(search)).toEqual(['departureFrom', 'airline']);
});

test('numbers that an address parser made are read as text, and nonsense is dropped', () => {
  expect(readOrdersSearch({ q: 2612048817, type: 'other', group: 3, createdFrom: '12/01' })).toEqual({
    q: '2612048817',
  });
});

test('every pending group is offered', () => {
  expect([...GROUPS].sort()).toEqual(Object.keys(PENDING_GROUPS).sort());
});

test('counts add up per group and overall', () => {
  const { groups, total } = groupCounts([
    { status: 'to_be_paid', cnt: 2 },
    { status: 'chg_to_be_paid', cnt: 1 },
    { status: 'rfd_to_be_confirm', cnt: 4 },
  ]);
  expect(groups).toMatchObject({ toBePaid: 3, pendingConfirm: 4, reviewing: 0 });
  expect(total).toBe(7);
});
