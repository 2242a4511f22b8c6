import { expect, test } from 'vitest';
import { createTraces, traceKey } from '../../api/traces.ts';
import { guardedTexts } from '../../device/browser/texts.ts';
import { type KeyValue, StorageFailure } from '../../device/key-value.ts';
import { createKeyring } from '../../device/keyring.ts';
import { sealedValues } from '../../device/sealed-values.ts';
import { importDraftKey, openBox, sealBox } from '../../device/sealing.ts';
import { createLockUp } from './lock-up.ts';
import { memoryStore, memoryTexts, sampleKeeper } from './sample-drafts.ts';

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

/** Keys are not copied: a CryptoKey is cloned by IndexedDB, not by structuredClone of every engine. */
function device() {
  const held = new Map<string, unknown>();
  const kept = new Map<string, unknown>();
  const drafts = memoryStore(held);
  const waiting = new Map<string, unknown>();
  const sealed = {
    ...memoryStore(kept),
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
    entries: async (): Promise<[string, unknown][]> => [...kept],
  };
  const keyring = createKeyring(sealed);
  const outbox = sealedValues(memoryStore(waiting), keyring.keyOf);
  const texts = memoryTexts();
  let boxes = 0;
  const lockUp = createLockUp({
    drafts,
    outbox,
    sealed,
    keyring,
    ahead: { clear: () => undefined, accounts: () => [] },
    alone: (work) => work(),
    traces: createTraces(guardedTexts(() => texts)),
    accountOf: async (user) => user,
    context: () => ({ now: new Date(), newId: () => `box-${++boxes}` }),
  });
  return { held, kept, waiting, outbox, drafts, sealed, lockUp, texts, keeper: sampleKeeper(drafts) };
}

