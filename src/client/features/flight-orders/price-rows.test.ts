import { describe, expect, test } from 'vitest';
import { clientPrices } from '../../trip/client-prices.ts';
import { clientPaysFor, clientRows, ownRows } from './price-rows.ts';
import { order } from './sample-order.ts';

const prices = clientPrices({ unit: 'percent', value: 1000, currency: 'CNY' }, {}, false);
const sumOf = (row: ReturnType<typeof ownRows>[number] | undefined) =>
  row?.fields.reduce((all, { amount }) => all + amount, 0);

const kept = order();
const [line] = kept.priceBreakdown.lines;
if (!line) throw new Error('the sample has a line');
const priced = order({
  clientTotal: { amount: 400_000, currency: 'CNY' },
  priceBreakdown: { ...kept.priceBreakdown, lines: [{ ...line, clientPrice: 200_000 }] },
});

test('an agent sees the parts that are not zero, which add up to what the agency pays', () => {
  const [row] = ownRows(kept.priceBreakdown);
  expect(row?.fields.map(({ field }) => field)).toEqual(['ticketPrice', 'airportTax', 'fuelSurcharge']);
  expect([sumOf(row), row?.each, row?.sum]).toEqual([180_600, 180_600, 361_200]);
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
    expect(clientRows(refund, prices)[0]).toMatchObject({ each: null, fields: [] });
  });

  test('stays unsaid where it cannot be told', () => {
    const unknown = clientPrices(null, {}, true);
    expect(clientPaysFor(kept, unknown)).toBeNull();
    expect(clientRows(kept, unknown)[0]).toMatchObject({ each: null, sum: null, fields: [] });
  });
});
