import { expect, it } from 'vitest';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { emptyParty } from '../party-values.ts';
import { faultOfParts, NO_CHOICES, type PasteChoices, partsOf, picksOf } from './paste-parts.ts';

const TODAY = '2026-11-20';
const CONTACT = { name: '', email: '', areaCode: '', phone: '' };
const { passengers } = emptyParty({ adult: 2, child: 0, infant: 0 }, ['passport'], CONTACT);
const begun = passengers.map((passenger) => ({ ...passenger, surname: 'PEETERS', givenName: 'LIES MARIE' }));
const trip = { today: TODAY, firstTravelDate: '2026-12-12', lastTravelDate: '2026-12-20' };
const docs = (names: string, number = 'A12345678') => `SSR DOCS YY HK1 P/IRN/${number}/IRN/12MAY80/F/01JAN31/${names}`;
const TITLE = docs('TABRIZI/SHAMS');
const CLEAR = docs('TABRIZI/LEILA');

const partsIn = (text: string, choices: PasteChoices = NO_CHOICES, party = passengers) =>
  partsOf(readPassengers(text, TODAY), { passengers: party, accepted: ['passport'], trip }, choices, new Map());

it('nothing is filled in while a name is asked for, which would be left out', () => {
  const asked = partsIn(TITLE);
  expect(faultOfParts(asked)).toBe('name');
  const [reading] = asked[0]?.readings ?? [];
  if (!reading) throw new Error('two readings');
  const answered = partsIn(TITLE, { targets: {}, names: { 0: reading } });
  expect(faultOfParts(answered)).toBeNull();
  const [pick] = picksOf(answered).picks;
  expect(Object.fromEntries(pick?.fields ?? [])).toMatchObject({ surname: 'TABRIZI', givenName: 'SHAMS' });
});

it('a name that is asked for of nobody keeps nobody else waiting', () => {
  const parts = partsIn(`${TITLE}\n${docs('TABRIZI/LEILA', 'B1234567')}`, { targets: { 0: null }, names: {} });
  expect(faultOfParts(parts)).toBeNull();
  expect(picksOf(parts).picks).toHaveLength(1);
});

it('whoever was begun is filled in only when the agent says so', () => {
  const parts = partsIn(CLEAR, NO_CHOICES, begun);
  expect(parts).toMatchObject([{ target: null, isLeftOver: true }]);
  expect(faultOfParts(parts)).toBe('nobody');
  const chosen = partsIn(CLEAR, { targets: { 0: 1 }, names: {} }, begun);
  expect(chosen).toMatchObject([{ target: 1, isLeftOver: false }]);
  expect(faultOfParts(chosen)).toBeNull();
  expect(partsIn(CLEAR, { targets: { 0: null }, names: {} })).toMatchObject([{ target: null, isLeftOver: false }]);
});

it('two parts for one passenger, and a text of which nothing can be read, are told', () => {
  const both = `${CLEAR}\n${docs('KARIMI/SARA', 'B1234567')}`;
  expect(faultOfParts(partsIn(both, { targets: { 1: 0 }, names: {} }))).toBe('twice');
  expect(faultOfParts(partsIn('???'))).toBe('nothing');
});
