import { expect, test, vi } from 'vitest';
import { type KeyValue, StorageFailure } from '../../device/key-value.ts';
import { reopening } from '../../device/reopening.ts';
import { keepTrying } from './keep-trying.ts';
import { memoryStore } from './sample-drafts.ts';
import { withMemory } from './with-memory.ts';

/** A device whose free space the test controls. */
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

test('a retry does not write what was typed before over what is typed meanwhile', async () => {
  const held = new Map<string, unknown>();
  const device = memoryStore(held);
  let isFull = true;
  /** Writes wait here, in their order, until the test lets them go on. */
  const waiting: (() => void)[] = [];
  const { store, retry } = withMemory({
    ...device,
    set: async (key, value) => {
      if (isFull) throw new StorageFailure(new DOMException('no room', 'QuotaExceededError'));
      await new Promise<void>((resolve) => waiting.push(resolve));
      await device.set(key, value);
    },
  });
  const letAllGo = async (done: Promise<unknown>) => {
    let isDone = false;
    void done.then(() => (isDone = true));
    while (!isDone) {
      waiting.shift()?.();
      await Promise.resolve();
    }
  };
  await store.set('other', 'o');
  await store.set('a', 'before');
  isFull = false;
  const retried = retry();
  const typed = store.set('a', 'after');
  await letAllGo(Promise.all([retried, typed]));
  expect(held.get('a')).toBe('after');
  expect(await store.get('a')).toBe('after');
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

test('a connection that dies without a word is opened again, and the warning goes', async () => {
  vi.useFakeTimers();
  const held = new Map<string, unknown>();
  /** How many connections were opened, and how many of them hang. */
  const connections = { opened: 0, dead: 0 };
  const patienceMs = 1000;
  const ask = reopening({ open: () => ++connections.opened, leave: () => undefined, patienceMs });
  const onDevice = <T>(work: (device: KeyValue) => Promise<T>): Promise<T> =>
    ask((connection) =>
      connection > connections.dead ? work(memoryStore(held)) : new Promise<T>(() => undefined),
    ).catch((cause: unknown) => {
      throw new StorageFailure(cause);
    });
  const { store, state, retry } = withMemory({
    get: (key) => onDevice((device) => device.get(key)),
    set: (key, value) => onDevice((device) => device.set(key, value)),
    del: (key) => onDevice((device) => device.del(key)),
    entries: () => onDevice((device) => device.entries()),
  });
  await store.set('a', 1);
  // The device is away for a while, and every connection hangs.
  connections.dead = 2;
  const written = store.set('a', 2);
  await vi.advanceTimersByTimeAsync(2 * patienceMs);
  await written;
  expect(state.get()).toBe('memory');
  const onKept = vi.fn<() => void>();
  const stop = keepTrying({ state, retry, onKept });
  await vi.advanceTimersByTimeAsync(6000);
  expect(state.get()).toBe('device');
  expect(onKept).toHaveBeenCalledOnce();
  expect(held.get('a')).toBe(2);
  stop();
  vi.useRealTimers();
});
