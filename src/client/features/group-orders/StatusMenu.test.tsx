import { beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { GROUP_ORDER_STATUSES, type GroupOrderStatus } from '../../../contract/group-order-states.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { StatusMenu } from './StatusMenu.tsx';

const held = vi.hoisted(() => ({ width: 'phone' }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => held.width }));

/** The entries of the menu: those in sight, and those that a press shows. */
async function menuOf(status?: GroupOrderStatus) {
  const [shown = '', behind = ''] = (await drawn(<StatusMenu status={status} />)).split('<details');
  const entries = (html: string) =>
    [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, words = '']) => words.replace(/<[^>]+>/g, ''));
  const [, more = ''] = /<summary[^>]*>(.*?)<\/summary>/.exec(behind) ?? [];
  return { shown: entries(shown), behind: entries(behind), more };
}

beforeEach(() => {
  const cnt = (status: GroupOrderStatus) => ({ to_be_confirm: 2, issued: 3 })[String(status)] ?? 0;
  const counts = GROUP_ORDER_STATUSES.map((status) => ({ status, cnt: cnt(status) }));
  queryClient.setQueryData(apiQueryKey('groupOrderCounts', {}), counts);
});

test.each(['phone', 'tablet'])(
  'on a %s, statuses without groups are a press away, and all can be chosen',
  async (width) => {
    held.width = width;
    const { shown, behind, more } = await menuOf();
    expect(shown).toEqual(['All groups 5', 'To be confirmed 2', 'Issued 3']);
    expect(behind).toHaveLength(GROUP_ORDER_STATUSES.length - 2);
    expect(more).toBe(`${behind.length} more statuses`);
  },
);

test('the chosen status stays in sight, whatever it counts', async () => {
  held.width = 'phone';
  const { shown, behind } = await menuOf('failed');
  expect(shown).toContain('Failed 0');
  expect(behind).not.toContain('Failed 0');
});

test('before their counts have come, the statuses can be chosen all the same', async () => {
  held.width = 'phone';
  queryClient.clear();
  const { shown, behind } = await menuOf();
  expect(shown).toEqual(['All groups –']);
  expect(behind).toHaveLength(GROUP_ORDER_STATUSES.length);
});

test('beside the list of a desktop each status has its entry (spec §2)', async () => {
  held.width = 'desktop';
  const { shown, behind } = await menuOf();
  expect(shown).toHaveLength(GROUP_ORDER_STATUSES.length + 1);
  expect(behind).toEqual([]);
});
