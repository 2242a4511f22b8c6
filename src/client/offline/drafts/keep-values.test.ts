import { expect, test, vi } from 'vitest';
import { DraftSession } from './draft-session.ts';
import { memoryStore, memoryTexts, sampleKeeper } from './sample-drafts.ts';
import { writeAhead } from './write-ahead.ts';

/** What this window hears of others, and the device that it shares with them. */
const device = vi.hoisted(() => ({ hear: (id: string): unknown => id }));
const store = memoryStore();
const keeper = sampleKeeper(store);
vi.mock('../../api/session.ts', () => ({
  session: { get: () => ({ me: { userInfo: { id: 'u1' } } }), subscribe: () => () => undefined },
  accountOf: () => 'a',
}));
vi.mock('./say-storage.ts', () => ({ sayIfNotKept: () => undefined, sayOnceKept: () => undefined }));
vi.mock('./drafts.ts', () => ({
  draftsReady: async () => undefined,
  draftAccount: async () => 'a',
  followDrafts: (listener: (id: string, isHere: boolean) => void) => {
    device.hear = (id) => listener(id, false);
  },
  keeper: { read: keeper.read.bind(keeper), locals: keeper.locals.bind(keeper) },
  openForm: (definition: never, account: string, id: string, record: never) => {
    const noKey = async () => null;
    const ahead = writeAhead(memoryTexts, noKey);
    return new DraftSession(
      { definition, account, id, tab: 'here', keeper, ahead, storage: { get: () => 'device' } },
      record,
    );
  },
  closeForm: () => undefined,
  storageState: { subscribe: () => () => undefined },
}));

test('what another window types is shown, and not taken away by hearing of it twice at once', async () => {
  const { keepValues } = await import('./keep-values.ts');
  const { draftAt } = await import('./draft-values.ts');
  vi.useFakeTimers();
  await keepValues();
  const change = { kind: 'local', version: 1, by: 'there', head: '', contents: { value: '"In a tunnel"' }, base: {} };
  await keeper.save('a', 'remark/1', change);
  device.hear('remark/1');
  device.hear('remark/1');
  await vi.waitFor(() => expect(draftAt('remark/1')?.value).toBe('In a tunnel'));
  // Whatever this window would write of it, it writes within a moment.
  await vi.advanceTimersByTimeAsync(1000);
  expect(await keeper.read('a', 'remark/1')).toMatchObject({ state: 'ok' });
  vi.useRealTimers();
});
