import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { Statement } from '../../../contract/statements.ts';
import { RecordList } from '../../manage/RecordList.tsx';
import { StatementTable } from './StatementTable.tsx';

vi.mock('../../api/online.ts', () => ({ useIsOld: () => false, useOnline: () => true }));

const closed: Statement = {
  id: '7',
  agencyId: 'quay',
  agencyName: 'Quay Tours',
  period: 'month',
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  zone: 'Asia/Shanghai',
  currency: 'JPY',
  opening: 0,
  closing: 1_234_567,
  totals: [],
  entries: 7,
  creditUsed: 0,
  owed: 89_000,
  dueDay: '2026-11-15',
  status: 'due',
  closedAt: '2026-11-01T00:00:00Z',
};
const query = {
  data: {},
  list: [closed],
  error: null,
  isError: false,
  isFetching: false,
  fetchStatus: 'idle',
  dataUpdatedAt: 0,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => undefined,
  fetchNextPage: async () => undefined,
};
const choose = () => undefined;

test('where there is room the statements of agencies stand in columns, each opened by a button that names its days', async () => {
  const shown = await drawn(
    <RecordList
      query={query}
      empty={null}
      onChoose={choose}
      row={() => 'a card'}
      table={(list) => <StatementTable list={list} onChoose={choose} />}
    />,
  );
  expect(shown).not.toContain('a card');
  const cells = [...shown.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, html = '']) =>
    html.replace(/<[^>]+>/g, '').trim(),
  );
  expect(cells.slice(0, 7)).toEqual([
    'Company',
    'Credit period',
    'Entries',
    'Balance less credit',
    'Still owed',
    'To be settled by',
    'Status',
  ]);
  expect(cells.slice(7)).toEqual([
    'Quay Tours October 2026',
    'October 2026',
    '7',
    'JP¥1,234,567',
    'JP¥89,000',
    '2026-11-15',
    'Due',
  ]);
  expect(shown).toMatch(/<button type="button" id="row-7"/);
});

test('and as cards elsewhere', async () => {
  const shown = await drawn(
    <RecordList query={query} empty={null} onChoose={choose} row={() => 'a card'} table={null} />,
  );
  expect(shown).toContain('a card');
});
