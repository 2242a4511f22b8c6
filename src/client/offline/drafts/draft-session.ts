import { createStore, type Store } from '../../api/store.ts';
import { contentsOf, type DraftKind, valuesOf } from './draft-kind.ts';
import type { DraftRecord } from './draft-record.ts';
import { changedParts, type Keeper, type LocalChange } from './keeper.ts';
import { type Base, baseAfter, baseOf, type Contents, mergeStored } from './merge-stored.ts';
import type { StorageState } from './with-memory.ts';
import { MEMORY_SLOT, type WriteAhead } from './write-ahead.ts';

/** A keystroke is written at once, but not sooner than this after the previous write. */
const GAP_MS = 40;
/** A store slower than this may never answer: keystrokes go to the write-ahead meanwhile. */
const SLOW_STORE_MS = 150;

export interface SaveState {
  /** untouched: nothing to save yet; booked: booked in another tab, nothing is saved any more. */
  status: 'untouched' | 'saving' | 'saved' | 'full' | 'memory' | 'booked';
  /** When it was last saved, ISO; empty before. */
  at: string;
}

const TROUBLES: readonly SaveState['status'][] = ['full', 'memory'];
const SETTLED: readonly SaveState['status'][] = ['untouched', 'saved'];

export interface SessionParts<V> {
  definition: DraftKind<V>;
  account: string;
  id: string;
  /** The writing tab. */
  tab: string;
  keeper: Keeper;
  ahead: WriteAhead;
  storage: Pick<Store<StorageState>, 'get'>;
}

interface Latest {
  head: string;
  contents: Contents;
}

/** One open form in this tab: saves what is typed and merges writes of other tabs and devices. */
export class DraftSession<V> {
  readonly id: string;
  readonly state: Store<SaveState>;
  readonly #parts: SessionParts<V>;
  #base: Base;
  #latest: Latest | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Earliest next write. */
  #nextWrite = 0;
  #isWriting = false;
  /** The store is slow to answer: every key goes to the write-ahead until it does. */
  #isSlow = false;
  #saving: Promise<void> = Promise.resolve();
  #isClosed = false;
  #onValues: ((values: V) => void) | null = null;

  constructor(parts: SessionParts<V>, record: DraftRecord | null) {
    this.id = parts.id;
    this.#parts = parts;
    this.#base = record ? baseOf(record.doc) : {};
    this.state = createStore<SaveState>({ status: 'untouched', at: record?.savedAt ?? '' });
  }

