import { DOCUMENT_TYPES, type DocumentType } from '../../../contract/passenger-terms.ts';
import { type DocsRecord, isIdCardRecord, type PassengerTextResult } from '../../../parsing/passenger-text/types.ts';

/** A visa is no travel document: its number, expiry and issuer fill nothing, as those of a foreign card. */
export const isVisa = ({ documentType }: DocsRecord): boolean => documentType === 'V';

const isIdentityCard = ({ documentType }: DocsRecord): boolean => /^[IAC][A-Z]?$/.test(documentType ?? '');

/** The portal knows only China's identity cards, by the country and the number's eighteen characters. */
export function isForeignCard(record: DocsRecord): boolean {
  if (!isIdentityCard(record)) return false;
  const { number, nationality, issuingCountry, documentType } = record;
  const isOfChina = documentType === 'I' && (nationality ?? issuingCountry ?? 'CHN') === 'CHN';
  return !isOfChina || (number !== null && !/^\d{17}[\dX]$/.test(number));
}

/** The portal's type of a document that is no foreign card, preferably an accepted one; empty where there is none. */
export function portalTypeOf(record: DocsRecord, accepted: readonly DocumentType[]): DocumentType | '' {
  const known = DOCUMENT_TYPES.find((type) => type === record.documentType);
  const national = record.nationality === 'CHN' ? 'chinesePassport' : 'internationalityPassport';
  const kinds: readonly DocumentType[] =
    record.documentType === 'P' ? ['passport', national] : isIdentityCard(record) ? ['idcard'] : known ? [known] : [];
  return kinds.find((kind) => accepted.includes(kind)) ?? kinds[0] ?? '';
}

/** A kind of document that the agent must check before it is filled in; null for all others. */
export function oddKindOf({ record }: PassengerTextResult): 'visa' | 'foreign-card' | null {
  if (!record || isIdCardRecord(record) || record.number === null) return null;
  return isVisa(record) ? 'visa' : isForeignCard(record) ? 'foreign-card' : null;
}
