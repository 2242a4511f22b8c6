import { isRecord } from '../../api/stored-json.ts';
import type { GuardedTexts } from '../../device/browser/texts.ts';
import { type SealedTexts, sealedTexts } from '../../device/sealed-texts.ts';
import { parseJson } from './draft-record.ts';
import type { Keeper, LocalChange } from './keeper.ts';

/** Replaces the store while the device refuses one: every write goes here too. */
export const MEMORY_SLOT = 'memory';
const PREFIX = 'interline.draft-ahead.';
/** Prefix of sealed ones; earlier builds wrote plain text under the id alone. */
const SEALED = 'ahead/';

/** A change that the page had no time to store before it closed. */
interface AheadEntry {
  account: string;
  id: string;
  change: LocalChange;
}

type Place = Pick<AheadEntry, 'account' | 'id'>;

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
 * The write-ahead in localStorage: an IndexedDB write that begins while the page closes is lost, one to localStorage is not. Moved on by
 * the next start.
 */
export function writeAhead(texts: GuardedTexts, keyOf: (account: string) => Promise<CryptoKey | null>) {
  const sealed: SealedTexts = sealedTexts(texts, PREFIX, keyOf);
  const nameOf = ({ account, id }: Place, slot: string) => `${SEALED}${account}/${id}.${slot}`;
  const openNames = () => sealed.names().filter((name) => !name.startsWith(SEALED));
  const read = async (name: string): Promise<string | null> =>
    name.startsWith(SEALED) ? sealed.get(name) : texts.get(PREFIX + name);
  const openEntries = () => openNames().map((name) => ({ name, entry: parseEntry(texts.get(PREFIX + name)) }));
  return {
    ready: sealed.ready,
    /** Returns whether it was stored. */
    put: (entry: AheadEntry, slot: string): boolean => sealed.put(nameOf(entry, slot), JSON.stringify(entry)),
    drop: (place: Place, slot: string): void => sealed.remove(nameOf(place, slot)),
    /** Moves earlier pages' entries into the store and, if the device persists it, removes them here. */
    async moveOn(keeper: Pick<Keeper, 'save'>, isKept: () => boolean): Promise<void> {
      const isOfMemory = (name: string) => Number(name.endsWith(MEMORY_SLOT));
      for (const name of sealed.names().toSorted((a, b) => isOfMemory(b) - isOfMemory(a))) {
        const lying = texts.get(PREFIX + name);
        const text = await read(name);
        // Its account has no key here: it waits for its user.
        if (text === null) continue;
        const entry = parseEntry(text);
        if (entry) await keeper.save(entry.account, entry.id, entry.change);
        if ((isKept() || !entry) && texts.get(PREFIX + name) === lying) sealed.remove(name);
      }
    },
    /** Accounts of readable changes. */
    accounts: (): string[] => openEntries().flatMap(({ entry }) => entry?.account ?? []),
    /** Removes an account's entries; for a log-out that deletes or sealed them. */
    clear(account: string): void {
      sealed.forget(account);
      for (const name of sealed.names()) if (name.startsWith(`${SEALED}${account}/`)) sealed.remove(name);
      for (const { name, entry } of openEntries()) if (entry?.account === account) sealed.remove(name);
    },
  };
}
export type WriteAhead = ReturnType<typeof writeAhead>;
