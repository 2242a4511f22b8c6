import { expect, test } from 'vitest';
import { quoteDeadline } from './deadlines.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

test.each([
  ['two minutes before the end of a quote that stands for an hour', 3600, 3480],
  ['two minutes before the end of one that stands for five minutes', 300, 180],
  ['half of the time of one that ends sooner', 60, 30],
  ['no time of one that has ended', 0, 0],
])('a supplier’s quote can be accepted until %s', (_, stands, acceptable) => {
  const end = new Date(NOW.getTime() + stands * 1000);
  expect((quoteDeadline(end, NOW).getTime() - NOW.getTime()) / 1000).toBe(acceptable);
});
