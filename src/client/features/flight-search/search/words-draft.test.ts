import { expect, test } from 'vitest';
import type { SearchWords } from '../../../../parsing/search-words/types.ts';
import { isEmpty } from './words-draft.ts';

const nothing: SearchWords = {
  search: null,
  bookingType: 'oneway',
  journeys: [],
  passengers: { adult: 1, child: 0, infant: 0 },
  cabin: 'economy',
  flightNumbers: [],
  nonStop: false,
  unclear: [],
  unread: ['zzz'],
};

test('words that say nothing fill nothing in, and any that do say something fill in', () => {
  expect(isEmpty(nothing)).toBe(true);
  const journey = { origin: null, destination: null, date: '2026-12-12' };
  const some: Partial<SearchWords>[] = [
    { journeys: [journey] },
    { passengers: { adult: 2, child: 0, infant: 0 } },
    { passengers: { adult: 1, child: 0, infant: 1 } },
    { cabin: 'business' },
    { flightNumbers: ['CA1831'] },
    { nonStop: true },
  ];
  expect(some.map((said) => isEmpty({ ...nothing, ...said }))).toEqual(some.map(() => false));
});
