import { expect, test } from 'vitest';
import { languagesToKeep } from './languages-to-keep.ts';

const AGENT = { spoken: 'en', loaded: ['en'], ofCompany: 'zh-tw', ofSite: 'zh-cn', isLoggedIn: true } as const;

test('an agent has the spoken language and the company’s', () => {
  expect(languagesToKeep(AGENT)).toEqual(['en', 'zh-tw']);
  expect(languagesToKeep({ ...AGENT, spoken: 'zh-cn', loaded: ['zh-cn'] })).toEqual(['zh-cn', 'zh-tw']);
});

test('where the company’s is spoken, or not known, it is the site’s', () => {
  expect(languagesToKeep({ ...AGENT, ofCompany: 'en' })).toEqual(['en', 'zh-cn']);
  expect(languagesToKeep({ ...AGENT, ofCompany: undefined })).toEqual(['en', 'zh-cn']);
  expect(languagesToKeep({ ...AGENT, ofCompany: 'en', ofSite: 'en' })).toEqual(['en']);
});

test('what else was chosen on the page stays, before its words have come too', () => {
  expect(languagesToKeep({ ...AGENT, spoken: 'zh-tw', ofSite: 'zh-tw' })).toEqual(['en', 'zh-tw']);
  expect(languagesToKeep({ ...AGENT, spoken: 'zh-cn', loaded: [], ofCompany: 'zh-cn' })).toEqual(['zh-cn']);
});

test('visitors have what they read and no more', () => {
  expect(languagesToKeep({ ...AGENT, ofCompany: undefined, isLoggedIn: false })).toEqual(['en']);
});
