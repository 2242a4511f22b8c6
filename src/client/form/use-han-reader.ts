import { useEffect, useState } from 'react';
import { isMissingCode } from '../ui/missing-code.ts';
import type * as HanReading from './han-reading.ts';

type HanReader = typeof HanReading;

/** What reads names in Chinese characters: its table loads with the first of them. Null until then, and without a connection. */
export function useHanReader(isWanted: boolean): HanReader | null {
  const [reader, setReader] = useState<HanReader | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOvertaken = false;
    import('./han-reading.ts')
      .then((loaded) => {
        if (!isOvertaken) setReader(loaded);
      })
      // Without a connection the letters are copied from the document.
      .catch((error: unknown) => (isMissingCode(error) ? undefined : reportError(error)));
    return () => {
      isOvertaken = true;
    };
  }, [isWanted]);
  return reader;
}
