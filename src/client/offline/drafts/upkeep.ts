import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { createStore } from '../../api/store.ts';
import { orElse, StorageFailure } from '../../device/key-value.ts';
import { toast } from '../../ui/toast.ts';
import { beforeReload } from '../before-reload.ts';
import { OUTBOX_LOCK } from '../outbox/outbox.ts';
import { outboxDevice } from '../outbox/outbox-device.ts';
import { withLock } from '../with-lock.ts';
import {
  announceDraft,
  draftAccount,
  draftsReady,
  fetchKey,
  flushDrafts,
  followDrafts,
  lockUp,
  moveAheadOn,
  readyAhead,
  retryStorage,
  sealPlainDrafts,
  storageState,
  undoable,
} from './drafts.ts';
import { keepTrying } from './keep-trying.ts';
import { isLocal } from './local-drafts.ts';
import { boxIsOpen, persistLocalDrafts } from './persist-local-drafts.ts';
import { syncDrafts } from './sync.ts';

/** A pause after typing before the sync; without it every word would be a call. */
const SYNC_PAUSE_MS = 3000;

/** How many sealed boxes of this account stay shut. */
export const shutBoxes = createStore(0);

let wasSaid = false;

/**
 * Seals or opens. A device that refuses storage has nothing to seal or open, and the form reports that; without the server's answer the
 * next occasion retries. Anything else is logged, and reported once.
 */
async function attempt(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof StorageFailure) return;
    if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'session')) return;
    reportError(error);
    if (wasSaid) return;
    wasSaid = true;
    toast(
      i18n._(msg`Drafts could not be locked or unlocked on this device. They stay hidden; retrying automatically.`),
      'warning',
    );
  }
}

async function sealOthers(account: string | null): Promise<void> {
  const lost = await lockUp.sealOthers(account);
  if (lost.drafts)
    toast(
      i18n._(
        msg`Drafts of the previous session could not be locked and were removed from this device. What the server has returns with the next log-in.`,
      ),
      'warning',
    );
  if (lost.changes)
    toast(
      i18n._(
        msg`Unsent changes of the previous session could not be locked and were removed from this device. Please make them again.`,
      ),
      'warning',
    );
}

/** Fetches the account's key, which seals its drafts over a log-out, and opens what it had sealed. */
async function unlock(account: string): Promise<void> {
  await fetchKey(account);
  // A device that refuses the outbox may still restore the drafts.
  const sealing = withLock(OUTBOX_LOCK, () => outboxDevice.sealPlain(account));
  await orElse(Promise.all([sealing, sealPlainDrafts(account)]), null);
  await readyAhead(account);
  await moveAheadOn();
  shutBoxes.set(await lockUp.open(account));
  boxIsOpen(account);
  announceDraft();
}

/** Everything drafts need during a session: the write-ahead, the key, the server. */
async function settle(): Promise<void> {
  await draftsReady();
  const account = await draftAccount();
  await attempt(sealOthers(account));
  if (account === null) return;
  await attempt(unlock(account));
  await syncDrafts();
}

/** Fails silently: offline, the next occasion retries. */
function trySettle(): void {
  void settle();
}

/** Steps that lack the key are retried at the next change: without one, nothing can be sealed. */
async function syncWithKey(): Promise<void> {
  const account = await draftAccount();
  if (account !== null && !(await lockUp.hasKey(account))) await attempt(unlock(account));
  await syncDrafts();
}

/**
 * A session that ended without a log-out must leave nothing readable. Returns whether that is certain: the data of a device that did not
 * answer in time is unknown.
 */
export async function putLeftoversAway(): Promise<boolean> {
  await retryStorage();
  await draftsReady();
  await flushDrafts();
  const account = await draftAccount();
  await attempt(sealOthers(account));
  return storageState.get() === 'device' && !(await lockUp.holdsOthers(account));
}

/** Maintains drafts from log-in to log-out; returns the function that stops it. */
export function startDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const syncSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void syncWithKey(), SYNC_PAUSE_MS);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') trySettle();
  };
  void persistLocalDrafts();
  trySettle();
  const stopFollowing = followDrafts((id, isHere) => {
    if (isHere && !isLocal(id)) syncSoon();
  });
  const stopReload = beforeReload(flushDrafts);
  // Data of others was unreadable while the device did not answer.
  const stopTrying = keepTrying({ state: storageState, retry: retryStorage, onKept: trySettle });
  const stopUndo = undoable.subscribe(syncSoon);
  window.addEventListener('online', trySettle);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    stopReload();
    stopTrying();
    stopUndo();
    window.removeEventListener('online', trySettle);
    document.removeEventListener('visibilitychange', onVisible);
    void putLeftoversAway();
  };
}
