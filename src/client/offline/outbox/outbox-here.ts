import { onlineManager } from '@tanstack/react-query';
import { isRecord } from '../../api/is-record.ts';
import { createStore } from '../../api/store.ts';
import { openChannel } from '../../device/browser/tabs.ts';
import { draftAccount } from '../drafts/drafts.ts';
import { withLock } from '../with-lock.ts';
import { Outbox } from './outbox.ts';
import { outboxDevice } from './outbox-device.ts';
import type { OutboxKind } from './outbox-kind.ts';
import { kindOf } from './outbox-kinds.ts';
import { isOutboxRecord, type NewItem, type OutboxRecord, UNDO_MS } from './outbox-record.ts';

const channel = openChannel('interline-outbox');
/** How long a sent item stays on screen at most while the screen is refreshed. */
const LONGEST_REFRESH_MS = 8000;

export interface OutboxView {
  /** In sending order. */
  records: readonly OutboxRecord[];
  /** Sent, while the screen is refreshed. */
  sent: readonly OutboxRecord[];
  /** Damaged or of a newer version. */
  unreadable: number;
}

const EMPTY: OutboxView = { records: [], sent: [], unreadable: 0 };
export const outboxView = createStore<OutboxView>(EMPTY);
/** Not null while the device stores nothing; see withMemory. */
export const outboxStorage = outboxDevice.state;

let asked = 0;
/** Reads the outbox again; called for every change, in any tab. */
export async function refreshOutbox(): Promise<void> {
  const mine = ++asked;
  const account = await draftAccount();
  const records = account === null ? [] : await outbox.list(account);
  const unreadable = account === null ? 0 : await outbox.unreadable(account);
  if (mine !== asked) return;
  const sent = outboxView.get().sent.filter((record) => record.account === account);
  outboxView.set({ records, sent, unreadable });
}

function announce(): void {
  channel.tell('changed');
  void refreshOutbox();
}

/** The outbox of this browser. */
export const outbox = new Outbox({
  store: outboxDevice.store,
  withLock,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  chance: () => Math.random(),
  announce,
});

/** Refreshes the screen for a sent item; until then the item itself stays shown, so that nothing flickers. */
async function bringUpToDate(record: OutboxRecord, answer: unknown): Promise<void> {
  const kind = kindOf(record);
  if (!kind || record.account !== (await draftAccount())) return;
  const view = outboxView.get();
  outboxView.set({ ...view, sent: [...view.sent, record] });
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_REFRESH_MS));
  // What cannot be fetched is fetched again by the screen itself.
  await Promise.race([kind.refresh(record, answer).catch(() => null), late]);
  const now = outboxView.get();
  outboxView.set({ ...now, sent: now.sent.filter(({ id }) => id !== record.id) });
}

const followers = new Set<(record: OutboxRecord) => void>();

/** Calls back for each item sent, by any tab or the service worker. */
export function followSent(follower: (record: OutboxRecord) => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

function hearSent(record: OutboxRecord, answer: unknown): void {
  void bringUpToDate(record, answer);
  for (const follower of [...followers]) follower(record);
}

/** Informs all tabs that the server has an item. */
export function announceSent(record: OutboxRecord, answer: unknown): void {
  channel.tell({ sent: record });
  hearSent(record, answer);
}

channel.hear((news) => {
  if (news === 'changed') void refreshOutbox();
  else if (isRecord(news) && isOutboxRecord(news.sent)) hearSent(news.sent, undefined);
});

/** Counts additions; the sender follows it. */
export const outboxWanted = createStore(0);

type About = Pick<NewItem, 'id' | 'maybeArrived' | 'before'>;

/** Adds a change to the outbox, which sends it as soon as possible. Needs a session. */
export async function queueChange<I>(kind: OutboxKind<I>, input: I, about: About = {}): Promise<void> {
  await put(kind, input, 0, about);
}

/**
 * The same for text that is otherwise only in its field. Returns false, with nothing added, when it can neither be sent immediately nor
 * stored on the device: closing the page would lose it.
 */
export async function queueKept<I>(kind: OutboxKind<I>, input: I): Promise<boolean> {
  const { account, id } = await put(kind, input, 0);
  if (onlineManager.isOnline() || outboxStorage.get() === 'device') return true;
  const isRefundCompleted = await outbox.cancel(account, id);
  await refreshOutbox();
  return !isRefundCompleted;
}

/**
 * The same for a change that can be undone for some seconds, while it is held back. Returns the function that undoes it, which returns
 * false when it is too late.
 */
export async function queueUndoable<I>(kind: OutboxKind<I>, input: I): Promise<() => Promise<boolean>> {
  const { account, id } = await put(kind, input, UNDO_MS);
  return () => outbox.cancel(account, id);
}

async function put<I>(kind: OutboxKind<I>, input: I, holdMs: number, about: About = {}): Promise<OutboxRecord> {
  const account = await draftAccount();
  if (account === null) throw new Error('nobody is logged in');
  const record = await outbox.add({ account, ...kind.toItem(input), ...about }, kind.replaces, holdMs);
  await refreshOutbox();
  outboxWanted.set(outboxWanted.get() + 1);
  return record;
}
