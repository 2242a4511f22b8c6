import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { newRecord } from '../../../offline/drafts/draft-record.ts';
import { WorkPanel } from './WorkPanel.tsx';

const held = vi.hoisted(() => ({ drafts: new Array<unknown>() }));
vi.mock('../../../offline/drafts/use-draft.ts', () => ({
  useDrafts: () => ({ drafts: held.drafts, future: 0, broken: 0 }),
}));
vi.mock('../../../api/online.ts', () => ({ useIsOld: () => false }));
vi.mock('../../../ui/ticker.ts', () => ({ useNow: () => Date.now(), useServerNow: () => Date.now() }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));
vi.mock('./FirstSteps.tsx', () => ({ FirstSteps: () => null }));
// Its code is here.
vi.mock('../../../ui/lazy-part.tsx', async () => {
  const { ProductRow } = await import('../../../offline/drafts/ui/ProductRow.tsx');
  return { lazyPart: () => ProductRow, loadMissingParts: () => undefined };
});

const NONE = 'No unfinished bookings.';

test('a group request that was left half-way stands among the drafts', async () => {
  expect(await drawn(<WorkPanel />)).toContain(NONE);
  const head = JSON.stringify({ title: { route: ['HKG', 'SIN'], of: 1 }, resume: null });
  const doc = { rev: 1, head, parts: [], others: [] };
  held.drafts = [newRecord({ id: 'd1', kind: 'group-request', version: 1, account: 'me', doc })];
  const panel = await drawn(<WorkPanel />);
  expect(panel).toContain('Group HKG → SIN');
  expect(panel).not.toContain(NONE);
});
