import { describe, expect, it } from 'vitest';
import { emptyPassenger, type PassengerValues } from '../../booking/party-values.ts';
import { isRows, nextFaulty, withPasted, withRow } from './list-rows.ts';
import type { ListPassenger } from './list-values.ts';

const blank = (type: PassengerValues['type'] = 'adult') => emptyPassenger(type, 'passport');
const named = (surname: string, type: PassengerValues['type'] = 'adult'): PassengerValues => ({
  ...blank(type),
  surname,
});
const namesOf = (list: readonly ListPassenger[]) => list.map(({ type, surname }) => `${type} ${surname}`.trim());

describe('rows that are pasted', () => {
  it('take the empty rows of their type first, then others, and come after the last at the end', () => {
    const before = [named('LI'), blank(), blank('child')];
    const rows = [named('KID', 'child'), named('WONG'), named('LEE'), named('HO')];
    const { passengers, at } = withPasted(before, rows);
    expect(namesOf(passengers)).toEqual(['adult LI', 'adult WONG', 'child KID', 'adult LEE', 'adult HO']);
    expect(at).toEqual([2, 1, 3, 4]);
  });

  it('take an empty row of another type when none of theirs is left', () => {
    const { passengers } = withPasted([blank('infant'), blank()], [named('LI'), named('LEE')]);
    expect(namesOf(passengers)).toEqual(['adult LEE', 'adult LI']);
  });

  it('leave those who were handed in before', () => {
    const known: ListPassenger = { ...blank(), known: { id: '1', number: '•••4567' } };
    expect(withPasted([known], [named('LI')]).passengers).toEqual([known, named('LI')]);
  });

  it('are told from what goes into one cell', () => {
    expect(['LI\tNA', 'LI\nLEE', 'LI\r\n', 'LI NA', ''].map(isRows)).toEqual([true, true, false, false, false]);
  });
});

it('adds a row of the type that the list lacks', () => {
  const party = { adult: 1, child: 1, infant: 0 };
  expect(withRow([named('LI')], party).at(-1)?.type).toBe('child');
  expect(withRow([named('LI'), blank('child')], party).at(-1)?.type).toBe('adult');
});

it('finds the next passenger with a fault, and begins anew after the last', () => {
  const errors = [undefined, { surname: 'Required' }, undefined, { surname: 'Required' }];
  expect([-1, 1, 3].map((after) => nextFaulty(errors, after))).toEqual([1, 3, 1]);
  expect(nextFaulty([undefined], 0)).toBeNull();
  expect(nextFaulty(undefined, 0)).toBeNull();
});
