import { expect, test } from 'vitest';
import { isHeldInParts, payables } from './payable.ts';

const TOTAL = { amount: 361200, currency: 'CNY' as const };

test('a balance that covers the total can pay, one that does not says so', () => {
  const [enough, short] = payables(
    {
      channels: [
        { channel: 'credit', enabled: true, feeBasisPoints: 0, available: 361200 },
        { channel: 'balance', enabled: true, feeBasisPoints: 0, available: 361199 },
      ],
    },
    TOTAL,
  );
  expect(enough?.closed).toBeNull();
  expect(short?.closed).toBe('insufficient');
});

test('the fee counts against what is available', () => {
  const [card] = payables(
    { channels: [{ channel: 'stripe', enabled: true, feeBasisPoints: 150, available: 361200 }] },
    TOTAL,
  );
  expect(card?.fee).toEqual({ amount: 5418, currency: 'CNY' });
  expect(card?.closed).toBe('insufficient');
});

test('a channel that is switched off is closed even with money on it', () => {
  const [off] = payables(
    { channels: [{ channel: 'balance', enabled: false, feeBasisPoints: 0, available: null }] },
    TOTAL,
  );
  expect(off?.closed).toBe('switchedOff');
});

test('a credit line with a statement overdue is closed for that, whatever it holds', () => {
  const [line] = payables(
    { channels: [{ channel: 'credit', enabled: true, feeBasisPoints: 0, available: 0, overdue: true }] },
    TOTAL,
  );
  expect(line?.closed).toBe('overdue');
});

test('a balance that the reader is not told of can be tried', () => {
  const [hidden] = payables(
    { channels: [{ channel: 'balance', enabled: true, feeBasisPoints: 0, available: null }] },
    TOTAL,
  );
  expect(hidden).toMatchObject({ available: null, closed: null });
});

test.each([
  ['together hold it', 300_000, 61_200, false, true],
  ['hold too little together', 300_000, 61_199, false, false],
  ['would hold it, were the line not closed', 300_000, 61_200, true, false],
])('a balance and a credit line that %s', (_, balance, credit, overdue, expected) => {
  const own = { enabled: true, feeBasisPoints: 0 };
  const choices = payables(
    {
      channels: [
        { ...own, channel: 'balance', available: balance },
        { ...own, channel: 'credit', available: credit, overdue },
      ],
    },
    TOTAL,
  );
  expect(isHeldInParts(choices, TOTAL)).toBe(expected);
});
