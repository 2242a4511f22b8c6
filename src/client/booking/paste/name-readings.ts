import { isIdCardRecord, type PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import type { HanReading } from './han-reading.ts';

/** Both ways to read a name of which nothing tells where its surname stands; none of other names. */
export function nameReadings({ record }: PassengerTextResult): HanReading[] {
  if (!record || isIdCardRecord(record) || !record.otherName) return [];
  const { surname, givenNames, otherName } = record;
  return [
    { surname: surname ?? '', givenName: givenNames.join(' ') },
    { surname: otherName.surname, givenName: otherName.givenNames.join(' ') },
  ];
}
