import { expect, test } from 'vitest';
import { type KeyValue, StorageFailure } from '../../device/key-value.ts';
import { memoryStore } from './sample-drafts.ts';
import { withMemory } from './with-memory.ts';

/** A device whose room the test takes and gives. */
function device() {
  const held = new Map<string, unknown>();
  const room = { isThere: true };
  const store = memoryStore(held);
  const set: KeyValue['set'] = async (key, value) => {
    if (!room.isThere) throw new StorageFailure(new DOMException('no room', 'QuotaExceededError'));
    await store.set(key, value);
  };
  return { held, room, ...withMemory({ ...store, set }) };
}

test('what a full device refused is there all the same, and on the device once there is room', async () => {
  const { held, room, store, state, retry } = device();
  await store.set('a', 1);
  room.isThere = false;
  await store.set('a', 2);
  await store.set('b', 3);
  expect(state.get()).toBe('full');
  expect(await store.get('a')).toBe(2);
  expect(await retry()).toBe(false);
  expect([...held]).toEqual([['a', 1]]);
  room.isThere = true;
  expect(await retry()).toBe(true);
  expect(state.get()).toBe('device');
  expect([...held]).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
});

test('a device that failed to read alone is asked again', async () => {
  let isSound = false;
  const { store, state, retry } = withMemory({
    ...memoryStore(new Map([['a', 1]])),
    get: async () => {
      if (!isSound) throw new StorageFailure(new DOMException('denied', 'SecurityError'));
      return 1;
    },
  });
  expect(await store.get('a')).toBeUndefined();
  expect(await retry()).toBe(false);
  expect(state.get()).toBe('memory');
  isSound = true;
  expect(await retry()).toBe(true);
  expect(await store.get('a')).toBe(1);
});
