import { expect, it } from 'vitest';
import { emptyPassenger } from '../../booking/party-values.ts';
import { listChecker } from './list-errors.ts';
import type { ListPassenger } from './list-values.ts';

const journeys = [{ origin: 'HKG', destination: 'SIN', date: '2027-01-10' }];
const check = listChecker({ journeys }, new Date('2026-11-20T02:00:00Z'), 'en');
const li: ListPassenger = {
  ...emptyPassenger('adult', 'passport'),
  surname: 'LI',
  givenName: 'NA',
  gender: 'female',
  birthday: '1990-05-01',
  nationality: 'CN',
  document: { type: 'passport', number: 'E10000001', expiry: '2031-02-03', issuingPlace: '' },
};

const other: ListPassenger = { ...li, surname: 'LEE', document: { ...li.document, number: 'E10000002' } };

it('finds what is wrong at the field of its row, and calls empty what is empty', () => {
  const { passengers } = check({
    passengers: [
      li,
      { ...other, birthday: '2020-01-01' },
      { ...li, surname: '', document: { ...li.document, number: '' } },
    ],
  });
  expect(passengers).toEqual([
    undefined,
    { birthday: 'An adult is 12 or older on the day of departure' },
    { surname: 'Required', document: { number: 'Required' } },
  ]);
});

it('wants no document number of those who were handed in with one', () => {
  const known = { ...li, known: { id: 'p1', number: '•••0001' }, document: { ...li.document, number: '' } };
  expect(check({ passengers: [known] })).toEqual({});
});

it('checks nobody again of whom nothing has changed', () => {
  const wrong = { ...li, surname: '' };
  const first = check({ passengers: [wrong, other] }).passengers;
  const second = check({ passengers: [wrong, { ...other, surname: '' }] }).passengers;
  expect(second?.[0]).toBe(first?.[0]);
  expect(second?.[1]).toEqual({ surname: 'Required' });
});

it('finds who stands in it twice, at the later row and for as long as that is so', () => {
  const byDocument = { ...other, document: { ...li.document } };
  const byName = { ...li, document: { ...li.document, number: 'E10000003' } };
  expect(check({ passengers: [li, byDocument, byName] }).passengers).toEqual([
    undefined,
    { document: { number: 'Another passenger has the same document' } },
    { surname: 'Another passenger has the same name and date of birth' },
  ]);
  expect(check({ passengers: [byDocument, byName] })).toEqual({});
});

it('takes rows where nobody stands yet for nobody', () => {
  const blank = emptyPassenger('adult', 'passport');
  const { passengers } = check({ passengers: [blank, { ...blank }] });
  expect(passengers?.[1]).toEqual(passengers?.[0]);
});
