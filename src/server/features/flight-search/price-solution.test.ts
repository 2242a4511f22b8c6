import { describe, expect, it } from 'vitest';
import type { Markup, MarkupRegion } from '../../../contract/agency-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import { converter } from '../../orders/price-parts.ts';
import { type Pricing, pricePartsOf, regionOf, stepsIn } from './price-solution.ts';

const FARE = {
  ...{ passengerType: 'adult' as const, faceValue: 100_000, discount: 10_000, serviceFee: 1_000 },
  ...{ airportTax: 9_000, fuelSurcharge: 3_000 },
};
const NET = 91_000;
const COST = NET + 12_000;

const percent = (value: number, limit = 0): Markup => ({ value, unit: 'percent', limit });
const amount = (value: number, limit = 0): Markup => ({ value, unit: 'amount', limit });

/** One adult's price after these sales, the provider's first; each in its buyer's settlement currency. */
function sold(
  sales: readonly { markup: Markup; currency?: Currency }[],
  { region = 'domestic', ...pricing }: Partial<Pricing> & { region?: MarkupRegion } = {},
) {
  const steps = sales.map(({ markup, currency = 'CNY' as const }, i) => ({
    ...{ sellerId: `seller-${i + 1}`, currency, markups: { domestic: markup } },
  }));
  const [parts] = pricePartsOf(
    { fares: [FARE], currency: 'CNY', journeys: [] },
    {
      ...{ steps: stepsIn(region, steps), settlement: 'CNY', passengers: { adult: 1, child: 0, infant: 0 } },
      ...{ convert: (value) => value, ...pricing },
    },
  );
  return { earned: parts?.markups.map((each) => each.amount), price: parts?.salePrice };
}

describe('what a company pays', () => {
  it('is the supplier’s fare and taxes where nobody adds anything', () => {
    expect(sold([])).toEqual({ earned: [], price: COST });
  });

  it('bears each seller’s markup on what that seller buys for, and none on taxes', () => {
    // The second seller's 10 % applies to the fare including the first one's.
    expect(sold([{ markup: percent(1000) }, { markup: percent(1000) }])).toEqual({
      earned: [9_100, 10_010],
      price: COST + 9_100 + 10_010,
    });
    expect(sold([{ markup: amount(9_000) }, { markup: percent(1000) }]).earned).toEqual([9_000, 10_000]);
  });

  it('has markups end at their limit, in the currency of who buys', () => {
    expect(sold([{ markup: percent(1000, 777) }]).earned).toEqual([777]);
    const convert = (value: number, from: Currency, to: Currency) => (from === to ? value : value * 2);
    expect(sold([{ markup: amount(500, 400), currency: 'HKD' }], { convert }).earned).toEqual([800]);
  });

  it('is never lowered by a markup', () => {
    expect(sold([{ markup: amount(-5_000) }])).toEqual({ earned: [0], price: COST });
    expect(sold([{ markup: percent(-1000, 300) }]).earned).toEqual([0]);
  });

  it('has no markup of another region on it', () => {
    expect(sold([{ markup: percent(1000) }], { region: 'intercontinental' })).toEqual({ earned: [0], price: COST });
  });

  it('is rounded up in the currency that it is settled in', () => {
    const convert = converter({ CNY: '1', JPY: '20.5' });
    expect([convert(101, 'CNY', 'CNY'), convert(101, 'CNY', 'JPY')]).toEqual([101, 21]);
  });
});

describe('where a trip goes', () => {
  const KNOWN = new Map([
    ['CN', { continent: 'AS' as const }],
    ['SG', { continent: 'AS' as const }],
    ['US', { continent: 'NA' as const }],
  ]);
  it.each([
    [['CN', 'CN'], 'chinaMainland'],
    [['US'], 'domestic'],
    [['CN', 'SG'], 'intraContinental'],
    [['CN', 'US'], 'intercontinental'],
    [['CN', 'XX'], 'intercontinental'],
  ])('%j is %s', (countries, region) => expect(regionOf(countries, KNOWN)).toBe(region));
});
