import { expect, test } from 'vitest';
import { solution } from '../../trip/sample-solution.ts';
import { bookingErrors } from './booking-errors.ts';
import { emptyBooking } from './booking-values.ts';

const { restrictions } = solution();
const values = emptyBooking({ adult: 1, child: 0, infant: 0 }, restrictions, {
  name: 'Lin Hua',
  email: 'lin@harbour.example',
  areaCode: '86',
  phone: '13900001111',
});

/** The form's error for a birthday, for a fare with these limits. */
function saidOf(birthday: string, limits: { minAge?: number; maxAge?: number }) {
  const trip = {
    today: '2026-11-20',
    firstTravelDate: '2026-12-12',
    lastTravelDate: '2026-12-20',
    restrictions: { ...restrictions, ...limits },
  };
  const passengers = values.passengers.map((passenger) => ({ ...passenger, birthday }));
  const [faults] = bookingErrors({ ...values, passengers }, trip, false, 'en').passengers ?? [];
  return typeof faults === 'object' ? faults.birthday : faults;
}

test('the form refuses an age that the fare is not sold to, before anything is sent', () => {
  const refused = 'This fare is not open to this age: choose another fare';
  expect(saidOf('1985-03-14', { maxAge: 30 })).toBe(refused);
  expect(saidOf('1985-03-14', { minAge: 60 })).toBe(refused);
  expect(saidOf('1985-03-14', { minAge: 18, maxAge: 60 })).toBeUndefined();
});
