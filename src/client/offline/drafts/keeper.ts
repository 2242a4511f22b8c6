import { applyChange, type PartChange } from '../../../contract/draft-merge.ts';
import { type KeyValue, StorageFailure } from '../../device/key-value.ts';
import { NoKey } from '../../device/sealed-values.ts';
import { type DraftRecord, newRecord, type ParsedRecord, parseRecord } from './draft-record.ts';
import { isLocal, parseLocal, readLocals } from './local-drafts.ts';

/** What a form (or its write-ahead) wants saved. */
export interface LocalChange {
  kind: string;
  version: number;
  /** The writing tab. */
  by: string;
  head: string;
  /** All current parts. */
  contents: Readonly<Record<string, string>>;
  /** The stored parts as the writer knows them. */
  base: Readonly<Record<string, { rev: number; content: string }>>;
}

/** A draft that was discarded (with its record, for undo) or booked (null), until the server knows. */
export interface Binned {
  record: DraftRecord | null;
  at: string;
  told: boolean;
}

export interface KeeperParts {
  store: KeyValue;
  /** Runs one at a time across all tabs. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  now: () => Date;
  newId: () => string;
  /** The account has no key here: what lies here of it is unreadable, and not damaged. */
  isLocked: (account: string) => Promise<boolean>;
  /** Reports what became of a draft to all tabs; the saving form knows already. */
  announce: (id: string, what: DraftNews) => void;
}

/** removed: by a user; unknown for a draft that is merely missing. */
export type DraftNews = 'saved' | 'changed' | 'removed';

/** The lock under which one tab at a time writes drafts. */
export const DRAFTS_LOCK = 'interline-drafts';

export const place = {
  draft: (account: string, id = '') => `draft/${account}/${id}`,
  bin: (account: string, id = '') => `bin/${account}/${id}`,
  aside: (account: string, id = '') => `aside/${account}/${id}`,
  /** Local to this device. */
  local: (account: string, id = '') => `typed/${account}/${id}`,
};

const placeOf = (account: string, id: string) => (isLocal(id) ? place.local : place.draft)(account, id);

const parseAt = (account: string, id: string, raw: unknown): ParsedRecord =>
  isLocal(id) ? parseLocal(account, id, raw) : parseRecord(raw);

/** The parts changed by the writer itself. */
export function changedParts({ contents, base }: Pick<LocalChange, 'contents' | 'base'>): PartChange[] {
  const written = Object.entries(contents).filter(([key, content]) => base[key]?.content !== content);
  const removed = Object.keys(base).filter((key) => !Object.hasOwn(contents, key));
  return [
    ...written.map(([key, content]) => ({ key, content, baseRev: base[key]?.rev ?? 0, base: base[key]?.content })),
    ...removed.map((key) => ({ key, content: null, baseRev: base[key]?.rev ?? 0 })),
  ];
}

