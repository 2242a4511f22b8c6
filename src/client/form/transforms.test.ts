import { expect, test } from 'vitest';
import { plainAscii } from '../../contract/one-line.ts';
import { applyTransform, type Transform } from './transforms.ts';

test.each<[string, Transform, string]>([
  ['zhang', 'upper', 'ZHANG'],
  ['\u200ezh\u200bang\u00a0', 'upper', 'ZHANG '],
  ['ｚｈａｎｇ', 'upper', 'ZHANG'],
  ['\u202aｅ１２３－45 6\u202c', 'code', 'E123456'],
  ['＋８５２ 2123', 'digits', '8522123'],
  ['ann＠example.com\ufeff', plainAscii, 'ann@example.com'],
  ['１２３４', (text) => text.slice(0, 3), '123'],
])('%j in a field of %s is %j', (pasted, transform, text) => {
  expect(applyTransform(pasted, transform)).toBe(text);
});

test('a field without a transform takes what is typed', () => {
  expect(applyTransform('नी\u200d', undefined)).toBe('नी\u200d');
});
