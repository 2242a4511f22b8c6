import type { DraftDoc } from '../../../contract/draft-merge.ts';
import { createStore, type Store } from '../../api/store.ts';
import { contentsOf, type DraftKind, valuesOf } from './draft-kind.ts';
import type { DraftRecord } from './draft-record.ts';
import { changedParts, type Keeper, type LocalChange } from './keeper.ts';
import type { StorageState } from './key-value.ts';
import { MEMORY_SLOT, type WriteAhead } from './write-ahead.ts';

/** A keystroke is written after this pause, or after the longest wait when typing does not pause. */
const PAUSE_MS = 250;
const LONGEST_MS = 800;

export interface SaveState {
  /** untouched: nothing to save yet; booked: it was booked in another tab, and nothing is saved any more. */
  status: 'untouched' | 'saving' | 'saved' | 'full' | 'memory' | 'booked';
  /** When it was last saved, ISO; empty before. */
  at: string;
}

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
  contents: Record<string, string>;
}

type Base = Record<string, { rev: number; content: string }>;

const baseOf = (doc: DraftDoc): Base =>
  Object.fromEntries(doc.parts.map(({ key, rev, content }) => [key, { rev, content }]));

/** One open form in this tab: saves what is typed, and brings in what other tabs and devices write. */
export function openSession<V>(parts: SessionParts<V>, record: DraftRecord | null) {
  const { definition, account, id, tab, keeper, ahead, storage } = parts;
  const { kind, version } = definition;
  const state = createStore<SaveState>({ status: 'untouched', at: record?.savedAt ?? '' });
  let base: Base = record ? baseOf(record.doc) : {};
  let latest: Latest | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waitingSince = 0;
  let saving: Promise<void> = Promise.resolve();
  let isClosed = false;
  let onValues: ((values: V) => void) | null = null;

  const changeOf = ({ head, contents }: Latest): LocalChange => ({ kind, version, by: tab, head, contents, base });
  const isDirty = () => latest !== null && changedParts({ contents: latest.contents, base }).length > 0;

  const stopTimer = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    waitingSince = 0;
  };

  /** Takes over what the store holds, except where this form has changed it and not yet saved. */
  const absorb = (stored: DraftRecord): void => {
    const mine = latest?.contents ?? null;
    const incoming = baseOf(stored.doc);
    const merged: Record<string, string> = {};
    const nextBase: Base = {};
    for (const key of new Set([...Object.keys(incoming), ...Object.keys(mine ?? {}), ...Object.keys(base)])) {
      const theirs = incoming[key];
      const own = mine?.[key];
      const isMineNew = mine !== null && own !== base[key]?.content && own !== theirs?.content;
      const kept = isMineNew ? own : theirs?.content;
      if (kept !== undefined) merged[key] = kept;
      const known = isMineNew ? base[key] : theirs;
      if (known) nextBase[key] = known;
    }
    const isNews = mine === null || JSON.stringify(sorted(merged)) !== JSON.stringify(sorted(mine));
    base = nextBase;
    if (latest) latest = { ...latest, contents: merged };
    if (isNews) tell(merged, stored.version);
  };

  const tell = (contents: Record<string, string>, storedVersion: number) => {
    const list = Object.entries(contents).map(([key, content]) => ({ key, content, rev: 0, by: '', at: '' }));
    const opened = valuesOf(definition, { version: storedVersion, doc: { rev: 0, head: '', parts: list, others: [] } });
    if (opened.state === 'ok') onValues?.(opened.values);
  };

  const write = async (): Promise<void> => {
    if (isClosed || !latest) return;
    const sent = latest;
    const saved = await keeper.save(account, id, changeOf(sent));
    if (isClosed) return;
    if (!saved) return close('booked');
    // The store holds what was sent; what was typed while the write ran is a change on top of that.
    const stored = baseOf(saved.doc);
    const writes = changedParts({ contents: sent.contents, base }).map(({ key, content }) => [key, content] as const);
    for (const [key, content] of writes)
      base = content === null ? without(base, key) : { ...base, [key]: { rev: stored[key]?.rev ?? 0, content } };
    absorb(saved);
    const kept = storage.get();
    if (kept === 'device') {
      if (!isDirty()) ahead.drop(id, tab);
      ahead.drop(id, MEMORY_SLOT);
    } else ahead.put({ account, id, change: { ...changeOf(sent), base: {} } }, MEMORY_SLOT);
    state.set({ status: kept === 'device' ? (isDirty() ? 'saving' : 'saved') : kept, at: saved.savedAt });
  };

  const writeSafely = async (): Promise<void> => {
    try {
      await write();
    } catch (error) {
      console.error('a draft could not be saved', error);
      if (latest) ahead.put({ account, id, change: changeOf(latest) }, tab);
      state.set({ ...state.get(), status: 'memory' });
    }
  };

  const flush = (): Promise<void> => {
    stopTimer();
    saving = saving.then(writeSafely);
    return saving;
  };

  const close = (status: SaveState['status']) => {
    stopTimer();
    isClosed = true;
    ahead.drop(id, tab);
    state.set({ ...state.get(), status });
  };

  return {
    id,
    state,
    /** Notes what the form holds now; writes soon. */
    change(values: V, head: string): void {
      if (isClosed) return;
      const contents = contentsOf(definition, values);
      const isUntouched = latest === null && Object.keys(base).length === 0 && definition.isEmpty(values);
      latest = { head, contents };
      if (isUntouched) {
        latest = null;
        return;
      }
      if (!isDirty()) return;
      state.set({ ...state.get(), status: 'saving' });
      waitingSince ||= Date.now();
      if (timer) clearTimeout(timer);
      const waited = Math.max(0, Date.now() - waitingSince);
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(PAUSE_MS, LONGEST_MS - waited)));
    },
    flush,
    /** The page goes away: what is not in the store yet is written where writing cannot be lost. */
    hide(): void {
      if (isClosed || !latest || !isDirty()) return;
      ahead.put({ account, id, change: changeOf(latest) }, tab);
      void flush();
    },
    /** The store has changed under the form. */
    async refresh(): Promise<void> {
      if (isClosed) return;
      if (await keeper.isBooked(account, id)) return close('booked');
      const found = await keeper.read(account, id);
      if (!isClosed && found?.state === 'ok') absorb(found.record);
    },
    follow(listener: (values: V) => void): () => void {
      onValues = listener;
      return () => {
        if (onValues === listener) onValues = null;
      };
    },
    /** Nothing is written any more: the draft was booked or thrown away here. */
    close: () => close('untouched'),
  };
}
export type DraftSession<V> = ReturnType<typeof openSession<V>>;

function without(base: Base, key: string): Base {
  const { [key]: _, ...rest } = base;
  return rest;
}

function sorted(contents: Record<string, string>): [string, string][] {
  return Object.entries(contents).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
