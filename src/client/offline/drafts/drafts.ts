import { type OtherVersion, otherOf } from '../../../contract/draft-merge.ts';
import { apiBase } from '../../api/call.ts';
import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';
import { createTraces } from '../../api/traces.ts';
import { exclusively } from '../exclusively.ts';
import { outboxDevice } from '../outbox/outbox-device.ts';
import { keyring, sealedDevice } from './device-keys.ts';
import { type DraftKind, isOfNewerApp, valuesOf } from './draft-kind.ts';
import type { DraftRecord } from './draft-record.ts';
import { DraftSession } from './draft-session.ts';
import { DRAFTS_LOCK, Keeper } from './keeper.ts';
import { indexedDatabase } from './key-value.ts';
import { createLockUp } from './lock-up.ts';
import { applyChoice } from './other-versions.ts';
import { withMemory } from './with-memory.ts';
import { writeAhead } from './write-ahead.ts';

/** This tab, as drafts name their writers. */
const TAB = crypto.randomUUID();
const newId = () => crypto.randomUUID();
const now = () => new Date();

const device = withMemory(indexedDatabase('interline-drafts'));
const ahead = writeAhead(() => localStorage);
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('interline-drafts');
/** What every open form can do, whatever its values are. */
type OpenForm = Pick<DraftSession<never>, 'id' | 'refresh' | 'flush' | 'hide' | 'retry' | 'close'>;
const open = new Set<OpenForm>();
const listeners = new Set<(id: string, isHere: boolean) => void>();

function hear(id: string, isHere: boolean): void {
  for (const form of open) if (form.id === id) void form.refresh();
  for (const listener of [...listeners]) listener(id, isHere);
}
channel?.addEventListener('message', ({ data }) => {
  if (typeof data === 'string') hear(data, false);
});

/** Tells this tab and the others that a draft changed; without an id, that any may have. */
export function announceDraft(id = ''): void {
  channel?.postMessage(id);
  hear(id, true);
}

export const mergeContext = () => ({ now: now(), newId });
export const keeper = new Keeper({
  store: device.store,
  exclusively,
  now,
  newId,
  announce: announceDraft,
});
export const lockUp = createLockUp({
  drafts: device.store,
  outbox: outboxDevice.store,
  sealed: sealedDevice,
  keyring,
  ahead,
  alone: (work) => exclusively(DRAFTS_LOCK, work),
  context: mergeContext,
  traces: createTraces(() => localStorage),
  accountOf: async (user) => accountName(await apiBase(), user),
});
export const storageState = device.state;
/** Where drafts lie, and what is typed beside them. */
export const draftsStore = device.store;

/** Tries again what the device had refused, such as a full one that has room again. */
export async function retryStorage(): Promise<void> {
  if (storageState.get() !== 'device') await device.retry();
}
// Whatever brought the device back, the forms are told.
storageState.subscribe(() => {
  if (storageState.get() === 'device') for (const form of open) form.retry();
});

