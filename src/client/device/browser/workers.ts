import { orIfDenied, orIfDeniedAsync } from './or-if-denied.ts';

/** The browser's service workers; null if missing or denied. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return orIfDenied<ServiceWorkerContainer | undefined>(() => navigator.serviceWorker, undefined) ?? null;
}

/** The portal's registered worker; undefined for none. */
export function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  return orIfDeniedAsync(async () => serviceWorkers()?.getRegistration(), undefined);
}

/** The same once it is active: never, if none is registered. */
export function readyRegistration(): Promise<ServiceWorkerRegistration | null> {
  return orIfDeniedAsync(async () => (await serviceWorkers()?.ready) ?? null, null);
}
