import { expect, test } from 'vitest';
import type { Solution } from '../../../contract/flight-search.ts';
import { solution } from '../../trip/sample-solution.ts';
import { emptyBooking } from './booking-values.ts';
import {
  changesBetween,
  clearInvalidValues,
  clearings,
  gravestChange,
  holdsOnTheWay,
  isSameOffer,
  isSettledIn,
} from './price-check.ts';

const old: Solution = solution();

test('an offer that did not move asks nothing', () => {
  expect(isSameOffer(old, { ...old, seatsLeft: 1, id: 'other' })).toBe(true);
});

test.each([
  ['takes other documents', { documentTypes: ['passport' as const] }],
  ['is for other nationals', { eligibleCountries: ['CN'] }],
  ['is not for all nationals any more', { ineligibleCountries: ['US'] }],
  ['has an age to reach', { minAge: 18 }],
  ['has an age not to pass', { maxAge: 60 }],
])('an offer that %s is asked about again, though it costs and holds the same', (_, rules) => {
  expect(isSameOffer(old, { ...old, restrictions: { ...old.restrictions, ...rules } })).toBe(false);
});

test('restrictions that are only written in another order are the same', () => {
  const eligible = (eligibleCountries: string[]) =>
    solution({ restrictions: { ...old.restrictions, documentTypes: ['eep', 'passport'], eligibleCountries } });
  expect(isSameOffer(eligible(['CN', 'SG']), eligible(['SG', 'CN']))).toBe(true);
});

test.each([
  ['an age', { restrictions: { ...old.restrictions, maxAge: 30 } }, 'age', 'conditions'],
  ['nationals', { restrictions: { ...old.restrictions, eligibleCountries: ['CN'] } }, 'nationality', 'documents'],
  ['documents', { restrictions: { ...old.restrictions, documentTypes: [] } }, 'documents', 'documents'],
  ['an invoice', { restrictions: { ...old.restrictions, invoiceType: 'None' as const } }, 'invoice', 'conditions'],
  ['a channel', { restrictions: { ...old.restrictions, ticketingChannel: 'BSP' } }, 'channel', 'conditions'],
  ['a kind of fare', { productType: 'private' as const }, 'product', 'conditions'],
])('%s that changes is named, and the panel is headed by it', (_, difference, part, title) => {
  const changes = changesBetween(old, { ...old, ...difference });
  expect(changes.restrictions).toEqual([part]);
  expect(gravestChange(changes)).toBe(title);
});

test('a price check is used while a booking arrives before its end, and renewed after that', () => {
  const end = Date.parse('2026-11-20T02:10:00Z');
  const holdsFor = (ms: number) => holdsOnTheWay('2026-11-20T02:10:00Z', end - ms);
  expect([holdsFor(60_000), holdsFor(15_000), holdsFor(0), holdsFor(-60_000)]).toEqual([true, false, false, false]);
  expect(holdsOnTheWay(null, end)).toBe(true);
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
  expect(gravestChange(changes)).toBe('price');
  expect(isSameOffer(old, now)).toBe(false);
});

test('a package change names the parts that differ and no others', () => {
  const now = solution({
    brand: { code: 'LITE', name: 'Lite' },
    baggage: { ...old.baggage, checked: { pieces: 0, kg: 0 } },
  });
  const changes = changesBetween(old, now);
  expect(changes.package).toEqual(['brand', 'checkedBag']);
  expect(gravestChange(changes)).toBe('conditions');
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
  const cleared = clearInvalidValues(typed, restrictions, 'idcard');
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
