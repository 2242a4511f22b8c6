import { expect, test } from 'vitest';
import { penaltyByRule, returnPreview } from './return-values.ts';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const paid = cny(214_000);

test.each([
  ['600', cny(2_000), [60_000, 2_000, 152_000]],
  ['', cny(2_000), [0, 2_000, 212_000]],
  ['not a number', cny(0), [0, 0, 214_000]],
  // A refund is never negative: the penalty is deducted first, the fee from the rest.
  ['2139', cny(2_000), [213_900, 100, 0]],
  ['9999', cny(2_000), [214_000, 0, 0]],
])('what comes back of what was paid when %s is kept', (penalty, serviceFee, amounts) => {
  const shown = returnPreview({ penalty }, paid, { keptByRule: null, serviceFee });
  expect([shown.penalty, shown.serviceFee, shown.net]).toEqual(amounts.map(cny));
  expect(shown.paid).toEqual(paid);
});

test('the field begins with what the rule keeps, in the currency of the order alone', () => {
  const order = { total: cny(0) };
  const terms = { keptByRule: cny(60_000), serviceFee: cny(0) };
  expect(penaltyByRule(terms, order)).toBe('600');
  expect(penaltyByRule({ ...terms, keptByRule: { amount: 60_000, currency: 'HKD' } }, order)).toBe('');
  expect(penaltyByRule({ ...terms, keptByRule: null }, order)).toBe('');
  expect(penaltyByRule(undefined, order)).toBe('');
});
