import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Solution } from '../../contract/flight-search.ts';
import { CURRENCIES, convertUp, type RateMap } from '../../contract/money.ts';
import { asGiven, repricer } from './repricer.ts';
import { solution } from './sample-solution.ts';

const RATES: RateMap = { CNY: '1', USD: '0.1407', JPY: '21.37', HKD: '1.0989' };
const TWO = { adult: 2, child: 0, infant: 0 };

test('shows an offer in another currency, to the cent as a search in that currency would', () => {
  const given = solution();
  const shown = repricer('JPY', RATES, TWO).offer(given);
  const [adult] = shown.priceDetail.priceList;
  const salePrice = convertUp({ amount: 180_600, currency: 'CNY' }, 'JPY', RATES).amount;
  expect(adult).toMatchObject({ salePrice, currency: 'JPY' });
  expect((adult?.price ?? 0) + (adult?.tax ?? 0)).toBe(salePrice);
  expect(shown.total).toEqual({ amount: 2 * salePrice, currency: 'JPY' });
  expect(shown.policies.refund.fee).toEqual(convertUp({ amount: 40_000, currency: 'CNY' }, 'JPY', RATES));
  expect(shown.policies.change.fee).toBeNull();
  expect(shown.settlement).toBe(given.settlement);
});

test('leaves alone what is in that currency, and what there is no rate for', () => {
  const given = [solution()];
  expect(repricer('CNY', RATES, TWO).list(given)).toBe(given);
  expect(repricer('EUR', RATES, TWO).list(given)).toBe(given);
  expect(repricer('USD', {}, TWO).list(given)).toBe(given);
});

test('answers the same list for the same list, and leads back to what was given', () => {
  const given = [solution(), solution({ id: 's-2' })];
  const inDollars = repricer('USD', RATES, TWO);
  const shown = inDollars.list(given);
  expect(inDollars.list(given)).toBe(shown);
  expect(inDollars.list([...given, solution()])[0]).toBe(shown[0]);
  expect(asGiven(shown)).toBe(given);
  expect(shown.map(asGiven)).toEqual(given);
  // Shown once more in a third currency, it still leads back to the first.
  const inYen = repricer('JPY', RATES, TWO).list(shown);
  expect(asGiven(inYen)).toBe(given);
  expect(asGiven(given)).toBe(given);
});

test('whatever the currency, parts add up and nothing becomes cheaper by being shown', () => {
  const rates = Object.fromEntries(CURRENCIES.map((currency, i) => [currency, `${i + 1}.37`]));
  const amounts = fc.record({ salePrice: fc.nat(90_000_000), share: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...CURRENCIES), ({ salePrice, share }, currency) => {
      const tax = Math.floor((salePrice * share) / 100);
      const item = {
        passengerType: 'adult' as const,
        salePrice,
        tax,
        price: salePrice - tax,
        currency: 'CNY' as const,
      };
      const given: Solution = solution({ priceDetail: { productType: 'public', priceList: [item] } });
      const [shown] = repricer(currency, rates, TWO).offer(given).priceDetail.priceList;
      expect((shown?.price ?? 0) + (shown?.tax ?? 0)).toBe(shown?.salePrice);
      const back = convertUp({ amount: shown?.salePrice ?? 0, currency }, 'CNY', rates);
      expect(back.amount).toBeGreaterThanOrEqual(salePrice);
    }),
  );
});
