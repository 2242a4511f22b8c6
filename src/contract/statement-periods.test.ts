import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREDIT_PERIODS } from './agency-terms.ts';
import { addDays } from './dates.ts';
import { firstDayOf, lastDayOf } from './statement-periods.ts';

const DAYS = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));

describe('a credit period', () => {
  it.each([
    ['day', '2026-11-24', '2026-11-24'],
    ['week', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-29'],
    ['month', '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', '2026-12-31'],
    ['year', '2026-11-24', '2026-12-31'],
  ] as const)('of a %s that %s is in ends on %s', (period, day, last) => {
    expect(lastDayOf(period, day)).toBe(last);
  });

  it('ends on or after each of its days, and another one begins the day after', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CREDIT_PERIODS), DAYS, (period, day) => {
        const last = lastDayOf(period, day);
        expect(last >= day).toBe(true);
        expect(lastDayOf(period, last)).toBe(last);
        expect(lastDayOf(period, addDays(last, 1)) > last).toBe(true);
        const first = firstDayOf(period, day);
        expect(first <= day && lastDayOf(period, first) === last).toBe(true);
        expect(firstDayOf(period, addDays(last, 1))).toBe(addDays(last, 1));
      }),
    );
  });
});
