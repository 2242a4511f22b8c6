import { isRecord } from '../../api/stored-json.ts';
import type { KeyValue } from '../../device/key-value.ts';
import { defineDraft } from './draft-kind.ts';
import { Keeper, type KeeperParts } from './keeper.ts';

/** A small form to test the mechanism: two people and a note. */
export interface SampleValues {
  people: string[];
  note: string;
}

export const sampleKind = defineDraft<SampleValues>({
  kind: 'flight-passengers',
  split: ({ people, note }) => ({ ...Object.fromEntries(people.map((name, i) => [`p${i}`, { name }])), note }),
  join: (parts) => {
    const people = Object.keys(parts)
      .filter((key) => /^p\d+$/.test(key))
      .toSorted();
    const names = people.map((key) => {
      const part = parts[key];
      return isRecord(part) && typeof part.name === 'string' ? part.name : null;
    });
    const read = names.filter((name) => name !== null);
    if (read.length === 0 || read.length < names.length) return null;
    return { people: read, note: typeof parts.note === 'string' ? parts.note : '' };
  },
  migrate: (parts) => parts,
  summary: ({ people }) => ({ lead: people[0] ?? '', filled: people.filter(Boolean).length, of: people.length }),
});

/** An in-memory store that copies, as IndexedDB does. */
export function memoryStore(held = new Map<string, unknown>()): KeyValue {
  return {
    get: async (key) => structuredClone(held.get(key)),
    set: async (key, value) => {
      held.set(key, structuredClone(value));
    },
    del: async (key) => {
      held.delete(key);
    },
    entries: async () => [...held].map(([key, value]) => [key, structuredClone(value)]),
  };
}

/** localStorage in memory. */
export function memoryTexts(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
    key: (i) => [...held.keys()][i] ?? null,
    get length() {
      return held.size;
    },
  };
}

let made = 0;
let queue: Promise<unknown> = Promise.resolve();

/** Runs work in sequence, like a lock across all tabs. */
export function inTurn<T>(_: string, work: () => Promise<T>): Promise<T> {
  const done = queue.then(work, work);
  queue = done.catch(() => null);
  return done;
}

export function sampleKeeper(store: KeyValue, parts: Partial<KeeperParts> = {}) {
  return new Keeper({
    store,
    withLock: inTurn,
    now: () => new Date('2026-11-20T02:00:00.000Z'),
    newId: () => `id-${++made}`,
    isLocked: async () => false,
    announce: () => undefined,
    ...parts,
  });
}
