import { type OtherVersion, otherOf } from '../../../contract/draft-merge.ts';
import { apiBase, call } from '../../api/call.ts';
import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';
import { createTraces } from '../../api/traces.ts';
import { within } from '../../api/within.ts';
import { accountName } from '../../device/account-in.ts';
import { openChannel } from '../../device/browser/tabs.ts';
import { localTexts } from '../../device/browser/texts.ts';
import { keyring, sealedDevice } from '../../device/device-keys.ts';
import { indexedDatabase } from '../../device/key-value.ts';
import { sealedValues } from '../../device/sealed-values.ts';
import { importDraftKey } from '../../device/sealing.ts';
import { outboxDevice } from '../outbox/outbox-device.ts';
import { withLock } from '../with-lock.ts';
import { ahead, TAB } from './ahead-here.ts';
import { type DraftKind, isOfNewerApp, valuesOf } from './draft-kind.ts';
import type { DraftRecord } from './draft-record.ts';
import { DraftSession } from './draft-session.ts';
import { DRAFTS_LOCK, type DraftNews, Keeper } from './keeper.ts';
import { createLockUp } from './lock-up.ts';
import { applyChoice } from './other-versions.ts';
import { withMemory } from './with-memory.ts';

const newId = () => crypto.randomUUID();
const now = () => new Date();

const values = sealedValues(indexedDatabase('interline-drafts'), keyring.keyOf);
const device = withMemory(values);
const channel = openChannel('interline-drafts');
/** Operations of every open form, whatever its values. */
type OpenForm = Pick<DraftSession<never>, 'id' | 'refresh' | 'vanish' | 'flush' | 'hide' | 'retry' | 'close'>;
const open = new Set<OpenForm>();
const listeners = new Set<(id: string, isHere: boolean) => void>();

/** Prefix of announcements that a draft was removed. */
const REMOVED = '-';

function tell(id: string, isHere: boolean): void {
  for (const listener of [...listeners]) listener(id, isHere);
}

channel.hear((news) => {
  if (typeof news !== 'string') return;
  const isRemoved = news.startsWith(REMOVED);
  const id = isRemoved ? news.slice(REMOVED.length) : news;
  keeper.heard(id);
  for (const form of open) if (id === '' || form.id === id) void (isRemoved ? form.vanish() : form.refresh());
  tell(id, false);
});

/** Announces a changed draft in all tabs; without an id, any may have changed. */
export function announceDraft(id = '', what: DraftNews = 'changed'): void {
  channel.tell((what === 'removed' ? REMOVED : '') + id);
  if (what === 'changed') for (const form of open) if (id === '' || form.id === id) void form.refresh();
  tell(id, true);
}

export const mergeContext = () => ({ now: now(), newId });
export const keeper = new Keeper({
  store: device.store,
  withLock,
  now,
  newId,
  isLocked: async (account) => (await keyring.keyOf(account)) === null,
  announce: announceDraft,
});
export const lockUp = createLockUp({
  drafts: device.store,
  outbox: outboxDevice.store,
  sealed: sealedDevice,
  keyring,
  ahead,
  alone: (work) => withLock(DRAFTS_LOCK, work),
  context: mergeContext,
  traces: createTraces(localTexts),
  accountOf: async (user) => accountName(await apiBase(), user),
});
/** Seals drafts stored in plain text. */
export const sealPlainDrafts = (account: string) => withLock(DRAFTS_LOCK, () => values.sealPlain(account));
export const storageState = device.state;
/** Retries what the device refused, for example a full device with room again. */
export async function retryStorage(): Promise<void> {
  if (storageState.get() !== 'device') await device.retry();
}
// Informs the forms, whatever restored the device.
storageState.subscribe(() => {
  if (storageState.get() !== 'device') return;
  ahead.dropMoved();
  for (const form of open) form.retry();
});

