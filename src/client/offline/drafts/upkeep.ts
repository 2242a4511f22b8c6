import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';
import { toast } from '../../ui/toast.ts';
import { beforeReload } from '../before-reload.ts';
import { announceDraft, draftAccount, draftsReady, flushDrafts, followDrafts, lockUp, undoable } from './drafts.ts';
import { StorageFailure } from './key-value.ts';
import { importDraftKey } from './sealing.ts';
import { syncDrafts } from './sync.ts';

/** A pause after typing before the server is told; at once would be a call for every word. */
const SYNC_PAUSE_MS = 3000;

/** How many sealed boxes of this account did not open. */
export const shutBoxes = createStore(0);

let wasSaid = false;

/**
 * Seals or opens. A device that refuses storage has nothing to seal or open, and says so where the form is saved; without
 * the server's answer the next occasion tries again. Anything else is logged, and said once.
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
      i18n._(msg`Drafts could not be locked or unlocked on this device. They stay hidden, and it is tried again.`),
      'warning',
    );
  }
}

/** Gets the account's own key, which seals its drafts over a log-out, and opens what it had sealed. */
async function unlock(account: string): Promise<void> {
  const token = session.get()?.token;
  if (!(await lockUp.hasKey(account))) {
    const { key } = await call('draftKey', {});
    if (session.get()?.token !== token) return;
    await lockUp.keepKey(account, await importDraftKey(key));
  }
  shutBoxes.set(await lockUp.open(account));
  announceDraft();
}

/** Everything drafts need while somebody is logged in: the write-ahead, the key, the server. */
async function settle(): Promise<void> {
  await draftsReady();
  const account = await draftAccount();
  await attempt(lockUp.sealOthers(account));
  if (account === null) return;
  await attempt(unlock(account));
  await syncDrafts();
}

/** Tries quietly: without a connection the next occasion does it. */
function trySettle(): void {
  void settle();
}

/** A session that ended without a log-out leaves nothing open behind. */
async function putLeftoversAway(): Promise<void> {
  await flushDrafts();
  await attempt(lockUp.sealOthers(await draftAccount()));
}

/** Keeps drafts in order from log-in to log-out; answers the function that stops it. */
export function startDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const syncSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void syncDrafts(), SYNC_PAUSE_MS);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') trySettle();
  };
  trySettle();
  const stopFollowing = followDrafts((_, isHere) => {
    if (isHere) syncSoon();
  });
  const stopReload = beforeReload(flushDrafts);
  const stopUndo = undoable.subscribe(syncSoon);
  window.addEventListener('online', trySettle);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    stopReload();
    stopUndo();
    window.removeEventListener('online', trySettle);
    document.removeEventListener('visibilitychange', onVisible);
    void putLeftoversAway();
  };
}
