import { isFramed } from '../api/frame.ts';
import { awaitIntents } from '../api/intents.ts';
import { VISITOR_KEY } from '../api/kept.ts';
import { accountOf, session } from '../api/session.ts';
import { within } from '../api/within.ts';
import { databaseNames } from '../device/browser/stores.ts';
import { localTexts } from '../device/browser/texts.ts';
import { watchConnection } from './connection.ts';
import { watchLogOuts } from './log-outs.ts';
import { registerServiceWorker } from './sw-registration.ts';

/** A device that does not answer holds up no start: its drafts say so themselves. */
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

/** The code for it is loaded with a session: nothing is kept for nobody. */
function keepFromLogIn(): void {
  const stop = session.subscribe(() => {
    if (session.get() === null) return;
    stop();
    void keep();
  });
}

/** A device that is busy may not answer at first. */
const TRY_AGAIN_MS = 5000;
const TRIES = 12;

/** Cheap to tell, so that the code for it is loaded only where a session has left something. */
async function leftovers(): Promise<{ drafts: boolean; answers: boolean }> {
  const ahead = localTexts.names().some((name) => name.startsWith('interline.draft-ahead.'));
  const names = await databaseNames();
  return {
    drafts: ahead || names.includes('interline-drafts'),
    answers: names.some((name) => name.startsWith('interline-queries-')),
  };
}

/** Answers whether nothing is left. */
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
  // A device that is busy, and code that cannot be loaded now, may be there later.
  const isAway = await putLeftoversAway().catch(() => false);
  if (!isAway && tries > 1) setTimeout(() => void tryPuttingAway(tries - 1), TRY_AGAIN_MS);
}

/** A session that ended while no page was open, or a log-out that was cut short, leaves what must not stay readable. */
function watchLeftovers(): void {
  const look = () => whenIdle(() => void tryPuttingAway(TRIES));
  session.subscribe(look);
  look();
  // Without a connection it lies until the next start.
  whenIdle(() => void dropOldVisitor().catch(() => undefined));
}

/** Starts what makes the portal work without a connection. Resolves once what the account has on this device can be shown. */
export async function startOffline(): Promise<void> {
  watchConnection();
  if (isFramed) return;
  awaitIntents();
  watchLeftovers();
  whenIdle(watchLogOuts);
  if (session.get() === null) return keepFromLogIn();
  // An old version's code may be gone when it is asked for: the portal then starts with an empty cache.
  await keep().catch(keepFromLogIn);
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}

/** Registers the worker once the first screen stands, so that it takes nothing away from it. */
export function startWorker(): void {
  const register = () => whenIdle(() => void registerServiceWorker());
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
