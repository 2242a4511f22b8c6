import { describe, expect, it } from 'vitest';
import {
  AmountRangeError,
  addMoney,
  allocate,
  convertUp,
  isCurrency,
  parseRate,
  percentUp,
  timesMoney,
} from './money.ts';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

describe('an amount', () => {
  it('is of a currency of the portal’s own table', () => {
    expect(['CNY', 'JPY', 'toString', 'XXX', null].map(isCurrency)).toEqual([true, true, false, false, false]);
  });

  it('is added to none of another currency', () => {
    expect(() => addMoney(cny(1), { amount: 1, currency: 'USD' })).toThrow('cannot add USD to CNY');
  });

  it('never grows past what is held exactly', () => {
    expect(() => addMoney(cny(Number.MAX_SAFE_INTEGER), cny(1))).toThrow(AmountRangeError);
    expect(() => timesMoney(cny(Number.MAX_SAFE_INTEGER), 2)).toThrow('amount is out of range');
  });
});

describe('a rate', () => {
  it.each([
    ['7.1034', { numerator: 71_034n, denominator: 10_000n }],
    ['12', { numerator: 12n, denominator: 1n }],
    ['0.000000000001', { numerator: 1n, denominator: 1_000_000_000_000n }],
  ])('%s is read exactly', (text, fraction) => {
    expect(parseRate(text)).toEqual(fraction);
  });

  it.each(['', '7.', '.5', '1e3', '-1', '7,1', 'x7', '7x', '1234567890123', '1.1234567890123'])(
    '%s is none',
    (text) => {
      expect(() => parseRate(text)).toThrow(`not a decimal rate: ${text}`);
    },
  );

  it('is above zero', () => {
    expect(() => parseRate('0.00')).toThrow('a rate must be above zero');
  });
});

describe('a conversion', () => {
  const rates = { CNY: '1', USD: '0.14', JPY: '21' };
  it('needs the rates of both sides, but none for the same currency', () => {
    expect(() => convertUp(cny(1), 'EUR', rates)).toThrow('no rate for CNY to EUR');
    expect(() => convertUp({ amount: 1, currency: 'EUR' }, 'CNY', rates)).toThrow('no rate for EUR to CNY');
    expect(convertUp(cny(5), 'CNY', {})).toEqual(cny(5));
  });

  it('rounds away from zero, and not at all where it comes out even', () => {
    expect(convertUp(cny(101), 'USD', rates).amount).toBe(15);
    expect(convertUp(cny(-101), 'USD', rates).amount).toBe(-15);
    expect(convertUp(cny(100), 'USD', rates).amount).toBe(14);
    expect(convertUp(cny(0), 'JPY', rates).amount).toBe(0);
  });

  it('takes a share up to the next minor unit', () => {
    expect([
      percentUp(cny(1001), 150).amount,
      percentUp(cny(-1001), 150).amount,
      percentUp(cny(1000), 150).amount,
    ]).toEqual([16, -16, 15]);
  });
});

describe('an amount in parts', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [101, [0, 1, 1], [0, 51, 50]],
    [7, [0, 0, 0], [3, 2, 2]],
    [10, [3, 7], [3, 7]],
    [0, [1, 2], [0, 0]],
  ])('%i by %j is %j', (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts);
  });
});
