import { isIdCardRecord, type PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import type { PnrPassenger } from '../../../parsing/pnr/answer.ts';
import { genderOfTitle } from '../../../parsing/text/titles.ts';
import type { HanReading } from '../../form/han-reading.ts';
import type { ReadField } from './fill-passengers.ts';

/** One way to read a name. */
export interface NameReading extends HanReading {
  /** Its last letters are taken for this title. */
  readonly title?: string;
}

/** Both ways to read a name of which nothing tells where its surname stands, or whether it ends in a title; none of other names. */
export function nameReadings({ record }: PassengerTextResult): NameReading[] {
  if (!record || isIdCardRecord(record) || !record.otherName) return [];
  const { surname, givenNames, otherName } = record;
  const { title } = otherName;
  return [
    { surname: surname ?? '', givenName: givenNames.join(' ') },
    {
      surname: otherName.surname,
      givenName: otherName.givenNames.join(' '),
      ...(title === undefined ? {} : { title }),
    },
  ];
}

/** Both ways to read the name of a reservation's traveller that may end in a title; none where it is told. */
export function travellerReadings({ surname, givenName, otherName }: PnrPassenger): NameReading[] {
  if (!otherName || surname === null) return [];
  return [
    { surname, givenName: givenName ?? '' },
    { surname, ...otherName },
  ];
}

/** The sex that a reading's title tells, as the form has it; empty where it tells none. */
export function genderField({ title }: NameReading): ReadField[] {
  const told = genderOfTitle(title ?? '');
  return told === null ? [] : [['gender', told === 'M' ? 'male' : 'female']];
}
