import { ifAllowed, onceAllowed } from './if-allowed.ts';

/** The browser's workers; null where it has none, or refuses them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return ifAllowed<ServiceWorkerContainer | undefined>(() => navigator.serviceWorker, undefined) ?? null;
}

/** The portal's worker as it is registered here; undefined for none. */
export function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  return onceAllowed(async () => serviceWorkers()?.getRegistration(), undefined);
}

/** The same once it is in charge: it may never be where none is registered. */
export function readyRegistration(): Promise<ServiceWorkerRegistration | null> {
  return onceAllowed(async () => (await serviceWorkers()?.ready) ?? null, null);
}
