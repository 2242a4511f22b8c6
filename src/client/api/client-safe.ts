import { flushSync } from 'react-dom';
import { readKept, writeKept } from './kept.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'interline.client-safe';

const store = createStore(readKept(KEY) === true);
const printing = createStore(false);

/** Whether the client is looking, at the screen or at paper: what the client pays is the only price that shows then. */
export function useClientSafe(): boolean {
  const isSafe = useStore(store);
  return useStore(printing) || isSafe;
}

export function setClientSafe(isSafe: boolean): void {
  writeKept(KEY, isSafe ? true : null);
  store.set(isSafe);
}

// Whatever is printed may be handed on. The paper is drawn as soon as the listeners are done.
window.addEventListener('beforeprint', () => flushSync(() => printing.set(true)));
window.addEventListener('afterprint', () => printing.set(false));
