import { beforeEach, expect, test, vi } from 'vitest';
import { memoryTexts } from '../../../offline/drafts/sample-drafts.ts';
import { keepRecentSearch, ownPlaces, recentSearches } from './recent-searches.ts';
import type { FlightSearch } from './search-params.ts';

const TODAY = '2026-11-20';

beforeEach(() => vi.stubGlobal('localStorage', memoryTexts()));

const searched = (origin: string, destination: string, date = '2026-12-12'): FlightSearch => ({
  bookingType: 'oneway',
  journeys: [{ origin, destination, date }],
  passengers: { adult: 1, child: 0, infant: 0 },
  cabin: 'economy',
});
const search = (...ways: Parameters<typeof searched>[]) => {
  for (const way of ways) keepRecentSearch('me', searched(...way), TODAY);
};

test('the places of the last two searches come first, then those searched most, then those of earlier searches', () => {
  search(['HKG', 'SIN'], ['CAN', 'SIN', '2026-12-13'], ['SZX', 'SIN'], ['PVG', 'KUL'], ['PEK', 'SYD'], ['SHA', 'BKK']);
  expect(ownPlaces('me', TODAY)).toEqual(['SHA', 'BKK', 'PEK', 'SYD', 'SIN', 'PVG', 'KUL', 'SZX', 'CAN', 'HKG']);
});

test('of places searched more than once the one searched most comes first', () => {
  search(['HKG', 'BKK'], ['HKG', 'SIN'], ['HKG', 'KUL'], ['CAN', 'SIN'], ['PVG', 'LHR'], ['PEK', 'SYD']);
  expect(ownPlaces('me', TODAY).slice(4, 6)).toEqual(['HKG', 'SIN']);
});

test('places stay known by how often they were searched once the days of their searches have passed', () => {
  search(['HKG', 'SIN', '2026-11-21'], ['CAN', 'SIN', '2026-11-22']);
  expect(recentSearches('me', '2026-12-01')).toEqual([]);
  expect(ownPlaces('me', '2026-12-01')).toEqual(['SIN']);
  expect(ownPlaces('somebody else', '2026-12-01')).toEqual([]);
});
