import { describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '../../../contract/document-images.ts';
import { notesOf } from '../paste/document-notes.ts';
import { resultOfScan, scannedFields } from './scan-fields.ts';

const sure = <T extends string>(value: T) => ({ value, confidence: 0.99, checked: true, review: false });
const unsure = <T extends string>(value: T) => ({ value, confidence: 0.9, checked: false, review: true });
const PASSPORT: DocumentAnswer = {
  source: 'mrz',
  notes: [],
  fields: {
    surname: unsure('GARCIA LOPEZ'),
    givenNames: unsure('ANA MARIA'),
    gender: unsure('F'),
    birthDate: sure('1990-05-01'),
    nationality: unsure('ESP'),
    documentType: unsure('P'),
    number: sure('XDA123456'),
    expiryDate: sure('2030-01-01'),
    issuingCountry: unsure('ESP'),
  },
};

describe('a read document', () => {
  it('becomes the fields of the form, with those marked that nothing vouches for', () => {
    expect(scannedFields(PASSPORT, ['passport']).map(({ path, value, review }) => [path, value, review])).toEqual([
      ['surname', 'GARCIALOPEZ', true],
      ['givenName', 'ANA MARIA', true],
      ['gender', 'female', true],
      ['birthday', '1990-05-01', false],
      ['nationality', 'ES', true],
      ['document.type', 'passport', true],
      ['document.number', 'XDA123456', false],
      ['document.expiry', '2030-01-01', false],
      ['document.issuingPlace', 'ES', true],
    ]);
  });

  it('leaves out what was not read', () => {
    const answer = { ...PASSPORT, fields: { ...PASSPORT.fields, expiryDate: null, gender: null } };
    const paths = scannedFields(answer, ['passport']).map(({ path }) => path);
    expect(paths).not.toContain('document.expiry');
    expect(paths).not.toContain('gender');
  });

  it('takes an identity card for its number alone', () => {
    const none = { surname: null, givenNames: null, expiryDate: null };
    const fields = {
      ...PASSPORT.fields,
      ...none,
      nationality: unsure('CHN'),
      number: sure('110101199003078515'),
      documentType: unsure('I'),
    };
    const read = scannedFields({ source: 'id-card', fields, notes: [] }, ['passport', 'idcard']);
    expect(read.map(({ value }) => value)).toEqual(['female', '1990-05-01', 'CN', 'idcard', '110101199003078515']);
  });

  const valuesOf = (answer: DocumentAnswer) =>
    new Map(scannedFields(answer, ['passport', 'idcard']).map(({ path, value }) => [path, value]));

  it.each(['I', 'ID', 'IR'])('of type %s of another country leaves the document to be chosen, and says so', (type) => {
    const answer = { ...PASSPORT, fields: { ...PASSPORT.fields, documentType: unsure(type) } };
    expect(valuesOf(answer).get('document.type')).toBe('');
    expect(valuesOf(answer).has('document.number')).toBe(false);
    expect(valuesOf(answer).has('document.expiry')).toBe(false);
    expect(notesOf(resultOfScan(answer))).toHaveLength(1);
  });

  it('that is a visa gives no number', () => {
    const answer = { ...PASSPORT, fields: { ...PASSPORT.fields, documentType: unsure('V') } };
    expect([...valuesOf(answer).keys()].filter((path) => path.startsWith('document.'))).toEqual([]);
    expect(valuesOf(answer).get('birthday')).toBe('1990-05-01');
    expect(notesOf(resultOfScan(answer))).toHaveLength(1);
  });

  it('with a date of birth after today fills it in doubt, and says so', () => {
    const fields = { ...PASSPORT.fields, birthDate: { ...sure('2026-12-31'), review: true } };
    const answer: DocumentAnswer = { ...PASSPORT, fields, notes: ['future-birth'] };
    const read = scannedFields(answer, ['passport']).find(({ path }) => path === 'birthday');
    expect(read).toMatchObject({ value: '2026-12-31', review: true });
    expect(notesOf(resultOfScan(answer))).toHaveLength(1);
  });

  it('with one name fills the surname and asks for the other', () => {
    const fields = { ...PASSPORT.fields, surname: unsure('SUHARTINI'), givenNames: null };
    const answer: DocumentAnswer = { ...PASSPORT, fields, notes: ['given-name'] };
    expect(valuesOf(answer).get('surname')).toBe('SUHARTINI');
    expect(valuesOf(answer).has('givenName')).toBe(false);
    expect(notesOf(resultOfScan(answer))).toHaveLength(1);
  });
});
