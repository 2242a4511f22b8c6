import { useSyncExternalStore } from 'react';
import { createStore } from '../api/store.ts';
import { askForPromise, isKeepingPromised } from '../device/browser/stores.ts';

/** Whether the browser has promised to keep what is stored here: `kept`, `may-go` under pressure, or not known. */
export type StoragePromise = 'kept' | 'may-go' | 'unknown';

const promise = createStore<StoragePromise>('unknown');
let wasAsked = false;

function note(isPromised: boolean | null): void {
  if (isPromised !== null) promise.set(isPromised ? 'kept' : 'may-go');
}

/** Asks the browser to keep what is stored. Some ask the agent in turn: so only when there is something worth keeping. */
export async function askToKeepStorage(): Promise<void> {
  note(await askForPromise());
}

/** Asks once per visit, at a moment that explains itself: something has just been kept on this device. */
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
