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

/** `order` grows with every write; 0 for those of earlier builds. */
type StoredEntry = AheadEntry & { order: number };

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

function parseEntry(text: string | null): StoredEntry | null {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || typeof value.account !== 'string' || typeof value.id !== 'string') return null;
  const { account, id, change } = value;
  const order = typeof value.order === 'number' ? value.order : 0;
  return isChange(change) ? { account, id, change, order } : null;
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
  /** Of the latest entry that this page has read or written. */
  let latest = 0;
  /** Entries of earlier pages that this one has moved to a store which the device does not persist, as they were then. */
  const moved = new Map<string, string | null>();
  const removeUnlessNew = (name: string, lying: string | null) => {
    if (texts.get(PREFIX + name) === lying) sealed.remove(name);
  };
  const readEntries = async () => {
    const lying = sealed.names().map((name) => ({ name, lying: texts.get(PREFIX + name) }));
    const found = await Promise.all(lying.map(async (one) => ({ ...one, text: await read(one.name) })));
    // What has no text belongs to an account without a key here: it waits for its user.
    const entries = found.flatMap(({ text, ...one }) => (text === null ? [] : [{ ...one, entry: parseEntry(text) }]));
    latest = Math.max(latest, ...entries.map(({ entry }) => entry?.order ?? 0));
    return entries;
  };
  return {
    /** Later writes count as newer than those that are there. */
    async ready(account: string): Promise<boolean> {
      const isReady = await sealed.ready(account);
      if (isReady) await readEntries();
      return isReady;
    },
    /** Returns whether it was stored. */
    put(entry: AheadEntry, slot: string): boolean {
      latest += 1;
      return sealed.put(nameOf(entry, slot), JSON.stringify({ ...entry, order: latest }));
    },
    drop: (place: Place, slot: string): void => sealed.remove(nameOf(place, slot)),
    /** Moves earlier pages' entries into the store, the oldest first, and removes those here that the device persists. */
    async moveOn(keeper: Pick<Keeper, 'save'>, isKept: () => boolean): Promise<void> {
      const entries = await readEntries();
      const isOfMemory = (name: string) => Number(name.endsWith(MEMORY_SLOT));
      const orderOf = ({ entry }: (typeof entries)[number]) => entry?.order ?? 0;
      const sorted = entries.toSorted((a, b) => orderOf(a) - orderOf(b) || isOfMemory(b.name) - isOfMemory(a.name));
      for (const { name, lying, entry } of sorted) {
        if (entry) await keeper.save(entry.account, entry.id, entry.change);
        if (isKept() || !entry) removeUnlessNew(name, lying);
        else moved.set(name, lying);
      }
    },
    /** The device persists the store again, and so what was moved there. */
    dropMoved(): void {
      for (const [name, lying] of moved) removeUnlessNew(name, lying);
      moved.clear();
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
