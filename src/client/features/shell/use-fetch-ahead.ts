import { useEffect } from 'react';

/** Code that a screen may need the moment the connection is lost: loading it only then would crash the screen. */
const WITHOUT_CONNECTION = [
  () => import('./ConnectionBanner.tsx'),
  () => import('../../ui/Toasts.tsx'),
  () => import('../../ui/SheetModal.tsx'),
  () => import('../../ui/ConfirmDialog.tsx'),
];
/** The first screen comes first. */
const AFTER_MS = 5000;

/** Preloads the code of offline notices and dialogs, also without a service worker. */
export function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed load is retried when needed.
      for (const load of WITHOUT_CONNECTION) load().catch(() => null);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
