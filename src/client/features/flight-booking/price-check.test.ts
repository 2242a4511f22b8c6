import { expect, test } from 'vitest';
import type { Solution } from '../../../contract/flight-search.ts';
import { solution } from '../../trip/sample-solution.ts';
import { emptyBooking } from './booking-values.ts';
import { changesBetween, clearings, clearUnfitting, isSameOffer, isSettledIn, totalIn } from './price-check.ts';

const old: Solution = solution();

test('an offer that did not move asks nothing', () => {
  expect(isSameOffer(old, { ...old, seatsLeft: 1, id: 'other' })).toBe(true);
});

test('a price change carries old, new, the difference and what each passenger type pays', () => {
  const now = solution({
    settlement: { amount: 372000, currency: 'CNY' },
    priceDetail: {
      productType: 'public',
      priceList: [{ passengerType: 'adult', salePrice: 186000, price: 150000, tax: 36000, currency: 'CNY' }],
    },
  });
  const changes = changesBetween(old, now);
  expect(changes.price).toEqual({
    old: { amount: 361200, currency: 'CNY' },
    now: { amount: 372000, currency: 'CNY' },
    difference: { amount: 10800, currency: 'CNY' },
  });
  expect(changes.perPassenger).toEqual([
    { type: 'adult', old: { amount: 180600, currency: 'CNY' }, now: { amount: 186000, currency: 'CNY' } },
  ]);
  expect(isSameOffer(old, now)).toBe(false);
});

test('a package change names the parts that differ and no others', () => {
  const now = solution({
    brand: { code: 'LITE', name: 'Lite' },
    baggage: { ...old.baggage, checked: { pieces: 0, kg: 0 } },
  });
  expect(changesBetween(old, now).package).toEqual(['brand', 'checkedBag']);
});

test('new document rules clear only what no longer fits, and only when accepted', () => {
  const restrictions = { ...old.restrictions, documentTypes: ['idcard' as const], ineligibleCountries: ['US'] };
  const values = emptyBooking({ adult: 2, child: 0, infant: 0 }, old.restrictions, {
    name: '',
    email: '',
    areaCode: '',
    phone: '',
  });
  const [first, second] = values.passengers;
  if (!first || !second) throw new Error('two passengers expected');
  const typed = {
    ...values,
    passengers: [
      { ...first, surname: 'LI', nationality: 'US', document: { ...first.document, number: 'E1' } },
      { ...second, nationality: 'CN' },
    ],
  };
  expect(clearings(typed, restrictions)).toEqual([{ passenger: 0, what: ['document', 'nationality'] }]);
  expect(typed.passengers[0]?.document.number).toBe('E1');
  const cleared = clearUnfitting(typed, restrictions, 'idcard');
  expect(cleared.passengers[0]).toMatchObject({
    surname: 'LI',
    nationality: '',
    document: { type: 'idcard', number: '' },
  });
  expect(cleared.passengers[1]?.nationality).toBe('CN');
  expect(isSameOffer(old, { ...old, restrictions })).toBe(false);
});

test('a trip is chosen anew only when the company settles in another currency, not when the agent looks in one', () => {
  const inDollars = solution({ total: { amount: 50_000, currency: 'USD' } });
  expect(isSettledIn(inDollars, 'CNY')).toBe(true);
  expect(isSettledIn(inDollars, 'USD')).toBe(false);
});

test('the total is to the cent as the offer says it, and converted once the agent looks in another currency', () => {
  const inDollars = solution({ total: { amount: 50_000, currency: 'USD' } });
  const converted = () => ({ amount: 400_000, currency: 'HKD' as const });
  expect(totalIn(inDollars, { currency: 'USD', converted })).toEqual({ amount: 50_000, currency: 'USD' });
  expect(totalIn(inDollars, { currency: 'HKD', converted })).toEqual({ amount: 400_000, currency: 'HKD' });
});
