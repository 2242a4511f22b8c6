import { expect, test } from 'vitest';
import { rendered, termsOf } from '../../../tests/factories/drawn.tsx';
import type { Restrictions } from '../../contract/flight-search.ts';
import { DOCUMENT_TYPES } from '../../contract/passenger-terms.ts';
import { RestrictionValue, RestrictionWords } from './RestrictionWords.tsx';
import type { Restricted } from './restriction-parts.ts';
import { solution } from './sample-solution.ts';

const { restrictions: usual } = solution();

const rowsOf = (fare: Restricted) => termsOf(<RestrictionWords fare={fare} />);
const wordsOf = (limits: Partial<Restrictions>, name: string) =>
  rowsOf({ restrictions: { ...usual, ...limits } }).find(([row]) => row === name)?.[1];

test('every restriction of a fare is said in words', () => {
  const restrictions = { ...usual, minAge: 12, maxAge: 30, eligibleCountries: ['CN', 'SG'] };
  expect(rowsOf(solution({ restrictions, productType: 'private' }))).toEqual([
    ['Fare type', 'Negotiated fare'],
    ['Age at departure', '12 to 30'],
    ['Nationality', 'CN and SG only'],
    ['Accepted documents', 'Passport and Exit-entry permit to HK and Macao'],
    ['Invoice type', 'Bill'],
    ['Ticketed through', 'GDS'],
  ]);
});

test('limits are said as far as they go', () => {
  expect(wordsOf({ minAge: 60 }, 'Age at departure')).toBe('60 or older');
  expect(wordsOf({ maxAge: 30 }, 'Age at departure')).toBe('30 or younger');
  expect(wordsOf({ ineligibleCountries: ['US'] }, 'Nationality')).toBe('all but US');
  expect(wordsOf({ eligibleCountries: ['US', 'SG'], ineligibleCountries: ['US'] }, 'Nationality')).toBe('SG only');
});

test('nothing is said where nothing is restricted, or known', () => {
  const open = { ...usual, documentTypes: [...DOCUMENT_TYPES] };
  expect(rowsOf({ restrictions: open }).map(([name]) => name)).toEqual(['Invoice type', 'Ticketed through']);
  expect(rowsOf({ restrictions: null, invoiceType: 'None' })).toEqual([['Invoice type', 'None']]);
  expect(rowsOf({})).toEqual([]);
});

test('beside what it has become, an open fare is said to take any', () => {
  expect(rendered(<RestrictionValue part="age" fare={solution()} />)).toBe('any');
});
