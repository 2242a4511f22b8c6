import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const read = () => onlineManager.isOnline();

/** Whether the device has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, read);
}

/** Whether a shown answer may be outdated and cannot be refetched: there is no connection, or the request failed. */
export function useIsOld({ isError }: { isError: boolean }): boolean {
  return !useOnline() || isError;
}
