import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  countFilters,
  type Filters,
  filtersOf,
  NO_FILTERS,
  readViewParams,
  setLimit,
  toggleOption,
  viewParamsOf,
} from './filters.ts';

/** As values in a URL: numbers stay numbers, the rest is text. */
const throughUrl = (params: object): Record<string, unknown> => JSON.parse(JSON.stringify(params));

describe('filters in the address', () => {
  it('come back as they went in', () => {
    const chosen: Filters = {
      options: {
        stops: ['0'],
        airline: ['3U', 'MU'],
        dep0: ['1', '2'],
        refund: ['refundable'],
        speed: ['special_24h_before'],
      },
      limits: { duration: 600, layover: 90, price: 128_050 },
    };
    const params = viewParamsOf(chosen, 'arrival', 'CNY');
    expect(params).toMatchObject({ stops: 0, airline: '3U,MU', dep0: '1,2', price: '128050CNY', sort: 'arrival' });
    const read = readViewParams(throughUrl(params));
    expect(filtersOf(read, 'CNY')).toEqual(chosen);
    expect(read.sort).toBe('arrival');
  });

  it('drop a price limit set in another currency', () => {
    const params = viewParamsOf(setLimit(NO_FILTERS, 'price', 100_000), 'price', 'CNY');
    expect(filtersOf(params, 'USD').limits.price).toBeUndefined();
  });

  it('survive anything an address may hold', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('stops', 'price', 'duration', 'dep9', 'airline', 'sort', 'x'), fc.jsonValue()),
        (raw) => {
          const filters = filtersOf(readViewParams(raw), 'CNY');
          expect(countFilters(filters)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('count what is chosen', () => {
    const chosen = setLimit(toggleOption(toggleOption(NO_FILTERS, 'stops', '0'), 'stops', '1'), 'price', 5);
    expect(countFilters(chosen)).toBe(3);
    expect(countFilters(toggleOption(chosen, 'stops', '1'))).toBe(2);
    // The product type has a tab, which stays when filters are cleared.
    const tab = toggleOption(NO_FILTERS, 'product', 'ndc');
    expect(countFilters(toggleOption(chosen, 'product', 'ndc'))).toBe(3);
    expect(clearFilters(toggleOption(chosen, 'product', 'ndc'))).toEqual(tab);
    expect(clearFilters(chosen)).toEqual(NO_FILTERS);
  });
});
