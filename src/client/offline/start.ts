import { isFramed } from '../api/frame.ts';
import { expectIntentStore } from '../api/intents.ts';
import { accountOf, session } from '../api/session.ts';
import { VISITOR_KEY } from '../api/stored-json.ts';
import { within } from '../api/within.ts';
import { databaseNames } from '../device/browser/stores.ts';
import { localTexts } from '../device/browser/texts.ts';
import { watchConnection } from './connection.ts';
import { watchLogOuts } from './log-outs.ts';
import { registerServiceWorker } from './sw-registration.ts';

/** A device that does not answer must not delay the start: its drafts say so. */
const LONGEST_GUARD_MS = 500;

async function guardTyping(): Promise<void> {
  const { guardEarlyValues } = await import('./drafts/early-values.ts');
  await guardEarlyValues();
}

async function keep(): Promise<void> {
  const guarded = within(guardTyping(), LONGEST_GUARD_MS);
  const { keepQueries } = await import('./persist-queries.ts');
  await Promise.all([keepQueries(), guarded]);
}

/** The code is loaded with a session: nothing is stored without one. */
function keepFromLogIn(): void {
  const stop = session.subscribe(() => {
    if (session.get() === null) return;
    stop();
    void keep();
  });
}

/** A busy device may not answer at first. */
const TRY_AGAIN_MS = 5000;
const TRIES = 12;

/** A cheap check, so that the code is loaded only where a session has left data. */
async function leftovers(): Promise<{ drafts: boolean; answers: boolean }> {
  const ahead = localTexts.names().some((name) => name.startsWith('interline.draft-ahead.'));
  const names = await databaseNames();
  return {
    drafts: ahead || names.includes('interline-drafts'),
    answers: names.some((name) => name.startsWith('interline-queries-')),
  };
}

/** Returns whether nothing is left. */
async function putLeftoversAway(): Promise<boolean> {
  if (session.get() !== null) return true;
  const { drafts, answers } = await leftovers();
  if (answers) await (await import('./query-store.ts')).removeOtherStores(() => accountOf(session.get()));
  return !drafts || (await import('./drafts/upkeep.ts')).putLeftoversAway();
}

async function dropOldVisitor(): Promise<void> {
  if (localTexts.get(VISITOR_KEY) !== null) (await import('./drafts/visitor-drafts.ts')).forgetOldVisitor();
}

async function tryPuttingAway(tries: number): Promise<void> {
  // A busy device, or code that fails to load, may be available later.
  const isAway = await putLeftoversAway().catch(() => false);
  if (!isAway && tries > 1) setTimeout(() => void tryPuttingAway(tries - 1), TRY_AGAIN_MS);
}

/** A session that ended while no page was open, or an interrupted log-out, leaves data that must not stay readable. */
function watchLeftovers(): void {
  const look = () => whenIdle(() => void tryPuttingAway(TRIES));
  session.subscribe(look);
  look();
  // Offline, it stays until the next start.
  whenIdle(() => void dropOldVisitor().catch(() => undefined));
}

/** Starts offline support. Resolves once the account's data on this device can be shown. */
export async function startOffline(): Promise<void> {
  watchConnection();
  if (isFramed) return;
  expectIntentStore();
  watchLeftovers();
  whenIdle(watchLogOuts);
  if (session.get() === null) return keepFromLogIn();
  // The code of an old version may be gone: the portal then starts with an empty cache.
  await keep().catch(keepFromLogIn);
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}

/** Registers the worker once the first screen is shown, so as not to slow it down. */
export function startWorker(): void {
  const register = () => whenIdle(() => void registerServiceWorker());
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
