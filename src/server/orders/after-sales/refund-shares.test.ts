import { expect, test } from 'vitest';
import type { PaymentShare } from '../../db/schema/after-sales.ts';
import { sharesOf } from './refund-shares.ts';

/** A group's payments, the newest first. */
const GROUP: PaymentShare[] = [
  { stage: 'last', channel: 'balance', amount: 500 },
  { stage: 'second', channel: 'credit', amount: 200 },
  { stage: 'first', channel: 'stripe', amount: 300 },
];
/** A change, and the booking before it. */
const CHANGED: PaymentShare[] = [
  { orderId: 'F2', channel: 'balance', amount: 50 },
  { orderId: 'F1', channel: 'credit', amount: 300 },
];

test('what comes back is taken from the newest payment first', () => {
  expect(sharesOf(GROUP, [], 400)).toEqual([{ stage: 'last', channel: 'balance', amount: 400 }]);
  expect(sharesOf(GROUP, sharesOf(GROUP, [], 400), 400)).toEqual([
    { stage: 'last', channel: 'balance', amount: 100 },
    { stage: 'second', channel: 'credit', amount: 200 },
    { stage: 'first', channel: 'stripe', amount: 100 },
  ]);
  expect(sharesOf(CHANGED, [], 350)).toEqual(CHANGED);
  expect(sharesOf(GROUP, [], 0)).toEqual([]);
});

test('what was taken of one payment leaves the others whole', () => {
  const other: PaymentShare[] = [{ orderId: 'F3', channel: 'balance', amount: 50 }];
  expect(sharesOf(CHANGED, other, 350)).toEqual(CHANGED);
  expect(sharesOf(CHANGED, [{ orderId: 'F1', channel: 'credit', amount: 100 }], 250)).toEqual([
    { orderId: 'F2', channel: 'balance', amount: 50 },
    { orderId: 'F1', channel: 'credit', amount: 200 },
  ]);
});

test('however it is parted, no payment gives back more than it was, and all of them give back all', () => {
  for (let size = 1; size <= 40; size += 1) {
    const earlier: PaymentShare[] = [];
    for (let before = 0; before < 1000; before += size)
      earlier.push(...sharesOf(GROUP, earlier, Math.min(size, 1000 - before)));
    const sumOf = (wanted: string) =>
      earlier.filter(({ stage }) => stage === wanted).reduce((sum, { amount }) => sum + amount, 0);
    expect(['first', 'second', 'last'].map(sumOf)).toEqual([300, 200, 500]);
  }
});

test('more than was paid is never taken from payments', () => {
  expect(sharesOf(CHANGED, [], 400)).toEqual(CHANGED);
  expect(sharesOf(CHANGED, CHANGED, 1)).toEqual([]);
});
