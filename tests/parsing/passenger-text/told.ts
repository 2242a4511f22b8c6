import { isIdCardRecord, type PassengerTextResult } from '../../../src/parsing/passenger-text/types.ts';

/** One text and the summary of each passenger, see {@link told}. */
export type PassengerTextCase = readonly [text: string, ...says: string[]];

/**
 * A result in one line: `type number nationality birth gender expiry SURNAME/GIVEN`, `-` for null and `_` for a blank, then other data,
 * then errors. An identity card's line is `I number name birth gender`.
 */
export function told({ record, errors, partial }: PassengerTextResult): string {
  const faults = errors.map((error) => `!${error}`);
  if (!record) return ['nothing', ...faults].join(' ');
  if (isIdCardRecord(record)) {
    const { documentType, number, name, birthDate, gender } = record;
    return [documentType, number, name?.replaceAll(' ', '_') ?? '-', birthDate ?? '-', gender ?? '-', ...faults].join(
      ' ',
    );
  }
  const { documentType, number, nationality, birthDate, gender, expiryDate, surname, givenNames } = record;
  const fields = [documentType, number, nationality, birthDate, gender, expiryDate].map((value) => value ?? '-');
  const name = [surname ?? '-', ...givenNames].join('/').replaceAll(' ', '_');
  const more = [
    record.airline && `air=${record.airline}`,
    record.issuingCountry && `iss=${record.issuingCountry}`,
    record.title && `title=${record.title}`,
    record.infant && 'infant',
    record.primaryHolder && 'holder',
    record.passengerRef && `ref=${record.passengerRef}`,
    partial && 'partial',
  ];
  return [...fields, name, ...more.filter((part) => typeof part === 'string'), ...faults].join(' ');
}
