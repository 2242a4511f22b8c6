import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/factories/cpu-time.ts';
import { MOST_PASSENGERS } from './chat-reader.ts';
import { parsePassengerText, readPassengers } from './parse-passenger-text.ts';
import type { DocsRecord } from './types.ts';

const TODAY = '2026-11-20';
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABDEGIKLNORTUVY'), minLength, maxLength });
const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const countries = fc.constantFrom('CHN', 'USA', 'GBR', 'DEU', 'JPN', 'KOR', 'BRA');

const records = fc.record({
  airline: fc.constantFrom('YY', 'CA', 'U2', '9U'),
  documentType: fc.constant('P'),
  issuingCountry: countries,
  number: fc
    .tuple(letters(1, 2), fc.integer({ min: 1_000_000, max: 99_999_999 }))
    .map(([head, rest]) => `${head}${rest}`),
  nationality: countries,
  birthDate: days('1930-01-01', '2026-11-20'),
  gender: fc.constantFrom('M', 'F', 'U'),
  infant: fc.boolean(),
  expiryDate: days('2026-11-20', '2041-01-01'),
  surname: letters(3, 12),
  givenNames: fc.array(letters(3, 10), { minLength: 1, maxLength: 2 }),
  title: fc.constant(null),
  primaryHolder: fc.boolean(),
  passengerRef: fc.option(
    fc.integer({ min: 1, max: 99 }).map((n) => `P${n}`),
    { nil: null },
  ),
});
type Rendered = Omit<DocsRecord, 'gender'> & { gender: string };

const airlineDate = (iso: string) => `${iso.slice(8)}${MONTHS[Number(iso.slice(5, 7)) - 1]}${iso.slice(0, 4)}`;

function fieldsOf(r: Rendered): string[] {
  const sex = r.gender + (r.infant ? 'I' : '');
  const names = [r.surname ?? '', ...r.givenNames, ...(r.primaryHolder ? ['H'] : [])];
  const birth = airlineDate(r.birthDate ?? '');
  return [
    'P',
    r.issuingCountry ?? '',
    r.number ?? '',
    r.nationality ?? '',
    birth,
    sex,
    airlineDate(r.expiryDate ?? ''),
    ...names,
  ];
}

const RENDERED: [string, (r: Rendered) => string][] = [
  ['Amadeus', (r) => `SR DOCS ${r.airline} HK1-${fieldsOf(r).join('-')}${r.passengerRef ? `/${r.passengerRef}` : ''}`],
  [
    'eTerm',
    (r) => ` 9.SSR DOCS ${r.airline} HK1 ${fieldsOf(r).join('/')}${r.passengerRef ? `/${r.passengerRef}` : ''}`,
  ],
  ['Galileo', (r) => `SI.${r.passengerRef ? `${r.passengerRef}/` : ''}SSRDOCS${r.airline}HK1/${fieldsOf(r).join('/')}`],
];

describe('passenger text', () => {
  it.each(RENDERED)('that %s would print is read as it was meant', (_, render) => {
    fc.assert(
      fc.property(records, (record) => {
        const answer = parsePassengerText(render(record), TODAY);
        expect(answer).toEqual({ valid: true, errors: [], partial: false, record });
      }),
      { numRuns: 300 },
    );
  });

  it('wrapped by Amadeus at any width of its own is the same', () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = `  9 SSR DOCS ${record.airline} HK1 ${fieldsOf(record).join('/')}/P1`;
        const wrapped = text.length > 64 ? `${text.slice(0, 64)}\n       ${text.slice(64)}` : text;
        expect(parsePassengerText(wrapped, TODAY)).toEqual(parsePassengerText(text, TODAY));
      }),
    );
  });

  const scraps = fc.array(
    fc.oneof(
      fc.constantFrom(
        'SSR DOCS ',
        'HK1',
        'P/',
        '/',
        '-',
        '\n',
        'CN',
        '01JAN80',
        'ZHANG/SAN',
        '张三',
        '男',
        '1990-05-01',
        'E12345678',
        'P<CHN',
        '<<',
        ' 1.1 ',
        '护照',
        '有效期',
        'Surname:',
        'MR',
        '\t',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 60 },
  );

  it('never crashes, and answers the same twice', () => {
    fc.assert(
      fc.property(scraps, (pieces) => {
        const text = pieces.join('');
        const answer = parsePassengerText(text, TODAY);
        for (const { valid, errors, record } of [answer].flat()) {
          expect(valid).toBe(errors.length === 0);
          expect(record !== null || errors.includes('format')).toBe(true);
        }
        expect(parsePassengerText(text, TODAY)).toEqual(answer);
      }),
      { numRuns: 1_000 },
    );
  });

  const LENGTH = 64 * 1024;
  const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
  const units = [
    '/',
    '-',
    ' ',
    '\t',
    '<',
    'A ',
    'a\n',
    '1 ',
    '\n',
    '张三\n',
    'P<<',
    'MR ',
    '1990-05-01 ',
    '有效期',
    'Name: ',
    'SSR DOCS ',
    'DOCS CA HK1 P/',
    'ZHANG SAN 男 1990-05-01 护照 E12345678 2030-01-01\n',
    'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/P1\n',
    'SSR FOID CA HK1 NI110101199003070011/P1\n',
    '张三 110101199003070011，李梅 310101198512243526\n',
    '客人张三 ',
    '姓名\t性别\t护照号\nZHANG/SAN\t男\tE12345678\n',
    'MU523 20DEC PVGNRT\n',
    'a/M/1990-05-01/',
    '备注：靠窗\n',
    '南航明珠会员',
    'E1234 5678 ',
    '  1.SSR DOCS W3 HK1/DB/08AUG57/F/O  1.1 OKAFOR/ANGELA\n',
    '1\n',
    '*********\n',
    '谢谢\n',
    'DOCS/',
    '护照\n',
    'PASSPORT\n',
    '居民身份证\n',
    'a@b.c\n',
    '2人\n',
    '[10:32, 20/11/2026] Ann: ',
  ];

  it.each(units)('of 64 kB of %j is read soon', (unit) => {
    const text = filled(unit);
    // The best of a few runs: the first ones include compilation.
    const times = Array.from({ length: 5 }, () => cpuTime(() => parsePassengerText(text, TODAY)));
    // Far above the actual time (`npm run bench` measures that); backtracking would take minutes.
    expect(Math.min(...times)).toBeLessThan(500);
  });

  it('stops at more people than any group has, and says so', () => {
    const results = readPassengers('LI NA F 1995-08-08\n'.repeat(MOST_PASSENGERS + 50), TODAY);
    expect(results).toHaveLength(MOST_PASSENGERS + 1);
    expect(results.at(-1)).toMatchObject({ valid: false, errors: ['format'] });
  });
});
