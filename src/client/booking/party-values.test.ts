import { expect, test } from 'vitest';
import { emptyPassenger, saidByIdCard } from './party-values.ts';

const WOMAN = '11010519491231002X';
const withCard = (number: string, more: object = {}) => {
  const passenger = emptyPassenger('adult', 'idcard');
  return { ...passenger, ...more, document: { ...passenger.document, number } };
};

test('the number of an ID card says birthday, gender and nationality, where they are still empty', () => {
  expect(saidByIdCard(withCard('110105 19491231 002x'))).toEqual({
    birthday: '1949-12-31',
    gender: 'female',
    nationality: 'CN',
  });
  expect(saidByIdCard(withCard(WOMAN, { birthday: '1990-02-03', gender: 'male' }))).toEqual({
    birthday: '1990-02-03',
    gender: 'male',
    nationality: 'CN',
  });
});

test('nothing is said by half a number, a wrong one, another document, or where all is filled in', () => {
  expect(saidByIdCard(withCard(WOMAN.slice(0, 12)))).toBeNull();
  expect(saidByIdCard(withCard('110105194912310021'))).toBeNull();
  expect(saidByIdCard({ ...withCard(WOMAN), document: { ...withCard(WOMAN).document, type: 'passport' } })).toBeNull();
  expect(saidByIdCard(withCard(WOMAN, { birthday: '1949-12-31', gender: 'female', nationality: 'CN' }))).toBeNull();
});

test('another number says the same fields anew, but for what was typed by hand', () => {
  const man = '110101199003078515';
  const first = { birthday: '1949-12-31', gender: 'female', nationality: 'CN' } as const;
  const second = { birthday: '1990-03-07', gender: 'male', nationality: 'CN' };
  expect(saidByIdCard(withCard(man, first), first)).toEqual(second);
  expect(saidByIdCard(withCard(man, { ...first, birthday: '1990-03-08' }), first)).toEqual({
    ...second,
    birthday: '1990-03-08',
  });
  expect(saidByIdCard(withCard(man, first), null)).toBeNull();
  expect(saidByIdCard(withCard(WOMAN, first), first)).toBeNull();
});
