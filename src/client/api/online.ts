import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const read = () => onlineManager.isOnline();

/** Whether the device has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, read);
}

/** Whether an answer on screen may be out of date and nobody can be asked: there is no connection, or asking failed. */
export function useIsOld({ isError }: { isError: boolean }): boolean {
  return !useOnline() || isError;
}
