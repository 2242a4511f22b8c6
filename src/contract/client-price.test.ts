import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLIENT_MARKUP_UNITS,
  type ClientMarkup,
  clientMarkupOn,
  clientPriceOf,
  clientTotalOf,
  isClientMarkup,
  MOST_CLIENT_MARKUP,
} from './client-price.ts';
import { CURRENCIES, type Currency, convertUp, type Money, type RateMap } from './money.ts';
import { clientMarkupSchema } from './user-config.ts';

const currencies = fc.constantFrom(...CURRENCIES);
const rate = fc
  .integer({ min: 1, max: 99_999 })
  .map((hundredths) => `${Math.floor(hundredths / 100)}.${hundredths % 100}1`);
const rateMaps: fc.Arbitrary<RateMap> = fc
  .array(rate, { minLength: CURRENCIES.length, maxLength: CURRENCIES.length })
  .map((rates) => Object.fromEntries(CURRENCIES.map((currency, i) => [currency, rates[i]])));
const paid = fc.record({ amount: fc.nat(50_000_000), currency: currencies });
const markups: fc.Arbitrary<ClientMarkup> = fc
  .constantFrom(...CLIENT_MARKUP_UNITS)
  .chain((unit) =>
    fc.record({ unit: fc.constant(unit), value: fc.nat(MOST_CLIENT_MARKUP[unit]), currency: currencies }),
  );
const percents = fc.record({
  unit: fc.constant('percent' as const),
  value: fc.nat(MOST_CLIENT_MARKUP.percent),
  currency: currencies,
});

describe('what the client pays', () => {
  it('is what the agency pays and its markup on top, never less', () => {
    fc.assert(
      fc.property(paid, markups, rateMaps, (each, markup, rates) => {
        const price = clientPriceOf(each, markup, rates);
        const own = clientMarkupOn(each, markup, rates);
        expect(price).toEqual({ amount: each.amount + own.amount, currency: each.currency });
        expect(own.amount).toBeGreaterThanOrEqual(0);
        expect(markup.value !== 0 || price.amount === each.amount).toBe(true);
      }),
    );
  });

  it('is rounded up to the minor unit, by less than one', () => {
    fc.assert(
      fc.property(paid, percents, (each, markup) => {
        const over = clientMarkupOn(each, markup, {}).amount * 10_000 - each.amount * markup.value;
        expect(over >= 0 && over < 10_000).toBe(true);
      }),
    );
  });

  it('holds an amount in whatever currency it is shown', () => {
    fc.assert(
      fc.property(
        paid,
        fc.nat(MOST_CLIENT_MARKUP.amount),
        currencies,
        rateMaps,
        (each, value, currency: Currency, rates) => {
          const own = clientMarkupOn(each, { unit: 'amount', value, currency }, rates);
          expect(own).toEqual(convertUp({ amount: value, currency }, each.currency, rates));
        },
      ),
    );
  });

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(paid, fc.nat(1_000_000), markups, rateMaps, (each, more, markup, rates) => {
        const dearer: Money = { ...each, amount: each.amount + more };
        const [low, high] = [each, dearer].map((money) => clientPriceOf(money, markup, rates).amount);
        expect(high).toBeGreaterThanOrEqual(low ?? 0);
      }),
    );
  });

  it('adds up over a party, passenger by passenger', () => {
    const party = fc.array(fc.record({ amount: fc.nat(9_000_000), count: fc.integer({ min: 1, max: 9 }) }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(party, currencies, markups, rateMaps, (lines, currency, markup, rates) => {
        const total = clientTotalOf(
          lines.map(({ amount, count }) => ({ each: { amount, currency }, count })),
          markup,
          rates,
        );
        const seats = lines.flatMap(({ amount, count }) => Array.from({ length: count }, () => ({ amount, currency })));
        const sum = seats.reduce((all, each) => all + clientPriceOf(each, markup, rates).amount, 0);
        expect(total).toEqual(lines.length === 0 ? null : { amount: sum, currency });
      }),
    );
  });

  it('is read from what is kept as the server takes it', () => {
    const values = fc.oneof(
      markups,
      fc.anything(),
      fc.record({ unit: fc.string(), value: fc.float(), currency: currencies }),
    );
    fc.assert(
      fc.property(values, (value) => {
        const isTaken = Boolean(value) && clientMarkupSchema.isValidSync(value, { strict: true });
        expect(!isTaken || isClientMarkup(value)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(markups, (markup) => {
        expect(clientMarkupSchema.isValidSync(markup, { strict: true })).toBe(true);
      }),
    );
  });
});
