import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { DeskPage } from './DeskPage.tsx';
import type { DeskSearch } from './desk-search.ts';

const desk = vi.hoisted(() => ({
  navigate: vi.fn<(to: object) => void>(),
  search: { order: '2612048817', product: 'flight' },
  /** Filters the queue or opens another task. */
  press: vi.fn<(next: DeskSearch) => void>(),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original()),
  useNavigate: () => desk.navigate,
  useSearch: () => desk.search,
}));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));
vi.mock('../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
// The open case renders in a browser, which is absent here.
vi.mock('./DeskCase.tsx', () => ({ DeskCase: () => null }));
vi.mock('./DifferenceCase.tsx', () => ({ DifferenceCase: () => null }));
vi.mock('./GroupCase.tsx', () => ({ GroupCase: () => null }));
vi.mock('./TrainCase.tsx', () => ({ TrainCase: () => null }));
vi.mock('./DeskQueue.tsx', () => ({
  DeskQueue: ({ onChange }: { onChange: (next: DeskSearch) => void }) => {
    desk.press.mockImplementation(onChange);
    return null;
  },
}));

beforeEach(() => desk.navigate.mockClear());

test.each<[string, DeskSearch, boolean]>([
  ['narrowing the queue leaves what is open where it was read', { kind: 'ticketing' }, false],
  ['another one begins at its top', { order: '2612048818', product: 'train' }, true],
])('%s', async (_, next, resetScroll) => {
  await drawn(<DeskPage />);
  desk.press(next);
  expect(desk.navigate.mock.calls[0]?.[0]).toMatchObject({ search: next, resetScroll });
});
