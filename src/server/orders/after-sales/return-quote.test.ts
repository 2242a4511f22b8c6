import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voidReturn } from '../../../contract/after-sales.ts';
import type { OrderRow } from '../order-rows.ts';
import { paidFor, returnQuote } from './return-quote.ts';
import { soldPricesOf } from './sold-parts.ts';

const history = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 9 }),
    minutes: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 6 }),
    shares: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 }),
    feeShare: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ prices, minutes, shares, feeShare }) => {
    const total = prices.reduce((sum, price) => sum + price, 0);
    const markups = shares.map((share, i) => ({ companyId: `seller-${i}`, amount: Math.floor((total * share) / 100) }));
    const fee = Math.floor((total * feeShare) / 100);
    const cost = total - fee - markups.reduce((sum, { amount }) => sum + amount, 0);
    // One passenger type per price, so that prices may differ.
    const lines = prices.map((salePrice, i) => ({ passengerType: `type-${i}`, count: 1, salePrice }));
    const journeys = [{ segments: minutes.map((durationMinutes) => ({ durationMinutes })) }];
    const order = {
      product: 'flight',
      sold: { priceBreakdown: { lines }, journeys },
      settlement: { providerId: 'p', cost, markups, fee },
    };
    const everybody = prices.map((_, i) => ({ id: `p${i}`, type: `type-${i}` }));
    return {
      order: order as never as Pick<OrderRow, 'product' | 'sold' | 'settlement'>,
      everybody: everybody as never[],
      total,
      minutes,
    };
  });

describe('what is paid for tickets', () => {
  it('adds up to the whole order, and to each of its receivers, however it is parted', () => {
    fc.assert(
      fc.property(history, ({ order, everybody, total, minutes }) => {
        const people: { id: string }[] = everybody;
        const parts = people.flatMap(({ id }) => minutes.map((_, flight) => paidFor(order, everybody, [id], [flight])));
        const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0);
        expect(sum(({ paid }) => paid)).toBe(total);
        expect(sum(({ cost }) => cost)).toBe(order.settlement.cost);
        expect(sum(({ fee }) => fee)).toBe(order.settlement.fee);
        for (const [i, { amount }] of order.settlement.markups.entries())
          expect(sum(({ markups }) => markups[i]?.amount ?? 0)).toBe(amount);
      }),
    );
  });

  it('comes back less what is kept: never more than was paid, never less than nothing', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 3 });
    fc.assert(
      fc.property(history, fc.nat(20_000_000), amounts, ({ order, everybody, minutes }, penalty, asked) => {
        const people: { id: string }[] = everybody;
        const all = paidFor(
          order,
          everybody,
          people.map(({ id }) => id),
          minutes.map((_, i) => i),
        );
        const quote = returnQuote(
          all,
          penalty,
          asked.map((amount, i) => ({ companyId: `c${i}`, amount })),
        );
        const fees = quote.fees.reduce((sum, { amount }) => sum + amount, 0);
        expect(quote.net).toBeGreaterThanOrEqual(0);
        expect(quote.net + quote.penalty + fees).toBe(quote.paid);
        const { cost, markups, fee } = quote.taken;
        for (const part of [cost, fee, ...markups.map(({ amount }) => amount)]) expect(part).toBeGreaterThanOrEqual(0);
        expect(markups.reduce((sum, { amount }) => sum + amount, cost + fee)).toBe(quote.net + fees);
      }),
    );
  });

  it('is told of a void before it is asked for just as it is paid, also where a fee is more than a ticket was', () => {
    const fees = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 3 });
    fc.assert(
      fc.property(history, fc.nat(9), fees, ({ order, everybody, minutes }, count, each) => {
        const people: { id: string }[] = everybody;
        const chosen = people.slice(0, count).map(({ id }) => id);
        const money = (amount: number) => ({ amount, currency: 'CNY' as const });
        const prices = soldPricesOf(order, everybody);
        const lines = people.map(({ id }, i) => ({ passengerId: id, paid: money(prices[i] ?? 0) }));
        const told = voidReturn({ serviceFee: money(each.reduce((sum, amount) => sum + amount, 0)), lines }, chosen);
        const asked = each.map((amount, i) => ({ companyId: `c${i}`, amount: amount * chosen.length }));
        const flights = minutes.map((_, i) => i);
        const { paid, fees: earned, net } = returnQuote(paidFor(order, everybody, chosen, flights), 0, asked);
        const serviceFee = earned.reduce((sum, { amount }) => sum + amount, 0);
        expect(told).toEqual({ paid: money(paid), serviceFee: money(serviceFee), net: money(net) });
      }),
    );
  });
});
