import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CLIENT_MARKUP_UNITS, MOST_CLIENT_MARKUP } from '../../contract/client-price.ts';
import { CURRENCIES } from '../../contract/money.ts';
import { clientPrices } from './client-prices.ts';
import { readMarkup, writeMarkup } from './markup-text.ts';

const RATES = { CNY: '1', USD: '0.14' };
const paid = { amount: 100_000, currency: 'CNY' } as const;

describe('what the client pays', () => {
  it('is the only price that shows while they look', () => {
    const markup = { unit: 'percent', value: 500, currency: 'CNY' } as const;
    expect(clientPrices(markup, RATES, false).shown(paid)).toEqual(paid);
    expect(clientPrices(markup, RATES, true).shown(paid)).toEqual({ amount: 105_000, currency: 'CNY' });
  });

  it('is not known where it cannot be told, and then nothing shows in its place', () => {
    const dollars = { unit: 'amount', value: 1000, currency: 'USD' } as const;
    expect(clientPrices(dollars, RATES, true).shown(paid)?.amount).toBe(100_000 + 7143);
    for (const prices of [clientPrices(dollars, {}, true), clientPrices(null, RATES, true)]) {
      expect(prices.shown(paid)).toBeNull();
      expect(prices.ofParty([{ each: paid, count: 2 }])).toBeNull();
    }
    expect(clientPrices(dollars, {}, true).of({ amount: 500, currency: 'USD' })).toEqual({
      amount: 1500,
      currency: 'USD',
    });
  });
});

describe('a typed markup', () => {
  test.each([
    ['', 0],
    ['5', 500],
    ['5.5', 550],
    ['5,25', 525],
    ['100', 10_000],
  ])('%j is read', (text, value) => {
    expect(readMarkup(text, { unit: 'percent', currency: 'CNY' })).toMatchObject({ value });
  });

  test.each(['-5', '5.555', '100.01', '1e3', '5%', '٣', '1,000.00'])('%j is none', (text) => {
    expect(readMarkup(text, { unit: 'percent', currency: 'CNY' })).toBeNull();
  });

  test('has the decimals of its currency', () => {
    expect(readMarkup('50', { unit: 'amount', currency: 'JPY' })).toMatchObject({ value: 50 });
    expect(readMarkup('50.5', { unit: 'amount', currency: 'JPY' })).toBeNull();
  });

  test('reads back as it was kept', () => {
    const units = fc.record({
      unit: fc.constantFrom(...CLIENT_MARKUP_UNITS),
      currency: fc.constantFrom(...CURRENCIES),
    });
    const markups = units.chain((unit) => fc.nat(MOST_CLIENT_MARKUP[unit.unit]).map((value) => ({ ...unit, value })));
    fc.assert(
      fc.property(markups, (markup) => {
        expect(readMarkup(writeMarkup(markup), markup)).toEqual(markup);
      }),
    );
  });
});
