import { expect, test } from 'vitest';
import { keptCard, readTypedCard } from './typed-card.ts';

const HOLDER = { id: 't1', surname: 'CHAN', givenName: 'TAI MAN' };

test('a card that is begun is kept with its holder, and comes back as it was', () => {
  const values = { airline: 'CX', number: '12' };
  expect(readTypedCard(keptCard(null, HOLDER, values))).toEqual({ card: null, holder: HOLDER, values });
  expect(readTypedCard(keptCard(null, HOLDER, { airline: '', number: '' }))?.holder).toEqual(HOLDER);
});

test('what nobody typed in is not kept, and what is damaged is no form', () => {
  expect(keptCard(null, null, { airline: '', number: '' })).toBeUndefined();
  expect(readTypedCard('{"card":null,"values":{"airline":"C')).toBeNull();
  expect(readTypedCard({ card: 7, holder: null, values: { airline: 'CX', number: '' } })).toBeNull();
});
