import { expect, it } from 'vitest';
import { readPassengers } from '../../parsing/passenger-text/parse-passenger-text.ts';
import { hanNameOf } from '../booking/paste/read-fields.ts';
import { readHanName, readHanPart } from './han-reading.ts';

it.each([
  ['王小燕', 'WANG', 'XIAOYAN'],
  ['欧阳娜娜', 'OUYANG', 'NANA'],
  ['吕布', 'LYU', 'BU'],
  ['王略', 'WANG', 'LUE'],
  ['吕女', 'LYU', 'NYU'],
  ['单雄信', 'SHAN', 'XIONGXIN'],
  ['曾国藩', 'ZENG', 'GUOFAN'],
  ['陳小明', 'CHEN', 'XIAOMING'],
])('reads %s as %s / %s', (name, surname, givenName) => {
  expect(readHanName(name)).toEqual({ surname, givenName });
});

it.each(['王', '阿布都·热合曼', 'WANG'])('offers nothing for %s', (name) => {
  expect(readHanName(name)).toBeNull();
});

it.each([
  ['surname', '单', 'SHAN'],
  ['surname', '欧阳', 'OUYANG'],
  ['surname', '吕', 'LYU'],
  ['givenName', '三丰', 'SANFENG'],
  ['givenName', '单', 'DAN'],
  ['givenName', 'SAN', null],
  ['surname', '阿·都', null],
] as const)('reads %s %s alone as %s', (part, name, latin) => {
  expect(readHanPart(part, name)).toBe(latin);
});

it.each([
  ['王小燕 女 1990-05-06 护照 E12345678', '王小燕'],
  ['王小燕 WANG/XIAOYAN 女 1990-05-06 E12345678', null],
  ['王小燕 110101199005062345', '王小燕'],
  ['WANG/XIAOYAN F 06MAY90 E12345678', null],
])('the name of %s is in Chinese alone: %s', (text, name) => {
  const [result] = readPassengers(text, '2026-11-24');
  expect(result && hanNameOf(result)).toBe(name);
});
