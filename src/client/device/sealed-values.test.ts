import { expect, test } from 'vitest';
import { memoryStore } from '../offline/drafts/sample-drafts.ts';
import { outboxPlace } from '../offline/outbox/outbox.ts';
import { remark, sampleOutbox } from '../offline/outbox/sample-outbox.ts';
import { StorageFailure } from './key-value.ts';
import { sealedValues } from './sealed-values.ts';
import { importDraftKey } from './sealing.ts';

const ME = '/api|u1';
const KEY = await importDraftKey(Buffer.alloc(32, 7).toString('base64'));
const OTHER = await importDraftKey(Buffer.alloc(32, 8).toString('base64'));
const TRAVELLER = { surname: 'LI', documents: [{ type: 'passport', number: 'E12345678' }] };

function device(start: CryptoKey | null = KEY) {
  const held = new Map<string, unknown>();
  const keys = new Map<string, CryptoKey | null>([[ME, start]]);
  const store = sealedValues(memoryStore(held), async (account) => keys.get(account) ?? null);
  /** Everything readable in the database. */
  const readable = () =>
    [...held].map(
      ([key, value]) => key + JSON.stringify(value) + Buffer.from(Object(value).data ?? []).toString('latin1'),
    );
  return { held, keys, store, readable: () => readable().join() };
}

test('nothing of a traveller who waits to be sent can be read on the device, and their account reads all of it', async () => {
  const { store, readable } = device();
  await store.set(outboxPlace(ME, 'r1'), TRAVELLER);
  expect(readable()).not.toMatch(/LI|E12345678|passport/);
  expect(await store.get(outboxPlace(ME, 'r1'))).toEqual(TRAVELLER);
  expect(await store.entries()).toEqual([[outboxPlace(ME, 'r1'), TRAVELLER]]);
});

test('once the key is gone, or with another account’s, it stays shut and is not lost', async () => {
  const { store, keys } = device();
  await store.set(outboxPlace(ME, 'r1'), TRAVELLER);
  for (const key of [null, OTHER]) {
    keys.set(ME, key);
    expect(JSON.stringify(await store.entries())).not.toContain('E12345678');
  }
  keys.set(ME, KEY);
  expect(await store.get(outboxPlace(ME, 'r1'))).toEqual(TRAVELLER);
});

test('without a key nothing is written, and what an app that did not seal has left is sealed once it is there', async () => {
  const { held, store, keys, readable } = device(null);
  await expect(store.set(outboxPlace(ME, 'r1'), TRAVELLER)).rejects.toThrow(StorageFailure);
  expect(held.size).toBe(0);
  held.set(outboxPlace(ME, 'r1'), TRAVELLER);
  held.set(outboxPlace('/api|u2', 'r2'), { text: 'Of somebody else' });
  expect(await store.get(outboxPlace(ME, 'r1'))).toEqual(TRAVELLER);
  keys.set(ME, KEY);
  await store.sealPlain(ME);
  expect(readable()).not.toContain('E12345678');
  expect(readable()).toContain('Of somebody else');
  expect(await store.get(outboxPlace(ME, 'r1'))).toEqual(TRAVELLER);
});

test('what names no account lies as it is', async () => {
  const { store, held } = device();
  await store.set('format', 2);
  expect(held.get('format')).toBe(2);
});

test('what is asked for later comes to the device later, however long the cipher takes', async () => {
  const { store, held } = device();
  const long = { text: 'x'.repeat(500_000) };
  const all = [store.set(outboxPlace(ME, 'r1'), long), store.set(outboxPlace(ME, 'r1'), TRAVELLER)];
  const read = store.get(outboxPlace(ME, 'r1'));
  const gone = [store.set(outboxPlace(ME, 'r2'), long), store.del(outboxPlace(ME, 'r2'))];
  await Promise.all([...all, ...gone]);
  expect(await read).toEqual(TRAVELLER);
  expect([...held.keys()]).toEqual([outboxPlace(ME, 'r1')]);
});

test('an outbox on top of it works as before', async () => {
  const sample = sampleOutbox();
  const store = sealedValues(memoryStore(sample.held), async () => KEY);
  const outbox = sample.tab(store);
  await outbox.add(remark('Seats together'));
  expect(JSON.stringify([...sample.held])).not.toContain('Seats');
  expect((await outbox.list('api|u1')).map(({ input }) => input.text)).toEqual(['Seats together']);
});
