import { expect, test } from 'vitest';
import { parseBookingValues, searchKey } from './kept-booking.ts';

test('what is no form reads as none', () => {
  expect(parseBookingValues({ passengers: [{ type: 'dog' }] })).toBeNull();
  expect(parseBookingValues('torn')).toBeNull();
});

test('fields that an older version did not have are empty', () => {
  const parsed = parseBookingValues({ passengers: [{ type: 'adult', surname: 'LI' }] });
  expect(parsed?.passengers[0]).toMatchObject({ surname: 'LI', givenName: '', document: { number: '' } });
});

test('the same trip in another currency keeps the form, another date does not', () => {
  const journey = { origin: 'SHA', destination: 'SIN', date: '2026-12-12', returnDate: undefined };
  const search = {
    journeys: [journey],
    passengers: { adult: 1, child: 0, infant: 0 },
    bookingType: 'oneway' as const,
    cabin: 'economy' as const,
    currency: undefined,
  };
  expect(searchKey({ ...search, currency: 'USD' })).toBe(searchKey(search));
  expect(searchKey({ ...search, journeys: [{ ...journey, date: '2026-12-13' }] })).not.toBe(searchKey(search));
});
