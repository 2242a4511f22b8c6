import { expect, test } from 'vitest';
import { checkSearchDates } from '../../../../contract/flight-terms.ts';
import { type DayLimits, faultOfDay } from './day-limits.ts';

const TODAY = '2026-11-20';
const LAST = '2027-11-15';
const leg = (date: string, returnDate?: string) => ({ date, ...(returnDate ? { returnDate } : {}) });

test.each<[string, string, DayLimits, Parameters<typeof checkSearchDates>[0]]>([
  [
    'a day that is over',
    '2026-11-19',
    { first: TODAY, last: LAST, tooEarly: 'pastDate' },
    { bookingType: 'oneway', journeys: [leg('2026-11-19')] },
  ],
  [
    'a flight before the one before it',
    '2026-12-11',
    { first: '2026-12-12', last: LAST, tooEarly: 'dateOrder' },
    { bookingType: 'multicity', journeys: [leg('2026-12-12'), leg('2026-12-11')] },
  ],
  [
    'a return before the departure',
    '2026-12-11',
    { first: '2026-12-12', last: LAST, tooEarly: 'returnBeforeDeparture' },
    { bookingType: 'return', journeys: [leg('2026-12-12', '2026-12-11')] },
  ],
  [
    'a day too far ahead',
    '2027-11-16',
    { first: TODAY, last: LAST, tooEarly: 'pastDate' },
    { bookingType: 'oneway', journeys: [leg('2027-11-16')] },
  ],
])('%s is told while it is typed as the search tells it', (_, day, limits, search) => {
  expect(Object.values(checkSearchDates(search, TODAY))).toEqual([faultOfDay(day, limits)]);
});

test('the first and the last day are fine, and what is no date is none', () => {
  const limits: DayLimits = { first: TODAY, last: LAST, tooEarly: 'pastDate' };
  expect([TODAY, LAST, null].map((day) => faultOfDay(day, limits))).toEqual([null, null, 'invalidDate']);
});
