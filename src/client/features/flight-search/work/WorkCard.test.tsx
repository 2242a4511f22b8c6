import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { ApiError } from '../../../api/errors.ts';
import { WorkCard } from './WorkCard.tsx';

const held = vi.hoisted(() => ({ width: 'phone' }));
vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => held.width }));

const answer = { error: null, isError: false, isFetching: false, fetchStatus: 'idle', dataUpdatedAt: 0 };
const query = { ...answer, data: undefined, refetch: () => undefined };
const cardWith = (data: unknown, rows: readonly string[], state: { error?: ApiError; fetchStatus?: string } = {}) =>
  drawn(
    <WorkCard
      title="Due today"
      all="All of it"
      query={{ ...query, ...state, data }}
      none="Nothing to do."
      rows={rows.map((row) => <li key={row}>{row}</li>)}
    />,
  );

test('on a phone work stands below the search once there is some, and takes no room before or without it', async () => {
  held.width = 'phone';
  expect(await cardWith(undefined, [])).toBe('');
  expect(await cardWith({}, [])).toBe('');
  expect(await cardWith({}, ['HKG → BKK'])).toContain('<li>HKG → BKK</li>');
});

test('elsewhere its card stands from the first moment and says when nothing is to be done', async () => {
  held.width = 'tablet';
  expect(await cardWith(undefined, [])).toContain('Due today');
  expect(await cardWith({}, [])).toContain('Nothing to do.');
});

test('on a phone it is said too that work could not be loaded', async () => {
  held.width = 'phone';
  const error = new ApiError({ kind: 'unexpected', code: 0, status: 503, message: 'The server is busy.' });
  expect(await cardWith(undefined, [], { error })).toContain('The server is busy.');
  expect(await cardWith(undefined, [], { fetchStatus: 'paused' })).toContain('No connection');
  expect(await cardWith({}, [], { error, fetchStatus: 'paused' })).toBe('');
});
