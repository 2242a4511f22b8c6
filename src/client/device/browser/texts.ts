import { orIfDenied } from './or-if-denied.ts';

/** The parts of Storage in use. */
type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * A storage of texts that never throws. If the browser denies it, to a frame of another site or where site data is blocked, it is empty and
 * stores nothing: callers hold texts needed by the page in memory.
 */
export interface GuardedTexts {
  /** Null for nothing. */
  get(name: string): string | null;
  /** Returns whether it was stored: the device may be full. The previous value then stays. */
  set(name: string, text: string): boolean;
  remove(name: string): void;
  names(): string[];
}

export function guardedTexts(storage: () => Texts): GuardedTexts {
  return {
    get: (name) => orIfDenied(() => storage().getItem(name), null),
    set: (name, text) =>
      orIfDenied(() => {
        storage().setItem(name, text);
        return true;
      }, false),
    remove: (name) => orIfDenied(() => storage().removeItem(name), undefined),
    names: () =>
      orIfDenied(() => {
        const texts = storage();
        return Array.from({ length: texts.length }, (_, i) => texts.key(i)).filter((name) => name !== null);
      }, []),
  };
}

/** Shared by all tabs of the browser. */
export const localTexts = guardedTexts(() => localStorage);
/** Local to one tab, over its reloads. */
export const tabTexts = guardedTexts(() => sessionStorage);

const PROBE = 'interline.probe';

/** Whether the browser stores any text of this site, even only for this tab: where site data is blocked, it stores none. */
export function keepsTexts(): boolean {
  return [tabTexts, localTexts].some((texts) => {
    const isKept = texts.set(PROBE, '');
    texts.remove(PROBE);
    return isKept;
  });
}

/** Whether another tab has changed the shared storage. */
export function isOfLocalTexts({ storageArea }: Pick<StorageEvent, 'storageArea'>): boolean {
  return orIfDenied(() => storageArea === localStorage, false);
}
