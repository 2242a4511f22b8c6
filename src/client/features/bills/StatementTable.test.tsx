import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { RecordList } from '../../manage/RecordList.tsx';
import { StatementTable } from './StatementTable.tsx';
import { sampleStatement } from './sample-statement.ts';

vi.mock('../../api/online.ts', () => ({ useIsOld: () => false, useOnline: () => true }));

const closed = sampleStatement({ agencyName: 'Quay Tours', entries: 7, closing: 1_234_567, owed: 89_000 });
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
const cellsOf = (html: string) =>
  [...html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim());

test('where there is room the statements of agencies stand in columns, each opened by a button that names its days', async () => {
  const shown = await drawn(
    <RecordList
      query={query}
      empty={null}
      onChoose={choose}
      row={() => 'a card'}
      table={(list) => <StatementTable list={list} whose="agencies" onChoose={choose} />}
    />,
  );
  expect(shown).not.toContain('a card');
  const cells = cellsOf(shown);
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

test('those of one company are not named in each row: the days open them', async () => {
  const shown = await drawn(<StatementTable list={[closed]} whose="own" onChoose={choose} />);
  expect(shown).toContain('aria-label="Statements"');
  expect(shown).not.toContain('Quay Tours');
  const cells = cellsOf(shown);
  expect([cells[0], cells[6]]).toEqual(['Credit period', 'October 2026']);
  expect(shown).toMatch(/<button type="button" id="row-7"[^>]*>.*October 2026.*<\/button>/);
});

test('the column of balance less credit is explained over the table, of an agency as its own money', async () => {
  const captionOf = async (whose: 'own' | 'agency') => {
    const shown = await drawn(<StatementTable list={[closed]} whose={whose} onChoose={choose} />);
    return /<caption[^>]*>(.*?)<\/caption>/.exec(shown)?.[1]?.replace(/<[^>]+>/g, '');
  };
  expect(await captionOf('own')).toBe('Balance less credit: What you have, less what you have used of the credit line');
  expect(await captionOf('agency')).toBe(
    'Balance less credit: What the agency has, less what it has used of the credit line',
  );
});
