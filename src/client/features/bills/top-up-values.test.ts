import { expect, test } from 'vitest';
import { topUpPresets, typedMoney } from './top-up-values.ts';

test.each([
  ['CNY', 123_450, [123_450, 100_000, 500_000, 1_000_000]],
  ['HKD', 0, [100_000, 500_000, 1_000_000]],
  ['JPY', 0, [1_000, 5_000, 10_000]],
] as const)('amounts of %s are offered as they are typed, what is owed first', (currency, owed, amounts) => {
  const typed = topUpPresets(owed, currency).map((amount) => typedMoney({ amount }, currency));
  expect(typed).toEqual(amounts.map((amount) => ({ amount, currency })));
});
