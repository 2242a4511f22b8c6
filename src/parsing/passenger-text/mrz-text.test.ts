import { describe, expect, it } from 'vitest';
import { mrzCheckDigit } from './mrz-text.ts';
import { readPassengers } from './parse-passenger-text.ts';

function readOf(text: string) {
  const [result, ...more] = readPassengers(text, '2026-11-20');
  if (!result?.record || !('surname' in result.record) || more.length > 0) throw new Error(`Not one zone: ${text}`);
  return { ...result.record, errors: result.errors };
}

/** A field of this width with its check digit. */
const checked = (text: string, width = text.length) => {
  const field = text.padEnd(width, '<');
  return field + mrzCheckDigit(field);
};

/** The MRZ of an Indonesian passport. */
function passport(names: string, birth = '800101'): string {
  const second = `${checked('A12345678')}IDN${checked(birth)}F${checked('300101')}${'<'.repeat(14)}<`;
  const composite = mrzCheckDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43));
  return `${names.padEnd(44, '<')}\n${second}${composite}`;
}

/** The zone of a three-line card, with the text after the issuing country in the first. */
function card(first: string, nationality = 'BEL', type = 'ID'): string {
  const top = `${type}${nationality}${first}`.padEnd(30, '<');
  const middle = `${checked('900417')}F${checked('310820')}${nationality}`.padEnd(29, '<');
  const composite = mrzCheckDigit(top.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18));
  return [top, middle + composite, 'PEETERS<<LIES<MARIE'.padEnd(30, '<')].join('\n');
}

/** A zone of two lines of 36 characters. */
function smallZone(type: string, hasComposite: boolean, number = checked('D23145890', 9), more = ''): string {
  const first = `${type}DEUMUSTERMANN<<ERIKA`.padEnd(36, '<');
  const second = `${number}DEU${checked('740812')}F${checked('320415')}${more}`.padEnd(hasComposite ? 35 : 36, '<');
  const counted = second.slice(0, 10) + second.slice(13, 20) + second.slice(21);
  return `${first}\n${second}${hasComposite ? mrzCheckDigit(counted) : ''}`;
}

describe('a document number that is longer than its field', () => {
  it('goes on in the optional data of a card of three lines (ICAO Doc 9303-5)', () => {
    const text = ['IDBEL592987654<3125<<<<<<<<<<<', '9004171F3108206BEL<<<<<<<<<<<8', 'PEETERS<<LIES<MARIE<<<<<<<<<<<'];
    const read = { documentType: 'ID', number: '592987654312', birthDate: '1990-04-17', expiryDate: '2031-08-20' };
    expect(readOf(text.join('\n'))).toMatchObject({ ...read, errors: [] });
    expect(readOf(text.join(''))).toMatchObject({ ...read, errors: [] });
  });

  it.each(['1234567890', '12345678901234567890123', 'AB1234567C'])('has so many places as it has: %s', (number) => {
    const digit = mrzCheckDigit(number);
    expect(readOf(card(`${number.slice(0, 9)}<${number.slice(9)}${digit}`))).toMatchObject({ number, errors: [] });
    const wrong = String((Number(digit) + 1) % 10);
    expect(readOf(card(`${number.slice(0, 9)}<${number.slice(9)}${wrong}`)).errors).toContain('check-digit');
  });

  it('goes on in a card of two lines too (Doc 9303-6)', () => {
    const number = 'D231458907A1';
    const more = `${number.slice(9)}${mrzCheckDigit(number)}`;
    expect(readOf(smallZone('I<', true, `${number.slice(0, 9)}<`, more))).toMatchObject({ number, errors: [] });
  });

  it('is told from optional data behind a number of nine places', () => {
    expect(readOf(card(`${checked('592987654')}85073003328`))).toMatchObject({ number: '592987654', errors: [] });
  });
});

