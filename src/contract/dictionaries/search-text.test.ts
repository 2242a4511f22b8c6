import { describe, expect, it } from 'vitest';
import { beginsWithSlip, fold, searchWords, tokensOf } from './search-text.ts';

describe('fold', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ["Xi'an", 'xian'],
    ['Tromsø', 'tromso'],
    ['Łódź', 'lodz'],
    ['Dallas/Fort Worth', 'dallas fort worth'],
    ['臺北', '台北'],
    ['ＰＶＧ', 'pvg'],
    ['shang\u200bhai', 'shanghai'],
    ['\u200eＳão\u00a0Paulo', 'sao paulo'],
  ])('%s is searched as %s', (typed, folded) => {
    expect(fold(typed)).toBe(folded);
  });
});

describe('the words of a search through a list', () => {
  it.each([
    ['Harbour  Travel', ['harbour', 'travel']],
    ['LIN/XIAO YU', ['lin', 'xiao', 'yu']],
    ['张三，李四、王五', ['张三', '李四', '王五']],
    ['\u200eＨａｒ\u200bbour\u00a0２６', ['harbour', '26']],
    ['\u200b', []],
  ])('of %j are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});

describe('tokensOf', () => {
  it('parts Chinese from Latin without a blank', () => {
    expect(tokensOf('上海PVG 浦东')).toEqual(['上海', 'pvg', '浦东']);
  });

  it('finds nothing in punctuation', () => {
    expect(tokensOf(' -/ ')).toEqual([]);
  });
});

describe('beginsWithSlip', () => {
  it.each([
    ['a wrong letter', 'shanghai', 'shamghai'],
    ['a wrong first letter', 'london', 'kondon'],
    ['a missing letter', 'beijing', 'beijng'],
    ['a letter too many', 'london', 'lonndon'],
    ['two letters swapped', 'shanghai', 'shanghia'],
    ['a slip while still typing', 'melbourne', 'mlebo'],
    ['no slip at all', 'paris', 'pari'],
  ])('forgives %s', (_, word, typed) => {
    expect(beginsWithSlip(word, typed)).toBe(true);
  });

  it('does not forgive two', () => {
    expect(beginsWithSlip('shanghai', 'shmnghia')).toBe(false);
  });
});
