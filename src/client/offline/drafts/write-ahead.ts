import { isRecord } from '../../api/kept.ts';
import { parseJson } from './draft-record.ts';
import type { Keeper, LocalChange } from './keeper.ts';

/** Stands for the store while the device refuses one: every write goes here, too. */
export const MEMORY_SLOT = 'memory';
const PREFIX = 'interline.draft-ahead.';

/** A change that the page had no time to write properly before it went away. */
interface AheadEntry {
  account: string;
  id: string;
  change: LocalChange;
}

type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function isChange(value: unknown): value is LocalChange {
  return (
    isRecord(value) &&
    typeof value.kind === 'string' &&
    typeof value.version === 'number' &&
    typeof value.by === 'string' &&
    typeof value.head === 'string' &&
    isRecord(value.contents) &&
    Object.values(value.contents).every((content) => typeof content === 'string') &&
    isRecord(value.base) &&
    Object.values(value.base).every((part) => isRecord(part) && typeof part.rev === 'number')
  );
}

function parseEntry(text: string | null): AheadEntry | null {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || typeof value.account !== 'string' || typeof value.id !== 'string') return null;
  return isChange(value.change) ? { account: value.account, id: value.id, change: value.change } : null;
}

/**
 * The write-ahead in localStorage: a write to IndexedDB that begins while the page goes away is lost, one to localStorage is
 * not. The next start moves it on.
 */
export function writeAhead(texts: () => Texts) {
  const keyOf = (id: string, slot: string) => `${PREFIX}${id}.${slot}`;
  const keys = (): string[] => {
    try {
      const storage = texts();
      const all = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
      return all.filter((key) => key.startsWith(PREFIX));
    } catch {
      return []; // a browser that refuses localStorage has nothing written ahead
    }
  };
  return {
    /** Answers whether the device took it. */
    put(entry: AheadEntry, slot: string): boolean {
      try {
        texts().setItem(keyOf(entry.id, slot), JSON.stringify(entry));
        return true;
      } catch {
        return false; // full or refused
      }
    },
    drop(id: string, slot: string): void {
      if (keys().includes(keyOf(id, slot))) texts().removeItem(keyOf(id, slot));
    },
    /** Moves what earlier pages left into the store and, where the device keeps that, removes it here. */
    async moveOn(keeper: Pick<Keeper, 'save'>, isKept: () => boolean): Promise<void> {
      const left = keys().toSorted((a, b) => Number(b.endsWith(MEMORY_SLOT)) - Number(a.endsWith(MEMORY_SLOT)));
      for (const key of left) {
        const text = texts().getItem(key);
        const entry = parseEntry(text);
        if (entry) await keeper.save(entry.account, entry.id, entry.change);
        if ((isKept() || !entry) && texts().getItem(key) === text) texts().removeItem(key);
      }
    },
    /** Whose changes lie here. */
    accounts(): string[] {
      return keys().flatMap((key) => parseEntry(texts().getItem(key))?.account ?? []);
    },
    /** Removes what an account left; for a log-out that deletes or has sealed it. */
    clear(account: string): void {
      for (const key of keys()) if (parseEntry(texts().getItem(key))?.account === account) texts().removeItem(key);
    },
  };
}
export type WriteAhead = ReturnType<typeof writeAhead>;
