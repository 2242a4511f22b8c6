import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, convertUp, type Money, percentUp, type RateMap } from '../../../contract/money.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import type { PriceRule } from '../../../contract/price-explanation.ts';
import type { PriceBasis } from '../../db/schema/flight-search.ts';
import type { SoldPrice } from '../../db/schema/sold-price.ts';
import { converter, partsOfFare } from '../../orders/price-parts.ts';
import { explainPrice } from './explain-price.ts';

const DAY = '2026-11-20';

/** A price as it is sold: for one person of each type, and for two of the first. */
function soldFrom(basis: PriceBasis, currency: SoldPrice['currency']): SoldPrice {
  const pricing = { ...basis, settlement: currency, convert: converter(basis.rates) };
  const lines = basis.fares.map((fare, i) => ({
    ...partsOfFare(fare, pricing),
    count: i === 0 ? 2 : 1,
    fareBasis: 'YOW',
  }));
  const total = lines.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0);
  return { currency, lines, total, basis };
}

const money = fc.integer({ min: 0, max: 10_000_000 });
const currency = fc.constantFrom(...CURRENCIES);
const markup = fc.oneof(
  fc.record({ unit: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }), limit: money }),
  fc.record({ unit: fc.constant('amount' as const), value: money, limit: money }),
);
const rates: fc.Arbitrary<RateMap> = fc
  .array(fc.integer({ min: 1_000, max: 1_000_000 }), { minLength: CURRENCIES.length, maxLength: CURRENCIES.length })
  .map((all) => Object.fromEntries(CURRENCIES.map((code, i) => [code, `${(all[i] ?? 1) / 10_000}`])));
const fare = fc
  .record({ faceValue: money, share: fc.integer({ min: 0, max: 100 }), serviceFee: money, airportTax: money })
  .chain(({ share, ...rest }) =>
    money.map((fuelSurcharge) => ({
      ...rest,
      fuelSurcharge,
      discount: Math.floor((rest.faceValue * share) / 100),
    })),
  );
const prices = fc
  .record({
    fares: fc.tuple(fare, fare, fare),
    currency,
    asOf: fc.constant(DAY),
    rates,
    region: fc.constant('domestic' as const),
    steps: fc.array(fc.record({ companyId: fc.uuid(), markup: fc.option(markup, { freq: 4 }), currency }), {
      maxLength: 4,
    }),
  })
  .map(
    ({ fares, ...rest }): PriceBasis => ({
      ...rest,
      fares: PASSENGER_TYPES.map((passengerType, i) => ({ passengerType, ...(fares[i] ?? fares[0]) })),
    }),
  );

/** What a rule comes to, by the words of the contract alone. */
function comesTo({ of, percent, limit, isLimited, exchange }: PriceRule, target: SoldPrice['currency']): number {
  const taken = percent === null ? of : percentUp(of, percent);
  const used: Money = isLimited && limit ? limit : taken;
  const known = exchange ? { [exchange.from]: exchange.fromRate, [exchange.to]: exchange.toRate } : {};
  return convertUp(used, target, known).amount;
}

describe('the explanation of a price', () => {
  it('adds up line by line to the price, in any currency, each line by its rule', () => {
    fc.assert(
      fc.property(prices, currency, (basis, settlement) => {
        const price = soldFrom(basis, settlement);
        const { isExplained, lines } = explainPrice(price);
        expect(isExplained).toBe(true);
        const sums = lines.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0));
        expect(sums).toEqual(price.lines.map(({ salePrice }) => salePrice));
        expect(sums.reduce((sum, one, i) => sum + one * (price.lines[i]?.count ?? 0), 0)).toBe(price.total);
        const ruled = lines.flat().filter(({ rule }) => rule?.rounding !== 'rest');
        expect(ruled.map(({ rule }) => (rule ? comesTo(rule, settlement) : 0))).toEqual(
          ruled.map(({ amount }) => amount),
        );
        expect(ruled.filter(({ kind, rule }) => rule === null && kind !== 'markup')).toEqual([]);
      }),
    );
  });

  it('shows a markup that is capped as its limit, and the rate that the limit was converted at', () => {
    const basis: PriceBasis = {
      fares: [
        {
          ...{ passengerType: 'adult', faceValue: 100_000, discount: 10_000, serviceFee: 0 },
          ...{ airportTax: 9_000, fuelSurcharge: 0 },
        },
      ],
      ...{ currency: 'CNY', asOf: DAY, rates: { CNY: '1', HKD: '1.1' }, region: 'domestic' },
      steps: [
        { companyId: 'provider', markup: { unit: 'percent', value: 1_000, limit: 5_000 }, currency: 'CNY' },
        { companyId: 'agency', markup: { unit: 'amount', value: 2_000, limit: 0 }, currency: 'HKD' },
      ],
    };
    const [lines = []] = explainPrice(soldFrom(basis, 'HKD')).lines;
    const { fromRate, toRate } = { fromRate: '1', toRate: '1.1' };
    const exchange = { from: 'CNY', fromRate, to: 'HKD', toRate, asOf: DAY };
    const plain = { percent: null, limit: null, isLimited: false };
    expect(lines).toEqual([
      {
        ...{ kind: 'faceValue', amount: 110_000, sellerId: null },
        rule: { of: { amount: 100_000, currency: 'CNY' }, ...plain, exchange, rounding: 'up' },
      },
      {
        ...{ kind: 'discount', amount: -11_000, sellerId: null },
        rule: { of: { amount: -10_000, currency: 'CNY' }, ...plain, exchange, rounding: 'rest' },
      },
      {
        ...{ kind: 'markup', amount: 5_500, sellerId: 'provider' },
        rule: {
          ...{ of: { amount: 99_000, currency: 'HKD' }, percent: 1_000 },
          ...{ limit: { amount: 5_000, currency: 'CNY' }, isLimited: true, exchange, rounding: 'up' },
        },
      },
      {
        ...{ kind: 'markup', amount: 2_000, sellerId: 'agency' },
        rule: { of: { amount: 2_000, currency: 'HKD' }, ...plain, exchange: null, rounding: null },
      },
      {
        ...{ kind: 'airportTax', amount: 9_900, sellerId: null },
        rule: { of: { amount: 9_000, currency: 'CNY' }, ...plain, exchange, rounding: 'up' },
      },
    ]);
  });

  it('has the parts alone, without rules, where no basis was stored or another price was sold', () => {
    fc.assert(
      fc.property(prices, currency, fc.boolean(), (basis, settlement, isOther) => {
        const { basis: _, ...price } = soldFrom(basis, settlement);
        const lines = price.lines.map((line) => (isOther ? { ...line, salePrice: line.salePrice + 1 } : line));
        const { isExplained, lines: told } = explainPrice({ ...price, lines, ...(isOther ? { basis } : {}) });
        expect(isExplained).toBe(false);
        expect(told.flat().filter(({ rule }) => rule !== null)).toEqual([]);
        expect(told.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0))).toEqual(
          lines.map(({ salePrice }) => salePrice),
        );
      }),
    );
  });

  it('is the fare and the taxes for an order from before the sellers’ shares were stored', () => {
    const line = {
      ...{ passengerType: 'adult' as const, count: 1, faceValue: 90_000, discount: 1_000, serviceFee: 500 },
      ...{ airportTax: 9_000, fuelSurcharge: 3_000, salePrice: 115_000, fareBasis: 'YOW' },
    };
    const { lines } = explainPrice({ currency: 'CNY', lines: [line], total: 115_000 });
    expect(lines[0]?.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fare', 103_000],
      ['airportTax', 9_000],
      ['fuelSurcharge', 3_000],
    ]);
  });
});
