import { expect, it } from 'vitest';
import { dayFault } from './day-fault.ts';

it.each([
  ['2026-11-20', null],
  ['2026-12-19', null],
  ['2026-11-19', 'outside'],
  ['2026-12-20', 'outside'],
  ['', 'noDate'],
  ['soon', 'noDate'],
  // Ambiguous.
  ['12/05', 'noDate'],
])('the day %s of a train search has the fault %s', (date, fault) => {
  expect(dayFault(date, '2026-11-20')).toBe(fault);
});
