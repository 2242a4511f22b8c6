import { type IsoDate, isEmptyish, isNoSurname } from '../../contract/dates.ts';

/** Errors of pasted details, by field (spec §5: import format errors), in reporting order. */
export const PASSENGER_TEXT_ERRORS = [
  'format',
  'country',
  'number',
  'birth-date',
  /** It was read, and is after today: mostly a typo in its year. */
  'future-birth',
  /** The document itself leaves the day unknown. */
  'birth-unknown',
  'gender',
  'expiry-date',
  'expired',
  'name',
  /** The document has a single name. */
  'given-name',
  /** The name fills its field in the document completely: it may be truncated. */
  'name-cut',
  'check-digit',
] as const;
export type PassengerTextError = (typeof PASSENGER_TEXT_ERRORS)[number];

/** Those about what a document says, or leaves open, and not about how it was read. */
export const ZONE_NOTES = [
  'future-birth',
  'birth-unknown',
  'given-name',
  'name-cut',
] as const satisfies readonly PassengerTextError[];

/** Details of one passenger as in a DOCS line (AIRIMP 3.13.1); null for missing or unreadable ones. */
export interface DocsRecord {
  /** Airline that the line is addressed to; `YY` is all of them. */
  readonly airline: string | null;
  /** `P` passport, `I` identity card and so on; in chat lines the portal's names for travel permits (`eep`, `tptw` …). */
  readonly documentType: string | null;
  /** ISO 3166-1 alpha-3, like all countries here. */
  readonly issuingCountry: string | null;
  readonly number: string | null;
  readonly nationality: string | null;
  readonly birthDate: IsoDate | null;
  readonly gender: 'M' | 'F' | 'U' | null;
  readonly infant: boolean;
  readonly expiryDate: IsoDate | null;
  readonly surname: string | null;
  /** As separated in the text: `JOHN/PAUL` are two, `XIAO YAN` between slashes is one. */
  readonly givenNames: readonly string[];
  readonly title: string | null;
  /** In Chinese characters, where the text gives the name only in them. */
  readonly hanName?: string;
  /**
   * An alternative reading of the name: in reverse order, where the surname's position is undecided, or with its last letters as a title,
   * where that is undecided (`ADAMS`).
   */
  readonly otherName?: {
    readonly surname: string;
    readonly givenNames: readonly string[];
    readonly title?: string;
  };
  /** Holder of a document that covers several people. */
  readonly primaryHolder: boolean;
  /** The passenger's number in the reservation as printed: `P1`, `1.1`. */
  readonly passengerRef: string | null;
}

/** A Chinese resident identity card (GB 11643); birth date and sex are taken from the number. */
export interface IdCardRecord {
  readonly documentType: 'I';
  readonly number: string;
  readonly name: string | null;
  readonly birthDate: IsoDate | null;
  readonly gender: 'M' | 'F' | null;
}

export interface PassengerTextResult {
  /** True without errors. In chat lines a missing detail is no error and is null in the record. */
  readonly valid: boolean;
  readonly errors: readonly PassengerTextError[];
  /** Details without a document, as accepted by airlines for security checks. */
  readonly partial: boolean;
  /** The readable details, also with errors; null when there are none. */
  readonly record: DocsRecord | IdCardRecord | null;
}

export function isIdCardRecord(record: DocsRecord | IdCardRecord): record is IdCardRecord {
  return !('surname' in record);
}

/** Whether a name is only a placeholder: `UNKNOWN/JOHN`. */
function saysNoName({ surname, givenNames }: DocsRecord): boolean {
  const isNoneSurname = surname !== null && surname !== '' && isNoSurname(surname);
  return isNoneSurname || givenNames.some((name) => name !== '' && isEmptyish(name));
}

/** Creates a result; errors in their fixed order, without duplicates. */
export function resultOf(
  record: PassengerTextResult['record'],
  found: Iterable<PassengerTextError>,
  partial = false,
): PassengerTextResult {
  const given = new Set(found);
  if (record && !isIdCardRecord(record) && saysNoName(record)) given.add('name');
  const errors = PASSENGER_TEXT_ERRORS.filter((error) => given.has(error));
  return { valid: errors.length === 0, errors, partial, record };
}

/** A name without a comma or slash, put in order. */
export interface OrderedName {
  /** The surname, possibly of several words, and the given names. */
  readonly words: readonly string[];
  /** The surname's position is uncertain. */
  readonly isUnclear: boolean;
  /** The words with the surname at the other end; only for an unclear name. */
  readonly other?: readonly string[];
}
