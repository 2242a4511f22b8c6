import { expect, test } from 'vitest';
import { REMINDER_STATUSES } from '../../../contract/notice-kinds.ts';
import { PENDING_GROUPS } from '../../../contract/order-groups.ts';
import { readOrdersSearch } from '../../orders/order-filters.ts';
import { activeSheetFilters, toListQuery, toOrdersQuery } from './orders-query.ts';

test('an address becomes a list call, and a group its statuses', () => {
  const search = readOrdersSearch({
    q: ' 781 ',
    type: 'refund',
    group: 'toBePaid',
    product: 'group',
    airline: 'MU',
    departureFrom: '2026-12-01',
  });
  expect(toOrdersQuery(search)).toEqual({
    q: '781',
    type: 'refund',
    status: PENDING_GROUPS.toBePaid.join(','),
    product: 'group',
    airline: 'MU',
    departureFrom: '2026-12-01',
  });
  expect(activeSheetFilters(search)).toEqual(['departureFrom', 'airline']);
});

test('what has a deadline is every status that people are reminded of, and can be seen and taken off as a filter', () => {
  const search = readOrdersSearch({ status: 'deadline', q: 'LI' });
  expect(toListQuery(search)).toEqual({ q: 'LI', status: REMINDER_STATUSES.join(','), sort: 'deadline' });
  expect(toOrdersQuery({ status: 'issued', group: 'toBePaid' })).toEqual({ status: 'issued' });
  expect(activeSheetFilters(search)).toEqual(['status']);
});

test('what waits to be paid comes by its deadline, all else newest first', () => {
  expect(toListQuery({ group: 'toBePaid' }).sort).toBe('deadline');
  expect(toListQuery({ group: 'reviewing' }).sort).toBeUndefined();
});

test('days of booking are those where the agent is', () => {
  const search = readOrdersSearch({ createdTo: '2026-12-01' });
  expect(toOrdersQuery(search, 'Asia/Taipei')).toEqual({ createdTo: '2026-12-01', zone: 'Asia/Taipei' });
  expect(toOrdersQuery({ departureTo: '2026-12-01' }, 'Asia/Taipei')).toEqual({ departureTo: '2026-12-01' });
});
