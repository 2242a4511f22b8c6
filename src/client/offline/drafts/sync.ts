import type { DraftAnswer, DraftChangeInput } from '../../../contract/drafts.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';
import { readStored, writeStored } from '../../api/stored-json.ts';
import type { DraftRecord } from './draft-record.ts';
import { draftAccount, draftsReady, keeper, mergeContext, undoable } from './drafts.ts';
import { absorbAnswer, changeFor, isUnsent, planSync } from './sync-rules.ts';

const DEVICE_KEY = 'interline.device';
const BOOKED_TRACE_MS = 2 * 24 * 60 * 60_000;

/** The server's own message while it refuses a draft; else empty. */
export const syncProblem = createStore('');

/** A random name of this browser that distinguishes its writes from other devices'. */
function deviceName(): string {
  const kept = readStored(DEVICE_KEY);
  if (typeof kept === 'string') return kept;
  const name = crypto.randomUUID();
  writeStored(DEVICE_KEY, name);
  return name;
}

/** The session changed during a sync: nothing more is sent or written. */
class SessionOver extends Error {}

let running: Promise<void> | null = null;
let isAgain = false;
let isPaused = false;

/** Syncs device and server. Silent without a connection: the next occasion retries. */
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

/** Stops syncing for a log-out and waits for calls in flight; returns how to resume. */
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
    // Discarded while the answer was in flight.
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

/** Returns the server's message if it refuses the draft. */
async function push(account: string, record: DraftRecord, ask: typeof call): Promise<string> {
  const sent = changeFor(record, deviceName());
  try {
    await absorb(account, sent, await ask('saveDraft', sent));
    return '';
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    // Discarded elsewhere a moment ago: typing here restores all of it.
    if (error.code === REFUSALS.notFound.code && record.synced) return push(account, whole(record), ask);
    return error.message;
  }
}

/** Reports drafts discarded or booked here to the server, once they cannot be undone. */
async function tellDiscarded(account: string, ask: typeof call): Promise<void> {
  for (const { id, binned } of await keeper.binned(account)) {
    if (undoable.get().has(id)) continue;
    if (!binned.told) await ask('discardDraft', { id });
    const age = Math.abs(Date.now() - Date.parse(binned.at));
    await keeper.told(account, id, binned.record === null && age < BOOKED_TRACE_MS);
  }
}
