import type { DocumentAnswer, DocumentField, DocumentFields } from '../../contract/document-images.ts';
import { birthdayOfIdCard } from '../../contract/id-card.ts';
import type { Span } from '../../parsing/passenger-text/mrz-layouts.ts';
import { readMrzAt } from '../../parsing/passenger-text/mrz-text.ts';
import { isIdCardRecord, ZONE_NOTES } from '../../parsing/passenger-text/types.ts';
import type { DecodedZone } from './zone/decode-zone.ts';
import type { Found } from './zone/read-zone.ts';

/** Less certain letters need review even if the check digit is right: it does not distinguish G from 6, or A from K. */
const SURE = 0.8;

/**
 * The fields found in a picture, each with its confidence.
 * @param today yyyy-MM-dd; decides the centuries of dates.
 * @returns null when nothing in it can be used.
 */
export function fieldsOfDocument(found: Found, today: string): DocumentAnswer | null {
  if (found.kind === 'id-card') return idCardAnswer(found.number, found.confidence, today);
  const result = readMrzAt(found.zone.lines, 0, today)?.result;
  const record = result?.record;
  if (!record || isIdCardRecord(record)) return null;
  const { layout, checks, number } = found.zone;
  const of = fieldMaker(found.zone);
  const surname = record.surname ?? '';
  const names = [layout.names, ...(layout.givenNames ? [layout.givenNames] : [])];
  const { gender } = record;
  const notes = ZONE_NOTES.filter((note) => result.errors.includes(note));
  const birthDate = of(record.birthDate, layout.birth.spans, checks.birth);
  const fields: DocumentFields = {
    surname: of(surname, names, false),
    givenNames: of(record.givenNames.join(' '), names, false),
    gender: gender === 'M' || gender === 'F' ? of(gender, [layout.sex], false) : null,
    birthDate: birthDate && notes.includes('future-birth') ? { ...birthDate, review: true } : birthDate,
    nationality: of(record.nationality, [layout.nationality], false),
    documentType: of(record.documentType, [[0, 0, 2]], false),
    number: of(record.number, number.spans, checks.number),
    expiryDate: of(record.expiryDate, layout.expiry?.spans ?? [], checks.expiry),
    issuingCountry: of(record.issuingCountry, [layout.issuer], false),
  };
  const isAnything = [fields.number, fields.birthDate, fields.expiryDate].some((field) => field?.checked);
  return isAnything ? { source: 'mrz', fields, notes } : null;
}

function fieldMaker(zone: DecodedZone) {
  return <T extends string>(value: T | null, spans: readonly Span[], checked: boolean): DocumentField<T> | null => {
    if (value === null || value === '') return null;
    const confidence = Math.round(zone.confidence(spans) * 1000) / 1000;
    return { value, confidence, checked, review: !checked || confidence < SURE };
  };
}

/** Birth date and gender are parts of the number, which its check digit covers. */
function idCardAnswer(number: string, confidence: number, today: string): DocumentAnswer {
  const certain = Math.round(confidence * 1000) / 1000;
  const of = <T extends string>(value: T): DocumentField<T> => ({
    value,
    confidence: certain,
    checked: true,
    review: certain < SURE,
  });
  const birthDate = of(birthdayOfIdCard(number));
  const isAhead = birthDate.value > today;
  return {
    source: 'id-card',
    notes: isAhead ? ['future-birth'] : [],
    fields: {
      surname: null,
      givenNames: null,
      gender: of(Number(number[16]) % 2 === 1 ? 'M' : 'F'),
      birthDate: isAhead ? { ...birthDate, review: true } : birthDate,
      nationality: { ...of('CHN'), checked: false, review: true },
      documentType: { ...of('I'), checked: false, review: true },
      number: of(number),
      expiryDate: null,
      issuingCountry: { ...of('CHN'), checked: false, review: true },
    },
  };
}
