import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { StatementList } from './StatementList.tsx';
import { sampleStatement } from './sample-statement.ts';

const { view } = vi.hoisted(() => ({ view: { width: 'phone' } }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => view.width }));
vi.mock('../../api/online.ts', () => ({ useIsOld: () => false, useOnline: () => true }));
vi.mock('./StatementDetail.tsx', () => ({
  StatementDetail: ({ id, beside }: { id: string; beside: boolean }) => `${id} ${beside ? 'beside' : 'in a sheet'}`,
}));

const list = [sampleStatement({ id: '7' }), sampleStatement({ id: '6' })];
const query = {
  data: {},
  list,
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
const open = () => undefined;
const shownAt = (width: string, id?: string) => {
  view.width = width;
  return drawn(<StatementList query={query} id={id} empty={null} onOpen={open} />);
};

test('where there is room statements stand in columns until one is chosen, and beside it from then on', async () => {
  for (const width of ['tablet', 'desktop']) {
    expect(await shownAt(width)).toContain('<table');
    const chosen = await shownAt(width, '6');
    expect(chosen).not.toContain('<table');
    expect(chosen).toContain('6 beside');
    expect(chosen).toMatch(/id="row-6"[^>]*aria-current="true"/);
  }
});

test('on a phone they are cards, and one opens over them', async () => {
  expect(await shownAt('phone')).not.toContain('<table');
  const chosen = await shownAt('phone', '6');
  expect(chosen).toContain('id="row-7"');
  expect(chosen).toContain('6 in a sheet');
});
