import type { ZONE_NOTES } from '../parsing/passenger-text/types.ts';

/** Limits for a photo of a document (spec §5: document recognition upload). */
export const DOCUMENT_IMAGE = {
  types: ['image/jpeg', 'image/png'],
  bytes: 10 * 1024 * 1024,
  /** Larger images are refused before they are decoded. */
  pixels: 60_000_000,
} as const;

export type DocumentImageType = (typeof DOCUMENT_IMAGE.types)[number];

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type of a file by its first bytes, whatever its name; null when it is no photo. */
export function imageTypeOf(bytes: Uint8Array): DocumentImageType | null {
  const begins = (mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);
  return begins(JPEG) ? 'image/jpeg' : begins(PNG) ? 'image/png' : null;
}

/** The recognised value of one field. */
export interface DocumentField<T extends string = string> {
  readonly value: T;
  /** The probability of its least certain letter, 0 to 1. */
  readonly confidence: number;
  /** Whether the document's check digit for it is valid. Names, countries and the gender have none. */
  readonly checked: boolean;
  /** Must be compared with the document: without a check digit, or uncertain anyway. */
  readonly review: boolean;
}

/** Fields as in the records of pasted text: countries as ISO 3166-1 alpha-3, dates as yyyy-MM-dd. Null if missing or unreadable. */
export interface DocumentFields {
  readonly surname: DocumentField | null;
  /** Several are separated by spaces. */
  readonly givenNames: DocumentField | null;
  readonly gender: DocumentField<'M' | 'F'> | null;
  readonly birthDate: DocumentField | null;
  readonly nationality: DocumentField | null;
  /** `P` passport, `V` visa, `I`, `ID`, `IR` and others identity cards, as printed. */
  readonly documentType: DocumentField | null;
  readonly number: DocumentField | null;
  readonly expiryDate: DocumentField | null;
  readonly issuingCountry: DocumentField | null;
}

export interface DocumentAnswer {
  /** mrz: a machine-readable zone (ICAO Doc 9303). id-card: only the number of a Chinese identity card (GB 11643) is read. */
  readonly source: 'mrz' | 'id-card';
  readonly fields: DocumentFields;
  /** What the document leaves open, for the user to complete. */
  readonly notes: readonly (typeof ZONE_NOTES)[number][];
}

export type DocumentFieldName = keyof DocumentFields;
