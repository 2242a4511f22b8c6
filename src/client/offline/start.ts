import { session } from '../api/session.ts';
import { watchConnection } from './connection.ts';
import { watchInstall } from './install.ts';
import { registerServiceWorker } from './sw-registration.ts';

async function keep(): Promise<void> {
  const { keepQueries } = await import('./persist-queries.ts');
  await keepQueries();
}

/** The code for it is loaded with a session: nothing is kept for nobody. */
function keepFromLogIn(): void {
  const stop = session.subscribe(() => {
    if (session.get() === null) return;
    stop();
    void keep();
  });
}

/** Starts what makes the portal work without a connection. Resolves once what the account has on this device can be shown. */
export async function startOffline(): Promise<void> {
  watchInstall();
  watchConnection();
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
