import { flushSync } from 'react-dom';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'interline.client-safe';

const store = createStore(readStored(KEY) === true);
const printing = createStore(false);

/** Whether the end client sees the screen or a printout: only the price that the client pays may then show. */
export function useClientSafe(): boolean {
  const isSafe = useStore(store);
  return useStore(printing) || isSafe;
}

export function setClientSafe(isSafe: boolean): void {
  writeStored(KEY, isSafe ? true : null);
  store.set(isSafe);
}

// Printouts may be handed on. The browser prints as soon as the listeners are done.
window.addEventListener('beforeprint', () => flushSync(() => printing.set(true)));
window.addEventListener('afterprint', () => printing.set(false));
