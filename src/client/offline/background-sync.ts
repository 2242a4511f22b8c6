import { isRecord } from '../api/is-record.ts';
import { readyRegistration } from '../device/browser/workers.ts';

/** Not in every browser (https://wicg.github.io/background-sync/spec/). */
interface SyncManager {
  register(tag: string): Promise<void>;
}

function syncOf(registration: ServiceWorkerRegistration): SyncManager | null {
  const sync: unknown = 'sync' in registration ? registration.sync : null;
  const isManager = (value: unknown): value is SyncManager => isRecord(value) || typeof value === 'object';
  return sync !== null && isManager(sync) ? sync : null;
}

/** Wakes the service worker for this tag as soon as there is a connection, even while no page is open. */
export async function wakeWorker(tag: string): Promise<void> {
  const registration = await readyRegistration();
  // Where the browser refuses, the work is done when the portal is next opened.
  await (registration && syncOf(registration))?.register(tag).catch(() => null);
}
