import { expect, test, vi } from 'vitest';
import { travellerErrors } from './traveller-errors.ts';
import { valuesOf } from './traveller-values.ts';

test('nobody is born after today or more than a lifetime ago, which is said before the form is sent', () => {
  vi.setSystemTime('2026-11-22T10:00:00Z');
  const born = (birthday: string) => ({ ...valuesOf(null), surname: 'CHAN', givenName: 'TAI MAN', birthday });
  expect(travellerErrors(born('2026-11-23'), null, 'en')).toEqual({
    birthday: 'The date of birth cannot be after today',
  });
  expect(travellerErrors(born('2026-11-22'), null, 'en')).toEqual({});
  expect(travellerErrors(born('1850-01-01'), null, 'en')).toEqual({ birthday: 'Please check the year of birth' });
});
