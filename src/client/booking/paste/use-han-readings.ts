import { useMemo } from 'react';
import type { PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import type { HanReading } from '../../form/han-reading.ts';
import { useHanReader } from '../../form/use-han-reader.ts';
import { hanNameOf } from './read-fields.ts';

/** Latin letters for names that a text gives in Chinese characters alone, by name. */
export function useHanReadings(results: readonly PassengerTextResult[]): ReadonlyMap<string, HanReading> {
  const wanted = results.flatMap((result) => hanNameOf(result) ?? []).join(' ');
  const reader = useHanReader(wanted !== '');
  return useMemo(() => {
    const readings = wanted.split(' ').flatMap((name) => {
      const reading = reader?.readHanName(name);
      return reading ? [[name, reading] as const] : [];
    });
    return new Map(readings);
  }, [wanted, reader]);
}
