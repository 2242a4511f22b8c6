import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, monthsBetween, weeksOf } from './month-grid.ts';

describe('the calendar grid', () => {
  it('lays a month out in weeks from Monday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  it('leaves weeks out that have passed, and keeps the days before in the week that has not', () => {
    const weeks = weeksOf('2026-12', '2026-12-16');
    expect(weeks.map((week) => week.find(Boolean))).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
    expect(weeksOf('2027-01', '2026-12-16')).toHaveLength(5);
  });

  it('crosses years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  it.each([
    ['ArrowRight', false, '2027-01-01'],
    ['ArrowUp', false, '2026-12-24'],
    ['Home', false, '2026-12-28'],
    ['End', false, '2027-01-03'],
    ['PageUp', false, '2026-11-30'],
    ['PageDown', true, '2027-12-31'],
    ['Enter', false, null],
  ])('moves from 31 December with %s', (key, shift, day) => {
    expect(dayAfterKey('2026-12-31', key, shift)).toBe(day);
  });
});
