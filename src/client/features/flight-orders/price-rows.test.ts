import { describe, expect, test } from 'vitest';
import { clientPrices } from '../../trip/client-prices.ts';
import { clientPaysFor, clientRows, ownRows } from './price-rows.ts';
import { order } from './sample-order.ts';

const prices = clientPrices({ unit: 'percent', value: 1000, currency: 'CNY' }, {}, false);
const sumOf = (row: ReturnType<typeof ownRows>[number] | undefined) => row && row.fare + row.fees;

const kept = order();
const [line] = kept.priceBreakdown.lines;
if (!line) throw new Error('the sample has a line');
const priced = order({
  clientTotal: { amount: 400_000, currency: 'CNY' },
  priceBreakdown: { ...kept.priceBreakdown, lines: [{ ...line, clientPrice: 200_000 }] },
});

test('an agent sees the parts that are not zero, which add up to what the agency pays', () => {
  const [row] = ownRows(kept.priceBreakdown);
  expect(row?.fare).toBe(150_000);
  expect(row?.parts).toEqual([
    { field: 'airportTax', amount: 20_000 },
    { field: 'fuelSurcharge', amount: 10_600 },
  ]);
  expect([sumOf(row), row?.each, row?.sum]).toEqual([180_600, 180_600, 361_200]);
});

describe('a discount', () => {
  const discounted = (changes: Partial<typeof line>) =>
    ownRows({ ...kept.priceBreakdown, lines: [{ ...line, faceValue: 170_000, discount: 20_000, ...changes }] })[0];

  test('stands below the fare with the face value it is taken off, and both come to the fare', () => {
    const row = discounted({});
    expect(row?.fareParts).toEqual([
      { field: 'faceValue', amount: 170_000 },
      { field: 'discount', amount: -20_000 },
    ]);
    expect(row?.fareParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(row?.fare);
    expect([sumOf(row), row?.each]).toEqual([180_600, 180_600]);
  });

  test.each([
    ['nothing is taken off', { faceValue: 150_000, discount: 0 }],
    ['the parts do not come to the fare', { faceValue: 160_000 }],
  ])('is not shown where %s', (_, changes) => {
    expect(discounted(changes)?.fareParts).toEqual([]);
  });

  test('is never told to the client', () => {
    const lines = [{ ...line, faceValue: 170_000, discount: 20_000, clientPrice: 200_000 }];
    const [row] = clientRows({ ...priced, priceBreakdown: { ...priced.priceBreakdown, lines } }, prices);
    expect(row?.fareParts).toEqual([]);
    expect(JSON.stringify(row)).not.toMatch(/170000|-20000/);
  });
});

describe('what the client pays', () => {
  test('is what was kept with the order, whatever is added now, and tells nothing of what the agency pays', () => {
    const [row] = clientRows(priced, prices);
    expect(clientPaysFor(priced, prices)).toEqual({ amount: 400_000, currency: 'CNY' });
    expect([row?.each, row?.sum, sumOf(row)]).toEqual([200_000, 400_000, 200_000]);
    expect(JSON.stringify(row)).not.toContain(String(line.costPrice));
    expect(JSON.stringify(row)).not.toContain(String(line.ticketPrice));
  });

  test('is reckoned with the markup of now for a booking from before it was kept', () => {
    const [row] = clientRows(kept, prices);
    expect([row?.each, row?.sum, sumOf(row)]).toEqual([198_660, 397_320, 198_660]);
    expect(clientPaysFor(kept, prices)).toEqual({ amount: 397_320, currency: 'CNY' });
  });

  test('of a later change or refund is not told', () => {
    const refund = { ...priced, type: 'refund' as const };
    expect(clientPaysFor(refund, prices)).toBeNull();
    expect(clientRows(refund, prices)[0]).toMatchObject({ each: null, fare: 0, parts: [] });
  });

  test('stays unsaid where it cannot be told', () => {
    const unknown = clientPrices(null, {}, true);
    expect(clientPaysFor(kept, unknown)).toBeNull();
    expect(clientRows(kept, unknown)[0]).toMatchObject({ each: null, sum: null, fare: 0, parts: [] });
  });
});
