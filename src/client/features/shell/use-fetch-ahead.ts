import { useEffect } from 'react';

/** What a screen may need at the very moment the connection goes: fetched only then, it would take the screen down. */
const WITHOUT_CONNECTION = [
  () => import('./ConnectionBanner.tsx'),
  () => import('../../ui/Toasts.tsx'),
  () => import('../../ui/SheetModal.tsx'),
  () => import('../../ui/ConfirmDialog.tsx'),
];
/** The first screen comes first. */
const AFTER_MS = 5000;

/** Brings the code of offline notices and dialogs to the device, also where no worker keeps it. */
export function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails now is asked for again when it is needed.
      for (const load of WITHOUT_CONNECTION) load().catch(() => null);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
