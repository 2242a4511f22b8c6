import { expect, test } from 'vitest';
import type { GroupPayment } from '../../db/schema/groups.ts';
import { sharesOf } from './ways-back.ts';

const paid = (stage: GroupPayment['stage'], amount: number, channel: GroupPayment['channel']): GroupPayment => ({
  ...{ stage, amount, channel },
  payBy: '2026-11-24T02:00:00Z',
  paidAt: '2026-11-20T02:00:00Z',
});
const PAYMENTS = [paid('first', 300, 'stripe'), paid('second', 200, 'credit'), paid('last', 500, 'balance')];

test('what comes back is taken from the newest payment first', () => {
  expect(sharesOf(PAYMENTS, 0, 400)).toEqual([{ stage: 'last', channel: 'balance', amount: 400 }]);
  expect(sharesOf(PAYMENTS, 400, 400)).toEqual([
    { stage: 'last', channel: 'balance', amount: 100 },
    { stage: 'second', channel: 'credit', amount: 200 },
    { stage: 'first', channel: 'stripe', amount: 100 },
  ]);
  expect(sharesOf(PAYMENTS, 400, 0)).toEqual([]);
});

test('however it is parted, no payment gives back more than it was, and all of them give back all', () => {
  for (let size = 1; size <= 40; size += 1) {
    const back = new Map<string, number>();
    for (let before = 0; before < 1000; before += size)
      for (const { stage, amount } of sharesOf(PAYMENTS, before, Math.min(size, 1000 - before)))
        back.set(stage, (back.get(stage) ?? 0) + amount);
    expect(Object.fromEntries(back)).toEqual({ first: 300, second: 200, last: 500 });
  }
});

test('more than was paid is never given back', () => {
  expect(() => sharesOf(PAYMENTS, 900, 101)).toThrow('more back than it has paid');
});
