import { ifAllowed, onceAllowed } from './if-allowed.ts';

/** The browser's service workers; null if missing or denied. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return ifAllowed<ServiceWorkerContainer | undefined>(() => navigator.serviceWorker, undefined) ?? null;
}

/** The portal's registered worker; undefined for none. */
export function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  return onceAllowed(async () => serviceWorkers()?.getRegistration(), undefined);
}

/** The same once it is active: never, if none is registered. */
export function readyRegistration(): Promise<ServiceWorkerRegistration | null> {
  return onceAllowed(async () => (await serviceWorkers()?.ready) ?? null, null);
}
