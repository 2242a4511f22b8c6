import { i18n } from '@lingui/core';
import { apiBase } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { session } from '../../api/session.ts';
import { unansweredCalls } from '../../api/traffic.ts';
import { wakeWorker } from '../background-sync.ts';
import { connection } from '../connection.ts';
import { isReachable } from '../connection-rules.ts';
import { draftAccount, followDrafts } from '../drafts/drafts.ts';
import { keepTrying } from '../drafts/keep-trying.ts';
import { withLock } from '../with-lock.ts';
import { outboxDevice } from './outbox-device.ts';
import { announceSent, outbox, outboxStorage, outboxView, outboxWanted, refreshOutbox } from './outbox-here.ts';
import { kindOf } from './outbox-kinds.ts';
import { dueAt, isHeld, type OutboxRecord } from './outbox-record.ts';
import { type Outcome, outcomeOf, sendLock, sendWaiting } from './send.ts';
import { OUTBOX_SYNC, PASS, passPlace, type WorkerPass } from './worker-pass.ts';

async function send(account: string, record: OutboxRecord, limit: AbortSignal): Promise<Outcome> {
  const current = await draftAccount();
  // No await from here to the call, so that nobody else can have logged in meanwhile.
  if (current !== account || !account.endsWith(`|${session.get()?.me.userInfo.id}`)) return { state: 'stop' };
  try {
    return { state: 'done', answer: await kindOf(record)?.send(record, limit) };
  } catch (error) {
    // The connection watcher does not see answers that timed out here.
    if (limit.aborted) unansweredCalls.tell();
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, data, kind } = error;
    return outcomeOf({ status, code, message, data, session: kind === 'session' });
  }
}

/** Sends pending items if somebody is logged in and the server is reachable. `hurry`: without waiting after failures. */
export async function sendOutbox(hurry: boolean): Promise<void> {
  const account = await draftAccount();
  if (account === null) return;
  const canSend = (record: OutboxRecord) => kindOf(record) !== null;
  const isUp = isReachable(connection.get().state);
  if (isUp)
    await sendWaiting({
      ...{ outbox, account, canSend, withLock, hurry },
      send: (record, limit) => send(account, record, limit),
      onDone: announceSent,
    });
  else await withLock(sendLock(account), () => outbox.settleLeftovers(account));
  await refreshOutbox();
}

/** Lets the service worker send while no page is open: only while items are pending. */
async function passOn(): Promise<void> {
  const account = await draftAccount();
  const current = session.get();
  if (account === null || !current) return;
  const isWaiting = outboxView.get().records.some(({ state }) => state !== 'refused');
  if (!isWaiting) return deletePasses();
  const pass: WorkerPass = { token: current.token, base: await apiBase(), locale: i18n.locale };
  await outboxDevice.store.set(passPlace(account), pass);
  await wakeWorker(OUTBOX_SYNC);
}

/** Nothing is sent for a logged-out account. */
export async function deletePasses(): Promise<void> {
  for (const [key] of await outboxDevice.store.entries()) if (key.startsWith(PASS)) await outboxDevice.store.del(key);
}

/** Sends pending items during a session; returns the function that stops it. */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (hurry: boolean) => {
    sendOutbox(hurry).then(plan, reportError);
  };
  const plan = () => {
    clearTimeout(timer);
    const now = Date.now();
    const waiting = outboxView.get().records.filter(({ state }) => state === 'waiting');
    const next = waiting.find((record) => !isHeld(record, now));
    const held = waiting.filter((record) => isHeld(record, now)).map(({ heldUntil = now }) => heldUntil);
    const due = Math.min(...held, next ? dueAt(next, now) : Number.POSITIVE_INFINITY);
    if (Number.isFinite(due) && isReachable(connection.get().state))
      timer = setTimeout(() => run(false), Math.max(1000, due - now));
  };
  const hurry = () => run(true);
  const onVisible = () => {
    if (document.visibilityState === 'visible') hurry();
  };
  let wasUp = isReachable(connection.get().state);
  const onConnection = () => {
    const isUp = isReachable(connection.get().state);
    if (isUp && !wasUp) hurry();
    wasUp = isUp;
  };
  let wasWaiting = false;
  const onView = () => {
    const isWaiting = outboxView.get().records.some(({ state }) => state !== 'refused');
    if (isWaiting !== wasWaiting) void passOn();
    wasWaiting = isWaiting;
  };
  // Items unreadable meanwhile are shown, and sent.
  const onKept = () => refreshOutbox().then(hurry, reportError);
  hurry();
  const stops = [
    outboxWanted.subscribe(hurry),
    connection.subscribe(onConnection),
    outboxView.subscribe(onView),
    keepTrying({ state: outboxStorage, retry: outboxDevice.retry, onKept }),
    // What a log-out had sealed is restored.
    followDrafts((id) => {
      if (id === '') hurry();
    }),
  ];
  window.addEventListener('focus', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('focus', onVisible);
    document.removeEventListener('visibilitychange', onVisible);
    void deletePasses().then(refreshOutbox);
  };
}
