import { expect, test } from 'vitest';
import { languagesToCache } from './languages-to-cache.ts';

const AGENT = { spoken: 'en', loaded: ['en'], ofCompany: 'zh-tw', ofSite: 'zh-cn', isLoggedIn: true } as const;

test('an agent has the spoken language and the company’s', () => {
  expect(languagesToCache(AGENT)).toEqual(['en', 'zh-tw']);
  expect(languagesToCache({ ...AGENT, spoken: 'zh-cn', loaded: ['zh-cn'] })).toEqual(['zh-cn', 'zh-tw']);
});

test('where the company’s is spoken, or not known, it is the site’s', () => {
  expect(languagesToCache({ ...AGENT, ofCompany: 'en' })).toEqual(['en', 'zh-cn']);
  expect(languagesToCache({ ...AGENT, ofCompany: undefined })).toEqual(['en', 'zh-cn']);
  expect(languagesToCache({ ...AGENT, ofCompany: 'en', ofSite: 'en' })).toEqual(['en']);
});

test('what else was chosen on the page stays, before its words have come too', () => {
  expect(languagesToCache({ ...AGENT, spoken: 'zh-tw', ofSite: 'zh-tw' })).toEqual(['en', 'zh-tw']);
  expect(languagesToCache({ ...AGENT, spoken: 'zh-cn', loaded: [], ofCompany: 'zh-cn' })).toEqual(['zh-cn']);
});

test('visitors have what they read and no more', () => {
  expect(languagesToCache({ ...AGENT, ofCompany: undefined, isLoggedIn: false })).toEqual(['en']);
});
