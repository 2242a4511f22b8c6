import { useSyncExternalStore } from 'react';
import { createStore } from '../api/store.ts';
import { askForPromise, isKeepingPromised } from '../device/browser/stores.ts';

/** Whether the browser guarantees storage here: `kept`, `may-go` under pressure, or not known. */
export type StoragePromise = 'kept' | 'may-go' | 'unknown';

const promise = createStore<StoragePromise>('unknown');
let wasAsked = false;

function note(isPromised: boolean | null): void {
  if (isPromised !== null) promise.set(isPromised ? 'kept' : 'may-go');
}

/** Requests persistent storage. Some browsers prompt the agent: so only when there is something worth storing. */
export async function askToKeepStorage(): Promise<void> {
  note(await askForPromise());
}

/** Asks once per visit, when the reason is evident: something has just been stored on this device. */
export function askToKeepStorageOnce(): void {
  if (wasAsked) return;
  wasAsked = true;
  void askToKeepStorage();
}

function subscribe(listener: () => void): () => void {
  void isKeepingPromised().then(note);
  return promise.subscribe(listener);
}

export function useStoragePromise(): StoragePromise {
  return useSyncExternalStore(subscribe, promise.get);
}