/** Follows changes of drafts, here and in other tabs. */
export function followDrafts(listener: (id: string, isHere: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const accountName = (base: string, user: string) => `${base}|${user}`;

/** Whose drafts these are; null when nobody is logged in. Another API is another account. */
export async function draftAccount(): Promise<string | null> {
  const base = await apiBase();
  const id = session.get()?.me.userInfo.id;
  return id === undefined ? null : accountName(base, id);
}

let moved: Promise<void> | null = null;
/** What earlier pages wrote ahead is moved on before anything is read. */
export function draftsReady(): Promise<void> {
  // What cannot be moved on now stays where it is, and the next start tries again.
  moved ??= ahead.moveOn(keeper, () => storageState.get() === 'device').catch(() => undefined);
  return moved;
}

const closing = new Set<Promise<void>>();
let isWatchingPage = false;

function watchPage(): void {
  if (isWatchingPage) return;
  isWatchingPage = true;
  const hideAll = () => {
    for (const form of open) form.hide();
  };
  window.addEventListener('pagehide', hideAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hideAll();
  });
}

export interface OpenedDraft<V> {
  session: DraftSession<V>;
  /** What was kept; null for a new draft. */
  values: V | null;
  /** The record that was there cannot be read by this app; it stays aside, and this is a new draft. */
  problem: 'future' | 'broken' | null;
}

/** Opens a draft for a form: what was kept of it, and what keeps it from now on. Answers null when nobody is logged in. */
export async function openDraft<V>(definition: DraftKind<V>, id: string): Promise<OpenedDraft<V> | null> {
  await draftsReady();
  // A form that was left a moment ago may still be writing what this one is to show.
  await Promise.allSettled(closing);
  const account = await draftAccount();
  if (account === null) return null;
  watchPage();
  const found = await keeper.read(account, id);
  const record = found?.state === 'ok' ? found.record : null;
  const values = record ? valuesOf(definition, record) : null;
  // Booked in another tab meanwhile: the same trip again is another booking.
  const isBooked = await keeper.isBooked(account, id);
  const problem = found && found.state !== 'ok' ? found.state : values && values.state !== 'ok' ? values.state : null;
  if (problem === 'broken') await keeper.setAside(account, id);
  const parts = { definition, account, tab: TAB, keeper, ahead, storage: storageState };
  const form = new DraftSession({ ...parts, id: problem || isBooked ? newId() : id }, problem ? null : record);
  open.add(form);
  return { session: form, values: values?.state === 'ok' ? values.values : null, problem };
}

/** The form is left; what it still holds is written. */
export function leaveDraft(form: OpenForm): void {
  const done = form.flush().finally(() => {
    open.delete(form);
    closing.delete(done);
  });
  closing.add(done);
}

/** Writes everything that is typed and not saved yet; before an update reloads the page, and before a log-out. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...[...open].map((form) => form.flush()), ...closing]);
}

/** Removes a draft whose order the server has accepted, here, in other tabs and on the user's other devices. */
export async function completeDraft(id: string): Promise<void> {
  for (const form of open) if (form.id === id) form.close();
  const account = await draftAccount();
  if (account !== null) await keeper.bin(account, id, true);
}

export async function listDrafts(): Promise<DraftRecord[]> {
  await draftsReady();
  const account = await draftAccount();
  const records = account === null ? [] : await keeper.list(account);
  return records.toSorted((a, b) => b.seq - a.seq);
}

/** Ids of drafts that were just discarded and may still be taken back; the server is told after that. */
export const undoable = createStore<ReadonlySet<string>>(new Set());
const UNDO_MS = 8000;

/** Throws a draft away; `undo` takes it back within some seconds. */
export async function discardDraft(id: string): Promise<{ undo: () => Promise<void> }> {
  const account = await draftAccount();
  if (account === null) return { undo: async () => undefined };
  undoable.set(new Set([...undoable.get(), id]));
  await keeper.bin(account, id, false);
  const forget = () => undoable.set(new Set([...undoable.get()].filter((other) => other !== id)));
  setTimeout(forget, UNDO_MS);
  return {
    undo: async () => {
      await keeper.unbin(account, id);
      forget();
    },
  };
}

/** Takes a version that had lost, and keeps the one it replaces beside. */
export async function chooseOther(record: DraftRecord, other: OtherVersion): Promise<void> {
  await flushDrafts();
  await keeper.revise(record.account, record.id, (current) => {
    if (!current) return current;
    const part = current.doc.parts.find(({ key }) => key === other.part);
    return applyChoice(current, other, part ? otherOf(part, mergeContext()) : null, mergeContext());
  });
}

/** The agent has looked at it and keeps what is there. */
export function settleOther(record: DraftRecord, other: OtherVersion): Promise<void> {
  return keeper.revise(record.account, record.id, (current) =>
    current ? { ...current, settled: [...current.settled, other.id] } : current,
  );
}

export interface DraftsView {
  /** Newest first. */
  drafts: DraftRecord[];
  /** Records that this app cannot open: of a newer version, or damaged. */
  future: number;
  broken: number;
}

export async function viewDrafts(): Promise<DraftsView> {
  const all = await listDrafts();
  const account = await draftAccount();
  const unreadable = account === null ? [] : await keeper.unreadable(account);
  const count = (wanted: string) => unreadable.filter(({ state }) => state === wanted).length;
  const drafts = all.filter((record) => !isOfNewerApp(record));
  return { drafts, future: count('future') + all.length - drafts.length, broken: count('broken') };
}
