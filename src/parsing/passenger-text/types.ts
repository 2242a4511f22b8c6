import { type IsoDate, isEmptyish, isNoSurname } from '../../contract/dates.ts';

/** What can be wrong with pasted details, by field (spec §5: import format errors), in the order they are told. */
export const PASSENGER_TEXT_ERRORS = [
  'format',
  'country',
  'number',
  'birth-date',
  /** It was read, and lies after today: mostly a slip in its year. */
  'future-birth',
  /** The document itself leaves the day open. */
  'birth-unknown',
  'gender',
  'expiry-date',
  'expired',
  'name',
  /** The document has one name alone. */
  'given-name',
  /** The name fills its field in the document to the last place: there may be more of it. */
  'name-cut',
  'check-digit',
] as const;
export type PassengerTextError = (typeof PASSENGER_TEXT_ERRORS)[number];

/** Those that speak of what a document says, or leaves open, and not of how it was read. */
export const ZONE_NOTES = [
  'future-birth',
  'birth-unknown',
  'given-name',
  'name-cut',
] as const satisfies readonly PassengerTextError[];

/** Details of one passenger as a DOCS line gives them (AIRIMP 3.13.1); null for what was not given or could not be read. */
export interface DocsRecord {
  /** Airline the line is addressed to; `YY` is all of them. */
  readonly airline: string | null;
  /** `P` passport, `I` identity card and so on; in chat lines the portal's own names for travel permits (`eep`, `tptw` …). */
  readonly documentType: string | null;
  /** ISO 3166-1 alpha-3, as all countries here. */
  readonly issuingCountry: string | null;
  readonly number: string | null;
  readonly nationality: string | null;
  readonly birthDate: IsoDate | null;
  readonly gender: 'M' | 'F' | 'U' | null;
  readonly infant: boolean;
  readonly expiryDate: IsoDate | null;
  readonly surname: string | null;
  /** As they were parted in the text: `JOHN/PAUL` are two, `XIAO YAN` between slashes is one. */
  readonly givenNames: readonly string[];
  readonly title: string | null;
  /** In Chinese characters, where the text gives the name in them alone. */
  readonly hanName?: string;
  /**
   * The same name read another way: the other way round, where nothing tells which of its ends is the surname, or with its last letters
   * as a title, where nothing tells whether they are one (`ADAMS`).
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

/** A Chinese resident identity card (GB 11643); birth date and sex come from the number. */
export interface IdCardRecord {
  readonly documentType: 'I';
  readonly number: string;
  readonly name: string | null;
  readonly birthDate: IsoDate | null;
  readonly gender: 'M' | 'F' | null;
}

export interface PassengerTextResult {
  /** True when there are no errors. What was not given at all is no error in chat lines and is null in the record. */
  readonly valid: boolean;
  readonly errors: readonly PassengerTextError[];
  /** Details without a document, as airlines take them for security checks. */
  readonly partial: boolean;
  /** What could be read, also with errors; null when nothing could. */
  readonly record: DocsRecord | IdCardRecord | null;
}

export function isIdCardRecord(record: DocsRecord | IdCardRecord): record is IdCardRecord {
  return !('surname' in record);
}

/** Whether a name that was read only says that there is none: `UNKNOWN/JOHN`. */
function saysNoName({ surname, givenNames }: DocsRecord): boolean {
  const isNoneSurname = surname !== null && surname !== '' && isNoSurname(surname);
  return isNoneSurname || givenNames.some((name) => name !== '' && isEmptyish(name));
}

/** Puts a result together; errors in their fixed order, each once. */
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
  /** The surname, which may be of several words, and the given names. */
  readonly words: readonly string[];
  /** Nothing tells for sure which is the surname. */
  readonly isUnclear: boolean;
  /** The words as they are when the surname stands at the other end; only of a name that is unclear. */
  readonly other?: readonly string[];
}
