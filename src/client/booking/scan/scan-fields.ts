import type { DocumentAnswer, DocumentFieldName } from '../../../contract/document-images.ts';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { type PassengerTextResult, resultOf } from '../../../parsing/passenger-text/types.ts';
import { fieldsOf } from '../paste/read-fields.ts';

/** A field for the passenger form, and how far to trust it. */
export interface ScannedField {
  path: string;
  value: string;
  /** The document's check digit for it is right. */
  checked: boolean;
  review: boolean;
}

const READ_AS: Readonly<Record<string, DocumentFieldName>> = {
  surname: 'surname',
  givenName: 'givenNames',
  gender: 'gender',
  birthday: 'birthDate',
  nationality: 'nationality',
  'document.type': 'documentType',
  'document.number': 'number',
  'document.expiry': 'expiryDate',
  'document.issuingPlace': 'issuingCountry',
};

/** The result of a photo in the format of pasted text. */
export function resultOfScan({ source, fields, notes }: DocumentAnswer): PassengerTextResult {
  const valueOf = (name: DocumentFieldName) => fields[name]?.value ?? null;
  const gender = fields.gender?.value ?? null;
  const record =
    source === 'id-card'
      ? {
          documentType: 'I' as const,
          number: valueOf('number') ?? '',
          name: null,
          birthDate: valueOf('birthDate'),
          gender,
        }
      : {
          airline: null,
          documentType: valueOf('documentType'),
          issuingCountry: valueOf('issuingCountry'),
          number: valueOf('number'),
          nationality: valueOf('nationality'),
          birthDate: valueOf('birthDate'),
          gender,
          infant: false,
          expiryDate: valueOf('expiryDate'),
          surname: valueOf('surname'),
          givenNames: valueOf('givenNames')?.split(' ') ?? [],
          title: null,
          primaryHolder: false,
          passengerRef: null,
        };
  return resultOf(record, notes);
}

/** The result of a photo as fields of the passenger form. */
export function scannedFields(answer: DocumentAnswer, accepted: readonly DocumentType[]): ScannedField[] {
  return fieldsOf(resultOfScan(answer), accepted).map(([path, value]) => {
    const read = answer.fields[READ_AS[path] ?? 'surname'];
    return { path, value, checked: read?.checked ?? false, review: read?.review ?? true };
  });
}
