import { useEffect, useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  holders += by;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For pages with a form: when the session ends, the agent logs in again over the page and the form stays as it is. */
export function useKeepsForm(isHeld = true): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    change(1);
    return () => change(-1);
  }, [isHeld]);
}

export function formIsKept(): boolean {
  return holders > 0;
}

export function useFormIsKept(): boolean {
  return useSyncExternalStore(subscribe, formIsKept);
}
