import { expect, it } from 'vitest';
import { askAgainSeconds } from './recheck-later.ts';

const MINUTE = 60;
const since = new Date('2026-11-20T08:00:00Z');
const after = (seconds: number) => askAgainSeconds({ updatedAt: since }, new Date(since.getTime() + seconds * 1000));

it('a supplier that is still at it is asked the less often, the longer it takes', () => {
  expect([0, 30, MINUTE].map(after)).toEqual([15, 15, 15]);
  expect([4 * MINUTE, 20 * MINUTE].map(after)).toEqual([MINUTE, 5 * MINUTE]);
});

it('an order that has waited for days is still asked about four times an hour', () => {
  expect([2, 48].map((hours) => after(hours * 60 * MINUTE))).toEqual([15 * MINUTE, 15 * MINUTE]);
});
