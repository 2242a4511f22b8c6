import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const NOW = new Date('2026-11-20T16:05:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

test.each([
  [0, 'now', 0],
  [1, 'minutes', 1],
  [59, 'minutes', 59],
  [120, 'hours', 2],
  [47 * 60, 'hours', 47],
  [48 * 60, 'days', 2],
])('%i minutes ago', (minutes, unit, count) => expect(ageOf(ago(minutes), NOW)).toEqual({ unit, count }));

test('a clock set back, or no time at all, reads as now', () => {
  expect(ageOf(ago(-24 * 60), NOW)).toEqual({ unit: 'now', count: 0 });
  expect(ageOf('', NOW)).toEqual({ unit: 'now', count: 0 });
});

test('the age never falls as time goes on', () => {
  const order = { now: 0, minutes: 1, hours: 60, days: 1440 };
  const inMinutes = (minutes: number) => {
    const { unit, count } = ageOf(ago(minutes), NOW);
    return order[unit] * count;
  };
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(1000), (a, more) => {
      expect(inMinutes(a)).toBeLessThanOrEqual(inMinutes(a + more));
    }),
  );
});
