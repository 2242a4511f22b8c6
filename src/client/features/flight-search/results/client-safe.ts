import { readKept, writeKept } from '../../../api/kept.ts';
import { createStore, useStore } from '../../../api/store.ts';

const KEY = 'interline.client-safe';

const store = createStore(readKept(KEY) === true);

/** Whether net prices, markups and suppliers are hidden because the client is looking at the screen. */
export function useClientSafe(): boolean {
  return useStore(store);
}

export function setClientSafe(isSafe: boolean): void {
  writeKept(KEY, isSafe ? true : null);
  store.set(isSafe);
}
