import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../tests/factories/drawn.tsx';
import type { ClientPriced } from '../../contract/order-prices.ts';
import type { DeskPrice, FlightPrice } from '../../contract/price-explanation.ts';
import { apiQueryKey, queryClient } from '../api/queries.ts';
import { DeskExplanation, PriceExplanation } from './PriceExplanation.tsx';

const looking = vi.hoisted(() => ({ isClient: false }));
vi.mock('../api/client-safe.ts', () => ({ useClientSafe: () => looking.isClient }));

const ID = '2612048817';
const EXCHANGE = { from: 'USD' as const, fromRate: '0.14', to: 'CNY' as const, toRate: '1', asOf: '2026-11-20' };
const PLAIN = { percent: null, limit: null, isLimited: false };
const HARBOUR = { id: 'h', name: 'Harbour Travel' };

const DESK: DeskPrice = {
  ...{ id: ID, currency: 'CNY', isExplained: true, region: 'domestic', total: 212_900, fee: 1_000 },
  parties: [
    {
      ...{ passengerType: 'adult', count: 2, price: 106_450 },
      lines: [
        {
          ...{ kind: 'faceValue', amount: 71_429, seller: null },
          rule: { of: { amount: 10_000, currency: 'USD' }, ...PLAIN, exchange: EXCHANGE, rounding: 'up' },
        },
        {
          ...{ kind: 'markup', amount: 5_000, seller: { id: 'p', name: 'Interline' } },
          rule: {
            ...{ of: { amount: 71_429, currency: 'CNY' }, percent: 1_050, limit: { amount: 5_000, currency: 'CNY' } },
            ...{ isLimited: true, exchange: null, rounding: null },
          },
        },
        { kind: 'markup', amount: 0, seller: HARBOUR, rule: null },
        {
          ...{ kind: 'airportTax', amount: 30_021, seller: null },
          rule: { of: { amount: 30_021, currency: 'CNY' }, ...PLAIN, exchange: null, rounding: null },
        },
      ],
    },
  ],
};

const OWN: FlightPrice = {
  ...{ id: ID, currency: 'CNY', isExplained: true, total: 212_900, fee: 0, clientTotal: 223_546 },
  parties: [
    {
      ...{ passengerType: 'adult', count: 2, price: 106_450 },
      lines: [
        { kind: 'fare', amount: 76_429 },
        { kind: 'airportTax', amount: 30_021 },
      ],
      client: {
        ...{ markup: 5_323, price: 111_773 },
        rule: {
          ...{ of: { amount: 106_450, currency: 'CNY' }, percent: 500, limit: null, isLimited: false },
          ...{ exchange: null, rounding: 'up' },
        },
      },
    },
  ],
};

const ORDER: ClientPriced & { id: string } = {
  id: ID,
  type: 'origin',
  total: { amount: 212_900, currency: 'CNY' },
  clientTotal: { amount: 223_546, currency: 'CNY' },
  priceBreakdown: {
    ...{ currency: 'CNY', total: 212_900, transactionFee: 0 },
    lines: [
      {
        ...{ passengerType: 'adult', count: 2, ticketPrice: 76_429, faceValue: 76_429, discount: 0, serviceFee: 0 },
        ...{ taxes: 30_021, airportTax: 30_021, fuelSurcharge: 0, salePrice: 106_450, costPrice: 106_450 },
        ...{ clientPrice: 111_773, fareBasis: 'YOW' },
      },
    ],
  },
};

/** Its rows as the eye reads them: name with its rule, and amount. */
async function rowsOf(part: ReactElement): Promise<string[]> {
  const html = await drawn(part);
  const rows = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g);
  return [...rows].map(([, name, amount]) =>
    `${name} = ${amount}`
      .replace(/<span[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' '),
  );
}

test('the desk reads every amount from the supplier’s on, each with the rule that it follows from', async () => {
  queryClient.setQueryData(apiQueryKey('explainDeskPrice', { id: ID }), DESK);
  expect(await rowsOf(<DeskExplanation id={ID} />)).toEqual([
    'Face value Supplier: US$100.00 · 1 USD = 7.14286 CNY on 2026-11-20 · rounded up = ¥714.29',
    'Markup of Interline 10.5 % of ¥714.29 · limited to ¥50.00 · Inside another country = ¥50.00',
    'Markup of Harbour Travel no markup for such trips = ¥0.00',
    'Airport tax = ¥300.21',
    'Price of one = ¥1,064.50',
    '2 adults × ¥1,064.50 = ¥2,129.00',
    'Agency pays = ¥2,129.00',
    'Transaction fee = ¥10.00',
    'Total paid = ¥2,139.00',
  ]);
});

test('a booking from before prices were stored with their rules says so, and shows the parts', async () => {
  const parties = DESK.parties.map((party) => ({
    ...party,
    lines: party.lines.map((line) => ({ ...line, rule: null })),
  }));
  const old = { ...DESK, isExplained: false, region: null, parties };
  queryClient.setQueryData(apiQueryKey('explainDeskPrice', { id: ID }), old);
  expect(await drawn(<DeskExplanation id={ID} />)).toContain('only the parts are shown');
  expect(await rowsOf(<DeskExplanation id={ID} />)).toContain('Markup of Harbour Travel = ¥0.00');
});

test('the buyer reads its own price, its own markup and what its client pays', async () => {
  looking.isClient = false;
  queryClient.setQueryData(apiQueryKey('explainFlightPrice', { id: ID }), OWN);
  expect(await rowsOf(<PriceExplanation order={ORDER} />)).toEqual([
    'Fare as sold to you, in one amount = ¥764.29',
    'Airport tax as the airline charges it, without markup = ¥300.21',
    'Price of one = ¥1,064.50',
    '2 adults × ¥1,064.50 = ¥2,129.00',
    'Your markup 5 % of ¥1,064.50 · rounded up = ¥53.23',
    'Client pays for one = ¥1,117.73',
    'You pay = ¥2,129.00',
    'Client pays = ¥2,235.46',
  ]);
});

test('a client who looks on reads the client’s lines alone', async () => {
  looking.isClient = true;
  expect(await rowsOf(<PriceExplanation order={ORDER} />)).toEqual([
    'Fare = ¥817.52',
    'Taxes = ¥300.21',
    'Price of one = ¥1,117.73',
    '2 adults × ¥1,117.73 = ¥2,235.46',
    'Total = ¥2,235.46',
  ]);
});
