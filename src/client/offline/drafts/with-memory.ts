import { createStore } from '../../api/store.ts';
import { type KeyValue, StorageFailure } from '../../device/key-value.ts';
import { NoAnswer } from '../../device/reopening.ts';

/** device: stored; full: the device has no space; memory: the browser refuses storage, and a reload forgets. */
export type StorageState = 'device' | 'full' | 'memory';

function stateAfter(error: unknown): StorageState {
  const cause = error instanceof StorageFailure ? error.cause : error;
  return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'memory';
}

const removed = Symbol('removed');

/**
 * A store that falls back to memory when the device refuses; `state` says so. Memory is newer than the device, until `retry` has written it
 * there.
 */
export function withMemory(device: KeyValue) {
  const state = createStore<StorageState>('device');
  const memory = new Map<string, unknown>();
  /** A device that hangs is not tried again before a retry. */
  let isSilent = false;
  const fall = (error: unknown) => {
    isSilent ||= error instanceof StorageFailure && error.cause instanceof NoAnswer;
    state.set(stateAfter(error));
  };
  const ask = <T>(work: () => Promise<T>): Promise<T> =>
    isSilent ? Promise.reject(new StorageFailure(new NoAnswer('the device store is not asked again yet'))) : work();
  const change = async (key: string, inMemory: unknown, work: () => Promise<void>) => {
    // While it is being written too: a retry then writes this value, not an older one after it.
    memory.set(key, inMemory);
    try {
      await ask(work);
      if (memory.get(key) === inMemory) memory.delete(key);
      if (memory.size === 0) state.set('device');
    } catch (error) {
      fall(error);
    }
  };
  const read = async <T>(work: () => Promise<T>, without: T): Promise<T> => {
    try {
      return await ask(work);
    } catch (error) {
      fall(error);
      return without;
    }
  };
  const store: KeyValue = {
    get: async (key) => {
      const held = memory.get(key);
      return held === removed ? undefined : (held ?? (await read(() => device.get(key), undefined)));
    },
    set: (key, value) => change(key, value, () => device.set(key, value)),
    del: (key) => change(key, removed, () => device.del(key)),
    entries: async () => {
      const all = new Map(await read(() => device.entries(), []));
      for (const [key, value] of memory) all.set(key, value);
      return [...all].filter(([, value]) => value !== removed);
    },
  };
  /** Writes memory to the device; returns whether all of it is there. */
  const retry = async (): Promise<boolean> => {
    isSilent = false;
    for (const key of [...memory.keys()]) {
      const value = memory.get(key);
      if (value !== undefined) await (value === removed ? store.del(key) : store.set(key, value));
    }
    if (memory.size === 0 && state.get() !== 'device') {
      // Only reading had failed.
      try {
        await device.get('');
        state.set('device');
      } catch (error) {
        fall(error);
      }
    }
    return state.get() === 'device';
  };
  return { store, state, retry };
}
