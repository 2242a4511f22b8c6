import { expect, test } from 'vitest';
import { PENDING_GROUPS } from '../../../contract/order-groups.ts';
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

test('days of booking are those where the agent is', () => {
  const search = readOrdersSearch({ createdTo: '2026-12-01' });
  expect(toOrdersQuery(search, 'Asia/Taipei')).toEqual({ createdTo: '2026-12-01', zone: 'Asia/Taipei' });
  expect(toOrdersQuery({ departureTo: '2026-12-01' }, 'Asia/Taipei')).toEqual({ departureTo: '2026-12-01' });
});

test('numbers that an address parser made are read as text, and nonsense is dropped', () => {
  expect(readOrdersSearch({ q: 2612048817, type: 'other', group: 3, createdFrom: '12/01' })).toEqual({
    q: '2612048817',
  });
});

test('characters that no number or name holds are left out of what is looked for', () => {
  expect(readOrdersSearch({ q: '\u0000 MU\t567', passenger: '\u0000' })).toEqual({ q: 'MU567' });
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
