import { expect, test } from 'vitest';
import type { Traveller } from '../../../contract/travellers.ts';
import { itemOf } from '../../offline/outbox/item-place.ts';
import { valuesOf } from './traveller-values.ts';
import { keptForm, openedAt, placeIn, readTypedTraveller, typedPlace } from './typed-traveller.ts';

const passport: Traveller['documents'][number] = {
  ...{ id: 'p1', type: 'passport', number: 'E123•••78', expiry: '2030-01-01', issuingPlace: null },
  validity: 'valid',
};
const kept: Traveller = {
  ...{ id: 't1', version: 3, surname: 'ZHANG', givenName: 'SAN', nativeName: '张三', phone: null, email: null },
  ...{ gender: null, birthday: '1990-05-01', nationality: 'CN', documents: [passport], cards: [] },
  ...{ opened: false, frequent: false, updatedAt: '2026-11-20T00:00:00Z' },
};

test('a form is kept with the version that was on screen, and reads as it was typed', () => {
  const values = { ...valuesOf(kept), birthday: '1990-1', gender: 'female' as const };
  expect(readTypedTraveller(keptForm(kept, values))).toEqual({ traveller: kept, values });
});

test('a new traveller is kept with the card', () => {
  const values = { ...valuesOf(null), surname: 'LI', card: { airline: 'CA', number: '12' } };
  expect(readTypedTraveller(keptForm(null, values))).toEqual({ traveller: null, values });
});

test('numbers that were only shown are neither kept nor count as typed', () => {
  const [document] = valuesOf(kept).documents;
  const opened = { ...valuesOf(kept), documents: document ? [{ ...document, kept: 'E12345678' }] : [] };
  expect(keptForm(kept, opened)).toEqual(keptForm(kept, valuesOf(kept)));
});

test('what is damaged is no form', () => {
  for (const value of ['', 5, { values: 5 }, { values: {}, traveller: { id: 1 } }])
    expect(readTypedTraveller(value)).toBeNull();
});

test('each form has its own place', () => {
  expect(new Set([typedPlace(null, null), typedPlace(kept, null), typedPlace(kept, { id: 'i1' })]).size).toBe(3);
  expect(itemOf(typedPlace(kept, { id: 'i1' }))).toBe('i1');
  expect(itemOf(typedPlace(kept, null))).toBeUndefined();
});

test('the form of each place is opened by an address of its own', () => {
  const [added, changed, item] = ['traveller/new', 'traveller/of/t1', 'traveller/item/r1'] as const;
  expect(openedAt(added)).toEqual({ id: 'new', typed: added });
  expect(openedAt(changed)).toEqual({ id: 't1', typed: changed });
  expect(openedAt(item)).toEqual({ item: 'r1', typed: item });
  for (const place of [added, changed, item]) expect(placeIn(openedAt(place))).toBe(place);
});

test('an address that names the place of something else opens its own', () => {
  for (const typed of ['remark/5', 'traveller/of/t2', 'traveller/of/t10', 'traveller/new'])
    expect(placeIn({ id: 't1', typed })).toBeUndefined();
  expect(placeIn({ id: 't1' })).toBeUndefined();
});
