import { expect, test } from 'vitest';
import { asParty } from './pasted-party.ts';

const FLIGHTS = 'CX711.Y.2026-12-12.HKGBKK';
const CHAN = {
  name: 'CHAN/TAI MAN',
  surname: 'CHAN',
  givenName: 'TAI MAN',
  title: 'MR',
  type: 'ADT',
  dob: null,
} as const;
const PARTY = { flights: FLIGHTS, passengers: [{ ...CHAN, age: null, infantOf: null }], text: '1.CHAN/TAI MAN MR' };

test('a carried party is read as it was kept', () => expect(asParty(JSON.parse(JSON.stringify(PARTY)))).toEqual(PARTY));

test('with a name that may end in a title too', () => {
  const passengers = [{ ...CHAN, age: null, infantOf: null, otherName: { givenName: 'ADA', title: 'MS' } }];
  expect(asParty({ ...PARTY, passengers })).toEqual({ ...PARTY, passengers });
  expect(asParty({ ...PARTY, passengers: [{ ...CHAN, age: null, infantOf: null, otherName: 'ADA' }] })).toBeNull();
});

test('damaged, it is none', () => {
  for (const value of [undefined, 5, { ...PARTY, passengers: [{}] }, { ...PARTY, flights: 1 }])
    expect(asParty(value)).toBeNull();
});
