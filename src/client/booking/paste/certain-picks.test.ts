import { expect, it } from 'vitest';
import { emptyParty } from '../party-values.ts';
import { certainPicks, holdsPassengers } from './certain-picks.ts';

const TODAY = '2026-11-24';
const CONTACT = { name: '', email: '', areaCode: '', phone: '' };
const DOCS = 'SSR DOCS YY HK1 P/CN/E12345678/CN/01JAN80/F/01JAN33/ZHANG/SAN/P1';
const { passengers } = emptyParty({ adult: 1, child: 0, infant: 0 }, ['passport'], CONTACT);
const trip = { today: TODAY, firstTravelDate: '2026-12-12', lastTravelDate: '2027-01-02' };
const into = { passengers, accepted: ['passport'] as const, trip };

it('takes a whole document for a passenger who is still blank', () => {
  const [pick] = certainPicks(DOCS, into) ?? [];
  expect(pick?.target).toBe(0);
  expect(new Map(pick?.fields).get('surname')).toBe('ZHANG');
});

it.each([
  ['more people than seats', `${DOCS}\n${DOCS.replace('E12345678', 'E87654321').replace('SAN', 'SI')}`],
  ['a document that has run out', DOCS.replace('01JAN33', '01JAN20')],
  ['a birth after today', DOCS.replace('01JAN80', '31DEC26')],
  ['a name in Chinese alone', '王小燕 女 1990-05-06 护照 E12345678'],
  ['a surname that may stand at either end', 'Kim Brown female 12 May 1990 USA passport E12345678 01JAN33'],
  ['a surname that may be of one word or three', 'Maria del Carmen Lopez F 12 May 1990 ESP passport E12345678 01JAN33'],
  ['no passenger', 'See you at 5'],
])('leaves %s to the agent', (_, text) => {
  expect(certainPicks(text, into)).toBeNull();
});

it('fills nobody in as what they are today where they are another on the day of travel', () => {
  const family = emptyParty({ adult: 1, child: 1, infant: 0 }, ['passport'], CONTACT).passengers;
  const grown = certainPicks(DOCS.replace('01JAN80', '01DEC14'), { ...into, passengers: family });
  expect(grown?.map(({ target }) => target)).toEqual([0]);
  const turningTwo = certainPicks(DOCS.replace('01JAN80', '20DEC24'), { ...into, passengers: family });
  expect(turningTwo?.map(({ target }) => target)).toEqual([1]);
});

it('writes over nobody', () => {
  const typed = passengers.map((passenger) => ({ ...passenger, surname: 'TYPED' }));
  expect(certainPicks(DOCS, { ...into, passengers: typed })).toBeNull();
});

it('tells a text of passengers from any other', () => {
  expect(holdsPassengers(DOCS, TODAY)).toBe(true);
  expect(holdsPassengers('https://example.com/', TODAY)).toBe(false);
});
