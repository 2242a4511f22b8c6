import { expect, test } from 'vitest';
import { linesAfter } from './lines-after.ts';
import { linePerPassenger } from './sold-parts.ts';

const person = (id: string, type: 'adult' | 'child' = 'adult') => ({ id: `new-${id}`, type, originalId: id });
const sold = (id: string, type: 'adult' | 'child' = 'adult') => ({ id, type, originalId: null });
const adds = (fareDifference: number, penalty = 0) => ({
  ...{ fareDifference, penalty },
  ...{ taxDifference: 0, serviceFee: 0 },
});
const adult = { passengerType: 'adult' as const, count: 3, price: 1_000 };
const child = { passengerType: 'child' as const, count: 1, price: 700 };
const everybody = [sold('a'), sold('b'), sold('c'), sold('d', 'child')];

function after(people: ReturnType<typeof person>[], ...changes: ReturnType<typeof adds>[]) {
  return linesAfter([adult, child], { everybody, people, changes }, (line, { fareDifference }) => ({
    ...line,
    price: line.price + fareDifference,
  }));
}

test('those who pay the same share a line, and everybody else has one of his own', () => {
  const people = [person('a'), person('b'), person('c'), person('d', 'child')];
  expect(after(people, adds(5), adds(5), adds(5), adds(5))).toEqual([
    { ...adult, price: 1_005 },
    { ...child, price: 705 },
  ]);
  const apart = after(people, adds(5), adds(9), adds(5), adds(5));
  expect(apart.map(({ count, price }) => [count, price])).toEqual([
    [1, 1_005],
    [1, 1_009],
    [1, 1_005],
    [1, 705],
  ]);
  expect(linePerPassenger(apart, people).map((line) => line?.price)).toEqual([1_005, 1_009, 1_005, 705]);
});

test('a change of some leaves the others out', () => {
  expect(after([person('b'), person('d', 'child')], adds(5), adds(-7))).toEqual([
    { ...adult, count: 1, price: 1_005 },
    { ...child, price: 693 },
  ]);
});
