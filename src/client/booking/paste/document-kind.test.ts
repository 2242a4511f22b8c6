import { expect, it } from 'vitest';
import { mrzCheckDigit } from '../../../parsing/passenger-text/mrz-text.ts';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { emptyParty } from '../party-values.ts';
import { certainPicks } from './certain-picks.ts';
import { oddKindOf } from './document-kind.ts';
import { fillPassengers } from './fill-passengers.ts';
import { chooseTargets, doubtfulOf, fieldsOf } from './read-fields.ts';

const TODAY = '2026-11-20';
const ACCEPTED = ['passport', 'idcard'] as const;
const BELGIAN = 'IDBEL592987654<3125<<<<<<<<<<<\n9004171F3108206BEL<<<<<<<<<<<8\nPEETERS<<LIES<MARIE<<<<<<<<<<<';
const checked = (text: string) => text + mrzCheckDigit(text);
const DATES = `${checked('740812')}F${checked('320415')}`;
const VISA = `${'V<DEUMUSTERMANN<<ERIKA'.padEnd(44, '<')}\n${checked('L8988901C')}DEU${DATES}6ZE184226B<<<<<<`;

function passport(names: string): string {
  const second = `${checked('A12345678')}IDN${DATES}${'<'.repeat(15)}`;
  const whole = mrzCheckDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21));
  return `${names.padEnd(44, '<')}\n${second}${whole}`;
}

function read(text: string) {
  const [result] = readPassengers(text, TODAY);
  if (!result) throw new Error('nothing was read');
  return { result, fields: new Map(fieldsOf(result, ACCEPTED)) };
}

const { passengers } = emptyParty({ adult: 1, child: 0, infant: 0 }, ACCEPTED, {
  name: '',
  email: '',
  areaCode: '',
  phone: '',
});
const into = {
  passengers,
  accepted: ACCEPTED,
  trip: { today: TODAY, firstTravelDate: '2026-12-12', lastTravelDate: '2026-12-20' },
};

it('an identity card of another country fills who it is of, and leaves the document for the agent to choose', () => {
  const { result, fields } = read(BELGIAN);
  expect(Object.fromEntries(fields)).toEqual({
    surname: 'PEETERS',
    givenName: 'LIES MARIE',
    gender: 'female',
    birthday: '1990-04-17',
    nationality: 'BE',
    'document.type': '',
  });
  expect(oddKindOf(result)).toBe('foreign-card');
  const values = { passengers, contact: { name: '', email: '', areaCode: '', phone: '' }, remark: '', referenceId: '' };
  const filled = fillPassengers(values, [{ target: 0, fields: [...fields] }]).values.passengers[0];
  expect(filled?.document).toMatchObject({ type: '', number: '', expiry: '' });
});

it.each([
  ['SSR DOCS YY HK1 I/CHN/110101199003070011/CHN/07MAR90/M/01JAN31/ZHANG/SAN', 'idcard'],
  ['SSR DOCS YY HK1 I/KOR/M12345678/KOR/07MAR90/M/01JAN31/KIM/MINHO', ''],
  ['SSR DOCS YY HK1 P/KOR/M12345678/KOR/07MAR90/M/01JAN31/KIM/MINHO', 'passport'],
])('%s is of the type %j', (text, type) => {
  expect(read(text).fields.get('document.type')).toBe(type);
});

it('a visa fills who it is for, and none of its own number and dates', () => {
  const { result, fields } = read(VISA);
  expect([...fields.keys()].filter((path) => path.startsWith('document.'))).toEqual([]);
  expect(fields.get('surname')).toBe('MUSTERMANN');
  expect(oddKindOf(result)).toBe('visa');
});

it('a passport with one name fills the surname alone', () => {
  const { fields } = read(passport('P<IDNSUHARTINI'));
  expect([fields.get('surname'), fields.has('givenName')]).toEqual(['SUHARTINI', false]);
});

it('names that may be cut off are filled in doubt', () => {
  const { result, fields } = read(passport('P<LKARAJAPAKSHAMUDIYANSELAGE<<NIMALI<CHATHUR'));
  expect(fields.get('givenName')).toBe('NIMALI CHATHUR');
  expect(doubtfulOf(result, { target: 0, fields: [...fields] })).toEqual([
    'passengers[0].surname',
    'passengers[0].givenName',
  ]);
});

it('a date of birth after today is filled in doubt, for a passenger of any age', () => {
  const { result, fields } = read('SSR DOCS YY HK1 P/CHN/E12345678/CHN/31DEC26/F/01JAN30/WANG/MEI');
  expect(fields.get('birthday')).toBe('2026-12-31');
  expect(doubtfulOf(result, { target: 0, fields: [...fields] })).toEqual(['passengers[0].birthday']);
  expect(chooseTargets([result], passengers, into.trip)).toEqual([0]);
});

it.each([
  ['a foreign identity card', BELGIAN],
  ['a visa', VISA],
  ['a passport with one name', passport('P<IDNSUHARTINI')],
  ['a name that may be cut off', passport('P<LKARAJAPAKSHAMUDIYANSELAGE<<NIMALI<CHATHUR')],
  ['a given name that may end in a title', 'SSR DOCS YY HK1 P/GBR/123456789/GBR/12MAY80/F/01JAN31/BROWN/ADAMS'],
  ['one that few know', 'SSR DOCS YY HK1 P/IRN/A12345678/IRN/12MAY80/F/01JAN31/TABRIZI/SHAMS'],
])('one tap does not fill in %s unseen', (_, text) => {
  expect(certainPicks(text, into)).toBeNull();
});

it('one tap fills in a passport with all its names', () => {
  expect(certainPicks(passport('P<IDNADI<<BUDI'), into)).not.toBeNull();
});
