import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateInZone } from '../../contract/dates.ts';
import { startOfDay } from './start-of-day.ts';

const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'America/Los_Angeles',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];

describe('a day', () => {
  it.each([
    ['2026-12-01', 'UTC', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01', 'Asia/Shanghai', '2026-11-30T16:00:00.000Z'],
    ['2026-12-01', 'asia/shanghai', '2026-11-30T16:00:00.000Z'],
    ['2026-12-01', 'America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
    // Clocks go forward at midnight, so the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Clocks go back from one to midnight, so there are two midnights.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, expected) => {
    expect(startOfDay(date, zone)).toBe(expected);
  });

  it('begins in every zone exactly where the day before it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(...ZONES), (days, zone) => {
        const date = addDays('2020-01-01', days);
        const start = new Date(startOfDay(date, zone));
        expect(dateInZone(start, zone)).toBe(date);
        expect(dateInZone(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
      }),
    );
  });
});
