import type { DraftAnswer, DraftChangeInput } from '../../../contract/drafts.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { readKept, writeKept } from '../../api/kept.ts';
import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';
import type { DraftRecord } from './draft-record.ts';
import { draftAccount, draftsReady, keeper, mergeContext, undoable } from './drafts.ts';
import { absorbAnswer, changeFor, isUnsent, planSync } from './sync-rules.ts';

const DEVICE_KEY = 'interline.device';
const BOOKED_TRACE_MS = 2 * 24 * 60 * 60_000;

/** Why the server does not take a draft, in its own words; empty while it does. */
export const syncProblem = createStore('');

/** A random name of this browser, so that the server tells its writes from those of other devices. */
function deviceName(): string {
  const kept = readKept(DEVICE_KEY);
  if (typeof kept === 'string') return kept;
  const name = crypto.randomUUID();
  writeKept(DEVICE_KEY, name);
  return name;
}

/** The session has changed while a sync ran: nothing more is sent or written. */
class SessionOver extends Error {}

let running: Promise<void> | null = null;
let isAgain = false;
let isPaused = false;

/** Makes device and server hold the same. Quiet when there is no connection: the next occasion tries again. */
export function syncDrafts(): Promise<void> {
  if (isPaused || !session.get()) return Promise.resolve();
  if (running) {
    isAgain = true;
    return running;
  }
  running = syncOnce()
    .catch((error: unknown) => {
      if (error instanceof SessionOver) return;
      if (!(error instanceof ApiError)) throw error;
    })
    .finally(() => {
      running = null;
      if (!isAgain) return;
      isAgain = false;
      void syncDrafts();
    });
  return running;
}

/** Stops syncing for a log-out and waits for what is on its way; answers how to go on. */
export async function pauseSync(): Promise<() => void> {
  isPaused = true;
  await running?.catch(() => null);
  return () => {
    isPaused = false;
  };
}

async function syncOnce(): Promise<void> {
  await draftsReady();
  const token = session.get()?.token;
  const account = await draftAccount();
  if (account === null || !token) return;
  const check = () => {
    if (session.get()?.token !== token) throw new SessionOver();
  };
  const ask: typeof call = async (name, input) => {
    check();
    const answer = await call(name, input);
    check();
    return answer;
  };
  await tellDiscarded(account, ask);
  const there = await ask('drafts', {});
  const binned = new Set((await keeper.binned(account)).map(({ id }) => id));
  const records = await keeper.list(account);
  const plan = planSync(records, there, binned);
  const listed = new Set(there.drafts.map(({ id }) => id));
  for (const id of plan.remove) await keeper.revise(account, id, (now) => (now && isUnsent(now) ? now : null));
  for (const id of plan.pull) await pull(account, id, ask);
  let problem = '';
  for (const id of plan.push) {
    const record = records.find((each) => each.id === id);
    if (record) problem = (await push(account, listed.has(id) ? record : whole(record), ask)) || problem;
  }
  syncProblem.set(problem);
}

const whole = (record: DraftRecord): DraftRecord => ({ ...record, synced: null });

async function absorb(account: string, sent: DraftChangeInput | null, answer: DraftAnswer): Promise<void> {
  const about = { account, context: mergeContext() };
  await keeper.revise(account, answer.id, (now) => {
    // Thrown away while the answer was on its way.
    if (!now && sent) return now;
    return absorbAnswer(now, sent, answer, about);
  });
}

async function pull(account: string, id: string, ask: typeof call): Promise<void> {
  try {
    await absorb(account, null, await ask('draft', { id }));
  } catch (error) {
    // Discarded elsewhere since it was listed; the next sync sees that.
    if (!(error instanceof ApiError) || error.code !== REFUSALS.notFound.code) throw error;
  }
}

/** Answers the server's words when it does not take the draft. */
async function push(account: string, record: DraftRecord, ask: typeof call): Promise<string> {
  const sent = changeFor(record, deviceName());
  try {
    await absorb(account, sent, await ask('saveDraft', sent));
    return '';
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    // It was discarded elsewhere a moment ago: what was typed here brings all of it back.
    if (error.code === REFUSALS.notFound.code && record.synced) return push(account, whole(record), ask);
    return error.message;
  }
}

/** Tells the server what was discarded or booked here, once it can no longer be taken back. */
async function tellDiscarded(account: string, ask: typeof call): Promise<void> {
  for (const { id, binned } of await keeper.binned(account)) {
    if (undoable.get().has(id)) continue;
    if (!binned.told) await ask('discardDraft', { id });
    const age = Math.abs(Date.now() - Date.parse(binned.at));
    await keeper.told(account, id, binned.record === null && age < BOOKED_TRACE_MS);
  }
}
