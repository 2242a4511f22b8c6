import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { claimWords, namesOf } from './site-names.ts';

const site = { name: 'Pier Online', shortName: 'Pier', chineseName: '码头在线', chineseShortName: '码头' };

test('a site is called by its Chinese names in Chinese, and in the traditional script by those where it has them', () => {
  const both = { ...site, traditionalName: '碼頭線上', traditionalShortName: '碼頭' };
  expect(LOCALES.map((locale) => namesOf(both, locale).name)).toEqual(['Pier Online', '码头在线', '碼頭線上']);
  expect(LOCALES.map((locale) => namesOf(both, locale).shortName)).toEqual(['Pier', '码头', '碼頭']);
  const one = { ...site, traditionalName: '', traditionalShortName: '' };
  for (const each of [site, one]) expect(namesOf(each, 'zh-tw')).toEqual({ name: '码头在线', shortName: '码头' });
});

test('so is what a figure counts', () => {
  const claim = { words: 'suppliers', chineseWords: '家供应商', traditionalWords: '家供應商' };
  expect(LOCALES.map((locale) => claimWords(claim, locale))).toEqual(['suppliers', '家供应商', '家供應商']);
  expect(claimWords({ ...claim, traditionalWords: '' }, 'zh-tw')).toBe('家供应商');
});
