import { describe, expect, it } from 'vitest';
import { told } from '../../../tests/parsing/passenger-text/told.ts';
import { parsePnr } from '../pnr/parse-pnr.ts';
import { mrzCheckDigit } from './mrz-text.ts';
import { readPassengers } from './parse-passenger-text.ts';

const TODAY = '2026-11-20';
const readOn = (today: string, text: string) => readPassengers(text, today).map(told);

/** A passport's MRZ with valid check digits. */
function passport(birth: string): string {
  const checked = (text: string) => text + mrzCheckDigit(text);
  const second = `${checked('E12345678')}CHN${checked(birth)}M${checked('300101')}${'<'.repeat(15)}`;
  const composite = mrzCheckDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21));
  return `${'P<CHNZHANG<<SAN'.padEnd(44, '<')}\n${second}${composite}`;
}

const AHEAD_CN = 'P E12345678 CHN 2026-12-31 M 2030-01-01 ZHANG/SAN iss=CHN !future-birth';
const AHEAD = 'P E12345678 - 2026-12-31 M 2030-01-01 ZHANG/SAN !future-birth';

describe('a date of birth after today', () => {
  it.each([
    ['DOCS', 'P/CN/E12345678/CN/31DEC26/M/01JAN30/ZHANG/SAN', AHEAD_CN],
    ['DOCS without a document', 'DB/31DEC26/M/ZHANG/SAN', '- - - 2026-12-31 M - ZHANG/SAN partial !future-birth'],
    ['a chat that names the date', 'ZHANG/SAN 男 生日 31DEC26 护照 E12345678 有效期 2030-01-01', AHEAD],
    ['a chat that names the expiry', 'ZHANG/SAN 男 2026-12-31 护照 E12345678 有效期 2030-01-01', AHEAD],
    ['a chat that names neither', 'ZHANG/SAN 男 2026-12-31 护照 E12345678 2030-01-01', AHEAD],
    ['a form', '姓名：ZHANG SAN\n性别：男\n出生日期：2026-12-31\n护照：E12345678\n有效期至：2030-01-01', AHEAD],
    ['a zone', passport('261231'), AHEAD_CN],
    ['an identity card', '张三 110101202612310011', 'I 110101202612310011 张三 2026-12-31 M !future-birth'],
  ])('in %s is kept, and told', (_, text, says) => {
    expect(readOn(TODAY, text)).toEqual([says]);
    expect(readOn('2026-12-31', text)).toEqual([says.replace(' !future-birth', '')]);
  });

  it('is none where a short year is later than the current one, and none where a date is an expiry', () => {
    expect(readOn(TODAY, 'DB/01JAN27/M/ZHANG/SAN')).toEqual(['- - - 1927-01-01 M - ZHANG/SAN partial']);
    expect(readOn(TODAY, passport('270101'))[0]).toContain('1927-01-01');
    expect(readOn(TODAY, 'ZHANG/SAN 男 护照 E12345678 2030-01-01')).toEqual(['P E12345678 - - M 2030-01-01 ZHANG/SAN']);
  });

  it('is asked for where two short years may as well be another birth and the end of a document', () => {
    const says = ['P E12345678 - - M - ZHANG/SAN !birth-date !expiry-date'];
    expect(readOn(TODAY, 'ZHANG/SAN M 31DEC26 E12345678 01JAN30')).toEqual(says);
  });
});

describe('a date of birth after today in a reservation', () => {
  const travellers = (names: string, docs = '') =>
    parsePnr(
      `RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR
  1.${names}
  2  CX 400 Y 10DEC 4 HKGTPE HK1       1  0900 1045  333 E 0 M${docs && `\n  3 SSR DOCS CX HK1 ${docs}/P1`}`,
      TODAY,
    ).passengers.map(({ name, type, dob, errors }) => [name, type, dob, errors]);
  const docs = (born: string, sex = 'F') => `P/CN/E12345678/CN/${born}/${sex}/01JAN31/LI/MEI`;

  it('is kept, told, and makes nobody a child', () => {
    expect(travellers('LI/MEI MS', docs('31DEC26'))).toEqual([['LI/MEI', 'ADT', '2026-12-31', ['future-birth']]]);
    expect(travellers('LI/MEI MS', docs('31DEC25'))).toEqual([['LI/MEI', 'CHD', '2025-12-31', undefined]]);
  });

  it('of an infant stands back behind one of its document that lies behind', () => {
    const names = 'LI/NA MS(INFLI/MEI/31DEC26)';
    const adult = ['LI/NA', 'ADT', null, undefined];
    expect(travellers(names)).toEqual([adult, ['LI/MEI', 'INF', '2026-12-31', ['future-birth']]]);
    expect(travellers(names, docs('31DEC25', 'FI'))).toEqual([adult, ['LI/MEI', 'INF', '2025-12-31', undefined]]);
  });
});
