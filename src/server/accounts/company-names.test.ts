import { expect, it } from 'vitest';
import { foldName } from './company-names.ts';

it.each([
  ['Harbour Travel', 'HARBOUR  travel'],
  ['Harbour Travel', 'Ｈａｒｂｏｕｒ　Ｔｒａｖｅｌ'],
  ['Harbour Travel', 'Harbour\u00a0Trav\u200bel\u00ad'],
  ['港湾旅行', '港 湾 旅 行'],
  ['ﾊｰﾊﾞｰ', 'ハーバー'],
])('%j and %j are one name', (one, other) => expect(foldName(other)).toBe(foldName(one)));

it.each([
  ['Harbour Travel', 'Harbour Travels'],
  ['港湾旅行', '海湾旅行'],
])('%j and %j are two', (one, other) => expect(foldName(other)).not.toBe(foldName(one)));
