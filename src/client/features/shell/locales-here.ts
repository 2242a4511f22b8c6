import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { loadedLocales } from '../../api/settings.ts';
import { cachedPaths } from '../../device/browser/stores.ts';
import { WORDS, wholeLanguages } from '../../locales/word-files.ts';

/** The languages available offline: those with texts cached on the device, and those that this page has loaded. */
export async function localesHere(): Promise<ReadonlySet<Locale>> {
  return new Set([...loadedLocales(), ...wholeLanguages(await cachedPaths(WORDS))]);
}

/** The same, read again whenever `isAsked` turns true; null until the device has answered. */
export function useLocalesHere(isAsked: boolean): ReadonlySet<Locale> | null {
  const [found, setFound] = useState<ReadonlySet<Locale> | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void localesHere().then((locales) => {
      if (!isOver) setFound(locales);
    });
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return found;
}
