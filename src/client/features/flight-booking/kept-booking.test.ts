import { expect, test } from 'vitest';
import { emptyBooking } from './booking-values.ts';
import { parseBookingValues, parseKept, searchKey } from './kept-booking.ts';

const CONTACT = { name: '', email: '', areaCode: '86', phone: '' };
const VALUES = emptyBooking({ adult: 1, child: 1, infant: 0 }, { documentTypes: ['passport'] }, CONTACT);
const RECORD = { version: 1, account: 'u1', search: 's', values: VALUES, attempt: null };

test('a kept form comes back for its account and its search only', () => {
  const text = JSON.stringify(RECORD);
  expect(parseKept(text, 'u1', 's')?.values).toEqual(VALUES);
  expect(parseKept(text, 'u2', 's')).toBeNull();
  expect(parseKept(text, 'u1', 'other')).toBeNull();
});

test('a torn or foreign record reads as no form', () => {
  expect(parseKept('{"version":1', 'u1', 's')).toBeNull();
  expect(parseKept(JSON.stringify({ ...RECORD, version: 2 }), 'u1', 's')).toBeNull();
  expect(parseBookingValues({ passengers: [{ type: 'dog' }] })).toBeNull();
});

test('fields that an older version did not have are empty', () => {
  const parsed = parseBookingValues({ passengers: [{ type: 'adult', surname: 'LI' }] });
  expect(parsed?.passengers[0]).toMatchObject({ surname: 'LI', givenName: '', document: { number: '' } });
});

test('an unanswered booking keeps its key and its body', () => {
  const attempt = { key: 'k-1', body: { verificationId: 'v' } };
  expect(parseKept(JSON.stringify({ ...RECORD, attempt }), 'u1', 's')?.attempt).toEqual(attempt);
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