/** Drafts on the device, written under one lock, so that tabs merge instead of overwriting each other. */
export class Keeper {
  readonly #parts: KeeperParts;
  /** The draft written last here, until another place writes: it needs no higher number to be first. */
  #newest: { id: string; seq: number } | null = null;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  async read(account: string, id: string): Promise<ParsedRecord | null> {
    const raw = await this.#parts.store.get(placeOf(account, id));
    return raw === undefined ? null : parseAt(account, id, raw);
  }

  list(account: string): Promise<DraftRecord[]> {
    return records(this.#parts.store, account);
  }

  /** The local drafts; those of earlier builds are normalized first. */
  locals(account: string): Promise<DraftRecord[]> {
    const { store, now, newId } = this.#parts;
    const start = place.local(account);
    return this.#locked(async () => {
      const lying = (await store.entries()).flatMap(([key, raw]) =>
        key.startsWith(start) ? [[key.slice(start.length), raw] as const] : [],
      );
      const { records: found, write, remove } = readLocals(account, lying, { now: now(), newId });
      for (const record of write) await store.set(place.local(account, record.id), record);
      for (const id of remove) await store.del(place.local(account, id));
      return found;
    });
  }

  /** Records that this app cannot read: of a newer app, or damaged. */
  async unreadable(account: string): Promise<{ key: string; state: 'future' | 'broken' }[]> {
    return (await this.#parts.store.entries()).flatMap(([key, value]) => {
      if (key.startsWith(place.aside(account))) return [{ key, state: stateOf(value) }];
      if (!key.startsWith(place.draft(account))) return [];
      const { state } = parseRecord(value);
      return state === 'ok' ? [] : [{ key, state }];
    });
  }

  /** Moves a record that this app cannot read out of the way. */
  setAside(account: string, id: string): Promise<void> {
    return this.#locked(async () => void (await this.#readOrSetAside(account, id)));
  }

  /** Writes a form's changes; null when the draft was booked meanwhile, and nothing is written. */
  save(account: string, id: string, change: LocalChange): Promise<DraftRecord | null> {
    const { store, now, newId } = this.#parts;
    return this.#locked(async () => {
      const bin = isLocal(id) ? undefined : await store.get(place.bin(account, id));
      if (isBinned(bin) && bin.record === null) return null;
      const stored = await this.#readOrSetAside(account, id);
      // A wiped store has nothing of the base: the form writes everything.
      const parts = changedParts(stored ? change : { ...change, base: {} }).filter(
        (part) => !(isLocal(id) && isOvertaken(part, stored)),
      );
      const { kind, version, by, head } = change;
      const doc = applyChange(stored?.doc ?? null, { by, head, parts }, { now: now(), newId });
      if (stored && doc === stored.doc && version === stored.version) return stored;
      if (bin !== undefined) await store.del(place.bin(account, id));
      const before = stored ?? newRecord({ id, kind, version, account, doc });
      if (isLocal(id)) return this.#putLocal({ ...before, version, doc, savedAt: now().toISOString() });
      const isNewest = this.#newest?.id === id && this.#newest.seq === before.seq;
      const seq = isNewest ? before.seq : await this.#nextSeq(account);
      this.#newest = { id, seq };
      return this.#put({ ...before, version, doc, seq, savedAt: now().toISOString() }, 'saved');
    });
  }

  /** Another tab has written. */
  heard(id: string): void {
    if (id !== this.#newest?.id) this.#newest = null;
  }

  /** Rewrites a record from its current state, such as after a server answer; `revise` may return null to remove it. */
  revise(account: string, id: string, revise: (now: DraftRecord | null) => DraftRecord | null): Promise<void> {
    return this.#locked(async () => {
      const found = await this.read(account, id);
      if (found && found.state !== 'ok') return;
      const before = found?.record ?? null;
      // Discarded or booked while an answer about it was in flight: only the agent can bring it back.
      if (!before && (await this.#parts.store.get(place.bin(account, id))) !== undefined) return;
      const after = revise(before);
      if (after === before) return;
      if (after) await this.#put(after.seq === 0 ? { ...after, seq: await this.#nextSeq(account) } : after);
      else await this.#remove(account, id);
    });
  }

  /** Discards a draft; `booked` leaves nothing to undo and closes it in other tabs. */
  bin(account: string, id: string, booked: boolean): Promise<void> {
    const { store, now } = this.#parts;
    return this.#locked(async () => {
      const found = await this.read(account, id);
      const record = !booked && found?.state === 'ok' ? found.record : null;
      // An unreadable record cannot be restored from the bin: it is not discarded unread.
      if (!booked && !record) return;
      await store.set(place.bin(account, id), { record, at: now().toISOString(), told: false } satisfies Binned);
      await this.#remove(account, id);
    });
  }

  /** Restores a draft from the bin. */
  unbin(account: string, id: string): Promise<void> {
    const { store } = this.#parts;
    return this.#locked(async () => {
      const bin = await store.get(place.bin(account, id));
      if (!isBinned(bin) || !bin.record) return;
      await this.#put(bin.record);
      await store.del(place.bin(account, id));
    });
  }

  async binned(account: string): Promise<{ id: string; binned: Binned }[]> {
    const start = place.bin(account);
    return (await this.#parts.store.entries()).flatMap(([key, value]) =>
      key.startsWith(start) && isBinned(value) ? [{ id: key.slice(start.length), binned: value }] : [],
    );
  }

  /** The server knows; a booked draft leaves a trace, so that a suspended tab does not bring it back. */
  told(account: string, id: string, keepTrace: boolean): Promise<void> {
    const { store } = this.#parts;
    return this.#locked(async () => {
      const bin = await store.get(place.bin(account, id));
      if (!isBinned(bin)) return;
      if (keepTrace) await store.set(place.bin(account, id), { ...bin, record: null, told: true });
      else await store.del(place.bin(account, id));
    });
  }

  async isBooked(account: string, id: string): Promise<boolean> {
    const bin = await this.#parts.store.get(place.bin(account, id));
    return isBinned(bin) && bin.record === null;
  }

  #locked<T>(work: () => Promise<T>): Promise<T> {
    return this.#parts.withLock(DRAFTS_LOCK, work);
  }

  async #put(record: DraftRecord, what: DraftNews = 'changed'): Promise<DraftRecord> {
    await this.#parts.store.set(placeOf(record.account, record.id), record);
    this.#parts.announce(record.id, what);
    return record;
  }

  /** A local draft exists only while it holds something. */
  async #putLocal(record: DraftRecord): Promise<DraftRecord> {
    if (record.doc.parts.length > 0) return this.#put(record, 'saved');
    await this.#remove(record.account, record.id, 'removed');
    return record;
  }

  async #remove(account: string, id: string, what: DraftNews = 'changed'): Promise<void> {
    await this.#parts.store.del(placeOf(account, id));
    this.#parts.announce(id, what);
  }

  /** Throws if the account has been logged out meanwhile: then its record stays where it is. */
  async #readOrSetAside(account: string, id: string): Promise<DraftRecord | null> {
    const { store, newId, isLocked } = this.#parts;
    const found = await this.read(account, id);
    if (found === null) return null;
    if (found.state === 'ok') return found.record;
    if (await isLocked(account)) throw new StorageFailure(new NoKey('the account has no key here'));
    // Its key may have come since.
    const raw = await store.get(placeOf(account, id));
    const again = parseAt(account, id, raw);
    if (again.state === 'ok') return again.record;
    await store.set(place.aside(account, `${id}/${newId()}`), raw);
    await this.#remove(account, id);
    return null;
  }

  async #nextSeq(account: string): Promise<number> {
    return Math.max(0, ...(await this.list(account)).map(({ seq }) => seq)) + 1;
  }
}

async function records(store: KeyValue, account: string): Promise<DraftRecord[]> {
  const start = place.draft(account);
  return (await store.entries()).flatMap(([key, value]) => {
    if (!key.startsWith(start)) return [];
    const parsed = parseRecord(value);
    return parsed.state === 'ok' ? [parsed.record] : [];
  });
}

/** What was set aside stays unreadable, also when only its values are and not its frame. */
function stateOf(value: unknown): 'future' | 'broken' {
  const { state } = parseRecord(value);
  return state === 'future' ? 'future' : 'broken';
}

/** A draft that is done with, but typed on in another window: the input stays. */
function isOvertaken({ key, content, baseRev }: PartChange, stored: DraftRecord | null): boolean {
  return content === null && (stored?.doc.parts.find((part) => part.key === key)?.rev ?? 0) > baseRev;
}

function isBinned(value: unknown): value is Binned {
  return typeof value === 'object' && value !== null && 'record' in value && 'at' in value && 'told' in value;
}