/** Follows changes of drafts, in this tab and others. */
export function followDrafts(listener: (id: string, isHere: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The drafts' account; null when nobody is logged in. Another API is another account. */
export async function draftAccount(): Promise<string | null> {
  const base = await apiBase();
  const id = session.get()?.me.userInfo.id;
  return id === undefined ? null : accountName(base, id);
}

/** Prepares the write-ahead, once the account's key is here. */
export const readyAhead = ahead.ready;

/** Moves write-ahead entries of earlier pages to the store. Those that fail stay and are retried later. */
export const moveAheadOn = (): Promise<void> =>
  ahead.moveOn(keeper, () => storageState.get() === 'device').catch(() => undefined);

/** Fetches the account's key if this device has none: without it nothing is stored, and nothing stored here is read. */
export async function fetchKey(account: string): Promise<void> {
  const token = session.get()?.token;
  if (await lockUp.hasKey(account)) return;
  const isOver = () => !token || session.get()?.token !== token;
  // A log-out in progress has deleted the key: it must not come back.
  if (isOver()) return;
  const { key } = await call('draftKey', {});
  const imported = await importDraftKey(key);
  if (isOver()) return;
  await lockUp.keepKey(account, imported);
  await session.seal();
  await Promise.all([retryStorage(), outboxDevice.retry()]);
}

/** A form waits no longer than this for the key on a device that has lost it. */
const LONGEST_KEY_MS = 3000;

async function makeReady(): Promise<void> {
  const account = await draftAccount();
  // Offline there is none: input stays in memory until there is.
  if (account !== null)
    await within(
      fetchKey(account).catch(() => undefined),
      LONGEST_KEY_MS,
    );
  await moveAheadOn();
}

let ready: Promise<void> | null = null;
/** Write-aheads of earlier pages are moved first, where possible. */
export function draftsReady(): Promise<void> {
  ready ??= makeReady();
  return ready;
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
  /** The stored values; null if new. */
  values: V | null;
  /** The existing record is unreadable for this app; it is set aside, and this is a new draft. */
  problem: 'future' | 'broken' | null;
}

/** Opens a form on a draft; see leaveDraft(). */
export function openForm<V>(definition: DraftKind<V>, account: string, id: string, record: DraftRecord | null) {
  watchPage();
  ahead.ready(account).catch(reportError);
  const form = new DraftSession({ definition, account, id, tab: TAB, keeper, ahead, storage: storageState }, record);
  open.add(form);
  return form;
}

/** Opens a draft for a form: its stored values, and the session that saves it. Returns null when nobody is logged in. */
export async function openDraft<V>(definition: DraftKind<V>, id: string): Promise<OpenedDraft<V> | null> {
  await draftsReady();
  // A form left a moment ago may still be writing what this one is to show.
  await Promise.allSettled(closing);
  const account = await draftAccount();
  if (account === null) return null;
  const found = await keeper.read(account, id);
  const record = found?.state === 'ok' ? found.record : null;
  const values = record ? valuesOf(definition, record) : null;
  // Booked in another tab meanwhile: the same trip again is another booking.
  const isBooked = await keeper.isBooked(account, id);
  const problem = found && found.state !== 'ok' ? found.state : values && values.state !== 'ok' ? values.state : null;
  if (problem === 'broken') await keeper.setAside(account, id);
  const form = openForm(definition, account, problem || isBooked ? newId() : id, problem ? null : record);
  return { session: form, values: values?.state === 'ok' ? values.values : null, problem };
}

/** Without writing any more. */
export function closeForm(form: OpenForm): void {
  form.close();
  open.delete(form);
}

/** The form is left; unsaved changes are written. */
export function leaveDraft(form: OpenForm): void {
  const done = form.flush().finally(() => {
    open.delete(form);
    closing.delete(done);
  });
  closing.add(done);
}

/** Writes all unsaved input; before an update reloads the page, and before a log-out. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...[...open].map((form) => form.flush()), ...closing]);
}

/** Removes a draft whose order the server has accepted; for the form that booked it. */
export async function completeDraft(id: string): Promise<void> {
  for (const form of open) if (form.id === id) form.close();
  await markBooked(id);
}

/** Removes a booked draft here, in other tabs and on the user's other devices; a form that has it open says so. */
export async function markBooked(id: string): Promise<void> {
  const account = await draftAccount();
  if (account !== null) await keeper.bin(account, id, true);
}

export async function readDraft(id: string): Promise<DraftRecord | null> {
  await draftsReady();
  const account = await draftAccount();
  const found = account === null ? null : await keeper.read(account, id);
  return found?.state === 'ok' ? found.record : null;
}

export async function listDrafts(): Promise<DraftRecord[]> {
  await draftsReady();
  const account = await draftAccount();
  const records = account === null ? [] : await keeper.list(account);
  return records.toSorted((a, b) => b.seq - a.seq);
}

/** Ids of just discarded drafts that can still be undone; the server is told afterwards. */
export const undoable = createStore<ReadonlySet<string>>(new Set());
const UNDO_MS = 8000;

/** Discards a draft; `undo` restores it for some seconds. */
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

/** Applies a version that had lost, and keeps the replaced one. */
export async function chooseOther(record: DraftRecord, other: OtherVersion): Promise<void> {
  await flushDrafts();
  await keeper.revise(record.account, record.id, (current) => {
    if (!current) return current;
    const part = current.doc.parts.find(({ key }) => key === other.part);
    return applyChoice(current, other, part ? otherOf(part, mergeContext()) : null, mergeContext());
  });
}

/** The agent reviewed it and keeps the current one. */
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
