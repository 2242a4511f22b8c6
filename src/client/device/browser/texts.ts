import { ifAllowed } from './if-allowed.ts';

/** As much of the browser's storage of texts as is used. */
type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * A storage of texts that never throws. One that the browser refuses, to a frame of another site or where site data is blocked, is an
 * empty one that keeps nothing: whoever needs a text before the page goes holds it in memory.
 */
export interface GuardedTexts {
  /** Null for nothing. */
  get(name: string): string | null;
  /** Answers whether the device keeps it: it may be full, too. What lay there before then stays. */
  set(name: string, text: string): boolean;
  remove(name: string): void;
  names(): string[];
}

export function guardedTexts(storage: () => Texts): GuardedTexts {
  return {
    get: (name) => ifAllowed(() => storage().getItem(name), null),
    set: (name, text) =>
      ifAllowed(() => {
        storage().setItem(name, text);
        return true;
      }, false),
    remove: (name) => ifAllowed(() => storage().removeItem(name), undefined),
    names: () =>
      ifAllowed(() => {
        const texts = storage();
        return Array.from({ length: texts.length }, (_, i) => texts.key(i)).filter((name) => name !== null);
      }, []),
  };
}

/** What all tabs of the browser share. */
export const localTexts = guardedTexts(() => localStorage);
/** What is one tab's own, over its reloads. */
export const tabTexts = guardedTexts(() => sessionStorage);

const PROBE = 'interline.probe';

/** Whether the browser keeps any text of this site, be it for this tab alone: where site data is blocked, it keeps none. */
export function keepsTexts(): boolean {
  return [tabTexts, localTexts].some((texts) => {
    const isKept = texts.set(PROBE, '');
    texts.remove(PROBE);
    return isKept;
  });
}

/** Whether another tab has changed what all of them share. */
export function isOfLocalTexts({ storageArea }: Pick<StorageEvent, 'storageArea'>): boolean {
  return ifAllowed(() => storageArea === localStorage, false);
}
