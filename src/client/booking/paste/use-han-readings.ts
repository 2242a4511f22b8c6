import { useEffect, useState } from 'react';
import type { PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import { isMissingCode } from '../../ui/missing-code.ts';
import type { HanReading } from './han-reading.ts';
import { hanNameOf } from './read-fields.ts';

const NONE: ReadonlyMap<string, HanReading> = new Map();

/** Latin letters for names that a text gives in Chinese characters alone, by name. Their table loads with the first such name. */
export function useHanReadings(results: readonly PassengerTextResult[]): ReadonlyMap<string, HanReading> {
  const wanted = results.flatMap((result) => hanNameOf(result) ?? []).join(' ');
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (wanted === '') return undefined;
    let isOvertaken = false;
    import('./han-reading.ts')
      .then(({ readHanName }) => {
        if (isOvertaken) return;
        const pairs = wanted.split(' ').flatMap((name) => {
          const reading = readHanName(name);
          return reading ? [[name, reading] as const] : [];
        });
        setFound(new Map(pairs));
      })
      // Without a connection the letters are copied from the document, as before.
      .catch((error: unknown) => (isMissingCode(error) ? undefined : reportError(error)));
    return () => {
      isOvertaken = true;
    };
  }, [wanted]);
  return found;
}
