import { expect, test } from 'vitest';
import { createLockUp } from './lock-up.ts';
import { memoryStore, sampleKeeper } from './sample-drafts.ts';
import { importDraftKey, openBox, sealBox } from './sealing.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const OTHER = Buffer.alloc(32, 8).toString('base64');
const CHANGE = {
  kind: 'flight-passengers',
  version: 1,
  by: 'tab',
  head: '{"title":{"lead":"LI/MING"}}',
  contents: { p0: '{"name":"LI MING"}' },
  base: {},
};

test('a box opens with its account’s key alone', async () => {
  const box = await sealBox({ name: 'LI MING' }, await importDraftKey(KEY), 'a');
  expect(await openBox(box, await importDraftKey(KEY), 'a')).toEqual({ name: 'LI MING' });
  expect(await openBox(box, await importDraftKey(OTHER), 'a')).toBeNull();
  expect(await openBox(box, await importDraftKey(KEY), 'b')).toBeNull();
});

/** Keys stay what they are: a CryptoKey is cloned by IndexedDB, not by structuredClone of every engine. */
function device() {
  const held = new Map<string, unknown>();
  const kept = new Map<string, unknown>();
  const drafts = memoryStore(held);
  const sealed = {
    ...memoryStore(kept),
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
    entries: async (): Promise<[string, unknown][]> => [...kept],
  };
  let boxes = 0;
  const lockUp = createLockUp({ drafts, sealed, ahead: { clear: () => undefined }, newId: () => `box-${++boxes}` });
  return { held, kept, drafts, lockUp, keeper: sampleKeeper(drafts) };
}

test('over a log-out the device shows nothing of the drafts, and the same user gets them back', async () => {
  const { held, kept, lockUp, keeper } = device();
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await keeper.save('user-a', 'd1', CHANGE);
  expect(await lockUp.seal('user-a')).toBe(true);
  expect([...held.keys()]).toEqual([]);
  const left = [...kept].map(([key, value]) => key + Buffer.from(Object(value).data ?? []).toString('latin1')).join();
  expect(left).not.toMatch(/LI|MING|user-a|key\//);

  await lockUp.keepKey('user-b', await importDraftKey(OTHER));
  expect(await lockUp.open('user-b')).toBe(0);
  expect([...held.keys()]).toEqual([]);

  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  expect(await lockUp.open('user-a')).toBe(0);
  expect((await keeper.list('user-a')).map(({ id }) => id)).toEqual(['d1']);
});

test('what a session that ended by itself left open is sealed before another user goes on', async () => {
  const { held, lockUp, keeper } = device();
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await keeper.save('user-a', 'd1', CHANGE);
  await lockUp.sealOthers('user-b');
  expect([...held.keys()]).toEqual([]);
  expect(await lockUp.hasKey('user-a')).toBe(false);
});

test('without a key nothing is sealed and nothing removed', async () => {
  const { held, lockUp, keeper } = device();
  await keeper.save('user-a', 'd1', CHANGE);
  expect(await lockUp.seal('user-a')).toBe(false);
  expect([...held.keys()]).toEqual(['draft/user-a/d1']);
});

test('a box that does not open stays and is counted', async () => {
  const { kept, lockUp, keeper } = device();
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await keeper.save('user-a', 'd1', CHANGE);
  await lockUp.seal('user-a');
  await lockUp.keepKey('user-a', await importDraftKey(OTHER));
  expect(await lockUp.open('user-a')).toBe(1);
  expect([...kept.keys()].filter((key) => key.startsWith('box/'))).toHaveLength(1);
});
