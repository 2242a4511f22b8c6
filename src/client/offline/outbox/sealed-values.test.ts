import { expect, test } from 'vitest';
import { memoryStore } from '../drafts/sample-drafts.ts';
import { importDraftKey } from '../drafts/sealing.ts';
import { outboxPlace } from './outbox.ts';
import { remark, sampleOutbox } from './sample-outbox.ts';
import { sealedValues } from './sealed-values.ts';

const ME = '/api|u1';
const KEY = await importDraftKey(Buffer.alloc(32, 7).toString('base64'));
const OTHER = await importDraftKey(Buffer.alloc(32, 8).toString('base64'));
const TRAVELLER = { surname: 'LI', documents: [{ type: 'passport', number: 'E12345678' }] };

function device(start: CryptoKey | null = KEY) {
  const held = new Map<string, unknown>();
  const keys = new Map<string, CryptoKey | null>([[ME, start]]);
  const store = sealedValues(memoryStore(held), async (account) => keys.get(account) ?? null);
  /** All that somebody who opens the database can read. */
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

test('what was put in before the key was there is sealed as soon as it is', async () => {
  const { store, keys, readable } = device(null);
  await store.set(outboxPlace(ME, 'r1'), TRAVELLER);
  await store.set(outboxPlace('/api|u2', 'r2'), { text: 'Of somebody else' });
  expect(await store.get(outboxPlace(ME, 'r1'))).toEqual(TRAVELLER);
  keys.set(ME, KEY);
  await store.sealPlain(ME);
  expect(readable()).not.toContain('E12345678');
  expect(readable()).toContain('Of somebody else');
  expect(await store.get(outboxPlace(ME, 'r1'))).toEqual(TRAVELLER);
});

test('what is no change of an account lies as it is: the service worker needs its pass before any key', async () => {
  const { store, held } = device();
  await store.set(`pass/${ME}`, { token: 't' });
  expect(held.get(`pass/${ME}`)).toEqual({ token: 't' });
});

test('an outbox on top of it works as before', async () => {
  const sample = sampleOutbox();
  const store = sealedValues(memoryStore(sample.held), async () => KEY);
  const outbox = sample.tab(store);
  await outbox.add(remark('Seats together'));
  expect(JSON.stringify([...sample.held])).not.toContain('Seats');
  expect((await outbox.list('api|u1')).map(({ input }) => input.text)).toEqual(['Seats together']);
});
