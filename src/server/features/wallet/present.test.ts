import { expect, test } from 'vitest';
import { coveredOf } from './present.ts';

test.each([
  ['an order that only both together would pay', [800], [500, 500], 0],
  ['one from each', [500, 400], [500, 500], 2],
  ['several from one, the rest from the other', [300, 200, 450], [500, 500], 3],
  ['a smaller one after one that none has', [800, 500], [500, 0], 1],
  ['nothing with nothing', [1], [0, 0], 0],
])('covers %s', (_, due, purses, covered) => {
  expect(coveredOf(due, purses)).toBe(covered);
});
