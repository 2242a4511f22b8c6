import { expect, test } from 'vitest';
import { groupCounts } from './group-counts.ts';

test('counts add up per group and overall', () => {
  const { groups, total } = groupCounts([
    { status: 'to_be_paid', cnt: 2 },
    { status: 'chg_to_be_paid', cnt: 1 },
    { status: 'to_be_pay_first', cnt: 3 },
    { status: 'rfd_to_be_confirm', cnt: 4 },
  ]);
  expect(groups).toMatchObject({ toBePaid: 6, pendingConfirm: 4, reviewing: 0 });
  expect(total).toBe(10);
});
