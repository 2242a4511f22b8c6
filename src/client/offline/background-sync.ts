import { isRecord } from '../api/is-record.ts';
import { readyRegistration } from '../device/browser/workers.ts';

/** Not every browser has it (https://wicg.github.io/background-sync/spec/). */
interface SyncManager {
  register(tag: string): Promise<void>;
}

function syncOf(registration: ServiceWorkerRegistration): SyncManager | null {
  const sync: unknown = 'sync' in registration ? registration.sync : null;
  const isManager = (value: unknown): value is SyncManager => isRecord(value) || typeof value === 'object';
  return sync !== null && isManager(sync) ? sync : null;
}

/** Has the service worker do what the tag stands for as soon as there is a connection, also while no page is open. */
export async function wakeWorker(tag: string): Promise<void> {
  const registration = await readyRegistration();
  // A browser that refuses to wake the worker does it when the portal is opened.
  await (registration && syncOf(registration))?.register(tag).catch(() => null);
}
