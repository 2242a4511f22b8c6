import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { ReceiptWords } from './ReceiptWords.tsx';

const RECEIPT = {
  received: { amount: 100_000, currency: 'USD' },
  exchangeRate: '7.1034',
  feePercent: '0.6',
  fee: 4_263,
} as const;
const words = (receipt: Parameters<typeof ReceiptWords>[0]['receipt'], currency: 'CNY' | 'USD' = 'CNY') =>
  rendered(<ReceiptWords receipt={receipt} currency={currency} />).replace(/<[^>]+>/g, '');

test('a receipt says what came, at which rate and what it cost', () => {
  expect(words(RECEIPT)).toMatch(/^Received .*1,000\.00.* · rate 7\.1034 · fee 0\.6%, .*42\.63/);
});

test('it leaves out a rate and a fee where there are none, and itself where nothing was received', () => {
  expect(words({ ...RECEIPT, feePercent: '0', fee: 0 }, 'USD')).not.toMatch(/rate|fee/);
  expect([words(null), words(undefined)]).toEqual(['', '']);
});
