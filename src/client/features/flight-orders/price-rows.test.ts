import { expect, test } from 'vitest';
import { CLIENT_FIELDS, priceRows } from './price-rows.ts';

const BREAKDOWN: Parameters<typeof priceRows>[0] = {
  lines: [
    {
      passengerType: 'adult',
      count: 2,
      ticketPrice: 31_495,
      faceValue: 31_000,
      taxes: 21_469,
      airportTax: 21_469,
      fuelSurcharge: 0,
      discount: 500,
      serviceFee: 2_000,
      costPrice: 52_000,
      salePrice: 54_964,
      fareBasis: 'NLOLI',
    },
  ],
  currency: 'CNY',
  transactionFee: 0,
  total: 109_928,
};

test('an agent sees every part that is not zero, and the sum for all of one type', () => {
  const [row] = priceRows(BREAKDOWN);
  expect(row?.sum).toBe(109_928);
  expect(row?.fields.map(({ field }) => field)).toEqual([
    'ticketPrice',
    'faceValue',
    'taxes',
    'airportTax',
    'discount',
    'serviceFee',
    'costPrice',
    'salePrice',
  ]);
});

test('a traveller sees parts that add up to the sale price, and nothing that tells the agency’s own', () => {
  const [row] = priceRows(BREAKDOWN, CLIENT_FIELDS);
  expect(row?.fields.map(({ field }) => field)).toEqual(['ticketPrice', 'taxes', 'serviceFee']);
  expect(row?.fields.reduce((sum, { amount }) => sum + amount, 0)).toBe(row?.salePrice);
});