describe('zones of every kind', () => {
  it('TD2', () => {
    expect(readOf(smallZone('I<', true))).toMatchObject({ documentType: 'I', number: 'D23145890', errors: [] });
  });

  it('MRV-B has no check digit of the whole', () => {
    expect(readOf(smallZone('V<', false))).toMatchObject({ documentType: 'V', number: 'D23145890', errors: [] });
    expect(readOf(smallZone('V<', false).replace(/<+$/, ''))).toMatchObject({ number: 'D23145890', errors: [] });
  });

  it('MRV-A has none either', () => {
    const second = `${checked('L8988901C')}DEU${checked('740812')}F${checked('320415')}6ZE184226B<<<<<<`;
    expect(readOf(`${'V<DEUMUSTERMANN<<ERIKA'.padEnd(44, '<')}\n${second}`)).toMatchObject({
      documentType: 'V',
      number: 'L8988901C',
      expiryDate: '2032-04-15',
      errors: [],
    });
  });

  it('the French card', () => {
    const first = 'IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<';
    const second = '8806923102858CORINNE<<<<<<<6512068F6';
    expect(readOf(`${first}\n${second}`)).toMatchObject({
      documentType: 'ID',
      issuingCountry: 'FRA',
      number: '880692310285',
      nationality: 'FRA',
      birthDate: '1965-12-06',
      gender: 'F',
      expiryDate: null,
      surname: 'BERTHIER',
      givenNames: ['CORINNE'],
      errors: [],
    });
    expect(readOf(`${first.replace(/<+$/, '<')}\n${second}`).errors).toEqual([]);
    expect(readOf(`${first}\n${second.replace('285', '286')}`).errors).toEqual(['check-digit']);
  });

  it.each(['ID', 'IR', 'I<', 'AR', 'C<'])('cards of type %s', (type) => {
    const { documentType, number, errors } = readOf(card(checked('592987654'), 'BEL', type));
    expect([documentType, number, errors]).toEqual([type.replace('<', ''), '592987654', []]);
  });
});

describe('what a document leaves open', () => {
  it.each(['8001<<', '80<<<<', '<<<<<<', '800100', '800000'])('the birth date %s is no impossible date', (birth) => {
    expect(readOf(passport('P<IDNADI<<BUDI', birth))).toMatchObject({
      birthDate: null,
      number: 'A12345678',
      expiryDate: '2030-01-01',
      errors: ['birth-unknown'],
    });
  });

  it('a birth date that is none is another matter', () => {
    expect(readOf(passport('P<IDNADI<<BUDI', '801301')).errors).toEqual(['birth-date']);
  });

  it('of a passport with one name, the given name', () => {
    const read = readOf(passport('P<IDNSUHARTINI'));
    expect(read).toMatchObject({ surname: 'SUHARTINI', givenNames: [], errors: ['given-name'] });
  });

  it.each(['P<IDNSUHARTINI', 'POIDNSUHARTINI'])('the same without the fillers at the end of its line: %s', (names) => {
    const [, second = ''] = passport(names).split('\n');
    const read = { documentType: 'P', surname: 'SUHARTINI', givenNames: [], number: 'A12345678' };
    expect(readOf(`${names}\n${second}`)).toMatchObject({ ...read, expiryDate: '2030-01-01', errors: ['given-name'] });
  });

  it('the same with a check digit that is wrong', () => {
    const [, second = ''] = passport('P<IDNSUHARTINI').split('\n');
    const wrong = second.replace('A12345678', 'A12345679');
    expect(readOf(`P<IDNSUHARTINI\n${wrong}`)).toMatchObject({
      surname: 'SUHARTINI',
      number: 'A12345679',
      errors: ['given-name', 'check-digit'],
    });
  });

  it.each([
    ['P<IDN<<RAJESH', 'RAJESH'],
    ['P<IDN<<RAJESH<KUMAR', 'RAJESH KUMAR'],
  ])('one name behind an empty surname is the surname: %s', (names, surname) => {
    expect(readOf(passport(names))).toMatchObject({ surname, givenNames: [], errors: ['given-name'] });
  });

  it('a surname that fills the line of all names may be cut off, and others with it', () => {
    const zone = passport(`P<IDN${'WARNAKULASURIYA'.repeat(3).slice(0, 39)}`);
    const read = { surname: 'WARNAKULASURIYA'.repeat(3).slice(0, 39), givenNames: [], errors: ['name-cut'] };
    expect(readOf(zone)).toMatchObject(read);
    expect(readOf(zone.replace('\n', ''))).toMatchObject(read);
  });

  it.each(['PASSPORT', 'Passport', 'IDENTITY'])('a word above a zone is no part of it: %s', (word) => {
    const results = readPassengers(`${word}\n${passport('P<IDNADI<<BUDI')}`, '2026-11-20');
    expect(results.at(-1)).toMatchObject({ errors: [], record: { surname: 'ADI', givenNames: ['BUDI'] } });
  });

  it('a name that fills its field to the last place may be cut off', () => {
    const full = 'P<LKARAJAPAKSHAMUDIYANSELAGE<<NIMALI<CHATHUR';
    expect(readOf(passport(full))).toMatchObject({ givenNames: ['NIMALI', 'CHATHUR'], errors: ['name-cut'] });
    expect(readOf(passport(full.slice(0, -1))).errors).toEqual([]);
    const french = 'IDFRABERTHIER'.padEnd(36, '<');
    const second = `${checked('880692310285')}MARIE<<CAROLIN${checked('651206')}F`;
    expect(readOf(`${french}\n${second}${mrzCheckDigit(french + second)}`)).toMatchObject({
      givenNames: ['MARIE', 'CAROLIN'],
      errors: ['name-cut'],
    });
  });
});