/** The device takes keys but no boxes. */
function withoutRoom(sealed: KeyValue): void {
  const { set } = sealed;
  sealed.set = async (key, value) => {
    if (key.startsWith('box/')) throw new StorageFailure(new DOMException('no room', 'QuotaExceededError'));
    await set(key, value);
  };
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

test('a remark that was begun before the kept one came back does not replace it', async () => {
  const { held, lockUp } = device();
  const key = 'typed/user-a/remark/1';
  held.set(key, { text: 'Kept', savedAt: '2026-11-20T08:00:00Z' });
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  expect(await lockUp.seal('user-a')).toBe(true);
  held.set(key, { text: 'Begun since', savedAt: '2026-11-20T09:00:00Z' });
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await lockUp.open('user-a');
  const part = expect.objectContaining({ content: '"Begun since"' });
  const others = [expect.objectContaining({ content: '"Kept"' })];
  expect(held.get(key)).toMatchObject({ doc: { parts: [part], others } });
});

test('what screens keep of a user’s searches leaves with the user, and comes back alone', async () => {
  const { texts, kept, lockUp } = device();
  const mine = traceKey('recent-searches', 'user-a');
  texts.setItem(mine, '[{"from":"HKG"}]');
  texts.setItem(traceKey('known-prices', 'user-of-before'), '{}');
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  expect(await lockUp.seal('user-a')).toBe(true);
  await lockUp.sealOthers('user-b');
  expect(texts.length).toBe(0);
  expect([...kept.keys()].every((key) => key.startsWith('box/'))).toBe(true);
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await lockUp.open('user-a');
  expect(texts.getItem(mine)).toBe('[{"from":"HKG"}]');
});

test('what is typed is deleted at will, and what was sent without an answer is locked, so that its user’s next try is known', async () => {
  const { held, kept, lockUp, keeper } = device();
  const typed = (value: string) => ({ ...CHANGE, kind: 'local', head: '', contents: { value: JSON.stringify(value) } });
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await keeper.save('user-a', 'd1', CHANGE);
  await keeper.save('user-a', 'remark/1', typed('Seats together'));
  await keeper.save('user-a', 'intent/k1', typed('digest'));
  await lockUp.removeTyped('user-a');
  expect(await lockUp.seal('user-a')).toBe(true);
  expect([...held.keys()]).toEqual([]);
  expect([...kept.keys()].every((key) => key.startsWith('box/'))).toBe(true);
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await lockUp.open('user-a');
  expect([...held.keys()]).toEqual(['typed/user-a/intent/k1']);
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

test('what waits to be sent is locked up with the drafts, and comes back into the outbox', async () => {
  const { held, kept, waiting, outbox, lockUp } = device();
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  const remark = { text: 'Seats together', account: 'user-a' };
  waiting.set('outbox/user-a/r1', remark);
  waiting.set('outbox/user-b/r2', { text: 'Not yours' });
  expect(await lockUp.seal('user-a')).toBe(true);
  expect([...waiting.keys()]).toEqual(['outbox/user-b/r2']);
  expect(JSON.stringify([...kept])).not.toContain('Seats');

  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  expect(await lockUp.open('user-a')).toBe(0);
  expect(await outbox.get('outbox/user-a/r1')).toEqual(remark);
  expect([...held.keys()]).toEqual([]);
});

test('keys that name no account are nobody’s, and cost the account that works here nothing', async () => {
  const { held, waiting, lockUp } = device();
  const mine = '/api|user-a';
  await lockUp.keepKey(mine, await importDraftKey(KEY));
  held.set('odd', {});
  held.set(`draft/${mine}/d1`, {});
  waiting.set(`outbox/${mine}/r1`, { text: 'Seats together' });
  waiting.set(`pass/${mine}`, { token: 't' });
  await lockUp.sealOthers(mine);
  expect([...held.keys(), ...waiting.keys()]).toHaveLength(4);
});

test('what an ended session left without a key is removed: nobody may read it', async () => {
  const { held, lockUp, keeper } = device();
  await keeper.save('/api|user-a', 'd1', CHANGE);
  await keeper.save('/api|user-b', 'd2', CHANGE);
  expect(await lockUp.holdsOthers('/api|user-b')).toBe(true);
  expect(await lockUp.sealOthers('/api|user-b')).toEqual({ drafts: true, changes: false });
  expect([...held.keys()]).toEqual(['draft//api|user-b/d2']);
  expect(await lockUp.holdsOthers('/api|user-b')).toBe(false);
  expect(await lockUp.holdsOthers(null)).toBe(true);
});

test('where no box can be stored the drafts go from the device, and this page gives them back to their user', async () => {
  const { held, kept, sealed, lockUp, keeper } = device();
  withoutRoom(sealed);
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await keeper.save('user-a', 'd1', CHANGE);
  expect(await lockUp.seal('user-a')).toBe(false);
  expect([...held.keys()]).toEqual(['draft/user-a/d1']);
  expect(await lockUp.sealOthers(null)).toEqual({ drafts: true, changes: false });
  expect([...held.keys(), ...kept.keys()]).toEqual([]);
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  expect(await lockUp.open('user-a')).toBe(0);
  expect([...held.keys()]).toEqual(['draft/user-a/d1']);
});

test('without room for a box, another account’s changes stay on the device sealed and come back to their account', async () => {
  const { waiting, kept, sealed, outbox, lockUp } = device();
  withoutRoom(sealed);
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await outbox.set('outbox/user-a/r1', { text: 'Seats together' });
  expect(await lockUp.sealOthers('user-b')).toEqual({ drafts: false, changes: false });
  expect([...kept.keys()]).toEqual([]);
  expect([...waiting.keys()]).toEqual(['outbox/user-a/r1']);
  expect(JSON.stringify(await outbox.entries())).not.toContain('Seats');
  // They do not count as data still to be sealed.
  expect(await lockUp.holdsOthers('user-b')).toBe(false);

  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  expect(await outbox.get('outbox/user-a/r1')).toEqual({ text: 'Seats together' });
});

test('another account’s changes that were never sealed do not stay readable, and it is told that they are lost', async () => {
  const { waiting, lockUp } = device();
  waiting.set('outbox/user-a/r1', { text: 'Seats together' });
  expect(await lockUp.sealOthers('user-b')).toEqual({ drafts: false, changes: true });
  expect([...waiting.keys()]).toEqual([]);
});

test('what is no record comes back from the box as it was, and a draft begun anew keeps the boxed text beside', async () => {
  const { held, lockUp, keeper } = device();
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await keeper.save('user-a', 'd1', CHANGE);
  held.set('draft/user-a/torn', 'no record');
  await lockUp.seal('user-a');
  await keeper.save('user-a', 'd1', { ...CHANGE, by: 'later', contents: { p0: '{"name":"WANG"}' } });
  await lockUp.keepKey('user-a', await importDraftKey(KEY));
  await lockUp.open('user-a');
  expect(held.get('draft/user-a/torn')).toBe('no record');
  const [record] = await keeper.list('user-a');
  expect(record?.doc.parts.map(({ content }) => content)).toEqual(['{"name":"WANG"}']);
  expect(record?.doc.others.map(({ content }) => content)).toEqual(['{"name":"LI MING"}']);
});