  /** Records the form's values; writes soon. */
  change(values: V, head: string): void {
    if (this.#isClosed) return;
    this.#latest = { head, contents: contentsOf(this.#parts.definition, values) };
    if (!this.#isDirty()) return;
    this.state.set({ ...this.state.get(), status: 'saving' });
    if (this.#isSlow) this.#writeAhead(this.#latest);
    this.#writeSoon();
  }

  #writeSoon(): void {
    // The running write rechecks when done.
    if (this.#isWriting) return;
    const wait = Math.min(GAP_MS, Math.max(0, this.#nextWrite - performance.now()));
    this.#timer ??= setTimeout(() => void this.flush(), wait);
  }

  /** Writes unsaved changes. */
  flush(): Promise<void> {
    this.#stopTimer();
    this.#saving = this.#saving.then(() => this.#writeSafely());
    return this.#saving;
  }

  /** The page is closing: changes not in the store are written synchronously. */
  hide(): void {
    if (this.#isClosed || !this.#latest || !this.#isDirty()) return;
    this.#writeAhead(this.#latest);
    void this.flush();
  }

  /** Retries after the device refused a write. */
  retry(): void {
    if (TROUBLES.includes(this.state.get().status)) void this.flush();
  }

  /** The store changed under the form. */
  async refresh(): Promise<void> {
    if (this.#isClosed) return;
    const { keeper, account } = this.#parts;
    if (await keeper.isBooked(account, this.id)) return this.#end('booked');
    const found = await keeper.read(account, this.id);
    if (!this.#isClosed && found?.state === 'ok') this.#absorb(found.record);
  }

  /** Another window removed the draft: what was typed here since, saved or not, becomes a new one. */
  async vanish(): Promise<void> {
    const { keeper, account } = this.#parts;
    if (await keeper.read(account, this.id)) return this.refresh();
    if (this.#isClosed || this.#isDirty()) return;
    this.#base = {};
    this.#latest = null;
    const emptied = this.#parts.definition.join({});
    if (emptied) this.#onValues?.(emptied);
  }

  /** Sends the form others' writes. */
  follow(listener: (values: V) => void): () => void {
    this.#onValues = listener;
    return () => {
      if (this.#onValues === listener) this.#onValues = null;
    };
  }

  /** Stops all writes: the draft was booked or discarded here. */
  close(): void {
    this.#end('untouched');
  }

  #changeOf({ head, contents }: Latest): LocalChange {
    const { definition, tab } = this.#parts;
    return { kind: definition.kind, version: definition.version, by: tab, head, contents, base: this.#base };
  }

  #isDirty(): boolean {
    return this.#latest !== null && changedParts({ contents: this.#latest.contents, base: this.#base }).length > 0;
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #writeSafely(): Promise<void> {
    const slow = setTimeout(() => {
      this.#isSlow = true;
      if (!this.#isClosed && this.#latest && this.#isDirty()) this.#writeAhead(this.#latest);
    }, SLOW_STORE_MS);
    this.#isWriting = true;
    try {
      await this.#write();
    } catch {
      this.#keepAhead(this.#parts.tab);
      this.state.set({ ...this.state.get(), status: 'memory' });
    } finally {
      clearTimeout(slow);
      this.#isSlow = false;
      this.#isWriting = false;
      this.#nextWrite = performance.now() + GAP_MS;
      // Typed meanwhile, or reverted to what the store held until just now, which was no change when recorded.
      if (this.state.get().status === 'saving' && this.#isDirty()) this.#writeSoon();
    }
  }

  #writeAhead(latest: Latest): void {
    const { account, ahead, tab } = this.#parts;
    ahead.put({ account, id: this.id, change: this.#changeOf(latest) }, tab);
  }

  async #write(): Promise<void> {
    if (this.#isClosed || !this.#latest) return;
    // What is saved already is not rewritten: it may have been sealed since and must not become readable again.
    if (!this.#isDirty() && SETTLED.includes(this.state.get().status)) return;
    const { keeper, account, ahead, tab } = this.#parts;
    const sent = this.#latest;
    const saved = await keeper.save(account, this.id, this.#changeOf(sent));
    if (this.#isClosed) return;
    if (!saved) return this.#end('booked');
    // The store holds what was sent; anything typed during the write is a change on top of that.
    const writes = changedParts({ contents: sent.contents, base: this.#base });
    this.#base = baseAfter(this.#base, writes, baseOf(saved.doc));
    this.#absorb(saved);
    const kept = this.#parts.storage.get();
    if (kept === 'device') ahead.drop(this.#parts, MEMORY_SLOT);
    else this.#keepAhead(MEMORY_SLOT);
    if (!this.#isDirty()) ahead.drop(this.#parts, tab);
    const status = kept === 'device' ? (this.#isDirty() ? 'saving' : 'saved') : kept;
    this.state.set({ status, at: saved.savedAt });
  }

  /** If the store fails, localStorage may preserve the form over a reload. */
  #keepAhead(slot: string): void {
    if (!this.#latest) return;
    const { account, ahead } = this.#parts;
    ahead.put({ account, id: this.id, change: { ...this.#changeOf(this.#latest), base: {} } }, slot);
  }

  #absorb(stored: DraftRecord): void {
    const merged = mergeStored(this.#base, this.#latest?.contents ?? null, baseOf(stored.doc));
    this.#base = merged.base;
    this.state.set({ ...this.state.get(), at: stored.savedAt });
    if (this.#latest) this.#latest = { ...this.#latest, contents: merged.contents };
    if (!merged.isNews || !this.#onValues) return;
    const parts = Object.entries(merged.contents).map(([key, content]) => ({ key, content, rev: 0, by: '', at: '' }));
    const doc = { ...stored.doc, parts };
    const opened = valuesOf(this.#parts.definition, { version: stored.version, doc });
    if (opened.state === 'ok') this.#onValues(opened.values);
  }

  #end(status: SaveState['status']): void {
    this.#stopTimer();
    this.#isClosed = true;
    this.#parts.ahead.drop(this.#parts, this.#parts.tab);
    this.state.set({ ...this.state.get(), status });
  }
}
