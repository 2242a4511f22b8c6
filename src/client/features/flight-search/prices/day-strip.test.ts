import { describe, expect, it } from 'vitest';
import type { FlightSearch } from '../search/search-params.ts';
import { daysAround, onDay } from './day-strip.ts';
import { type KnownPrice, priceRoute } from './known-prices.ts';

const search: FlightSearch = {
  bookingType: 'oneway',
  journeys: [{ origin: 'SHA', destination: 'SIN', date: '2026-12-12' }],
  passengers: { adult: 1, child: 0, infant: 0 },
  cabin: 'economy',
};
const price: KnownPrice = { money: { amount: 128_000, currency: 'CNY' }, stops: 0, seenAt: 0 };

describe('the strip of neighbouring days', () => {
  it('shows three days to each side and only prices that were found', () => {
    const days = daysAround(search, new Map([['2026-12-11', price]]), '2026-11-20');
    expect(days.map((day) => day.date)).toEqual(['09', '10', '11', '12', '13', '14', '15'].map((d) => `2026-12-${d}`));
    expect(days.filter((day) => day.price).map((day) => day.date)).toEqual(['2026-12-11']);
    expect(days.find((day) => day.selected)?.date).toBe('2026-12-12');
  });

  it('begins today at the earliest and ends with the return', () => {
    expect(daysAround(onDay(search, '2026-11-21'), new Map(), '2026-11-20')[0]?.date).toBe('2026-11-20');
    const there: FlightSearch = {
      ...search,
      bookingType: 'return',
      journeys: [{ origin: 'SHA', destination: 'SIN', date: '2026-12-12', returnDate: '2026-12-13' }],
    };
    expect(daysAround(there, new Map(), '2026-11-20').at(-1)?.date).toBe('2026-12-13');
  });

  it('keeps prices of other returns, cabins and currencies apart', () => {
    const routes = [
      priceRoute(search, 'CNY'),
      priceRoute(search, 'USD'),
      priceRoute({ ...search, cabin: 'business' }, 'CNY'),
    ];
    expect(new Set(routes).size).toBe(3);
    expect(priceRoute({ ...search, bookingType: 'multicity' }, 'CNY')).toBeNull();
  });
});
