import { expect, test } from 'vitest';
import { isReference, languageOf, NO_SCREEN } from './addresses.ts';

const isReferencePath = (pathname: string) => isReference({ pathname });

test('keeps the site’s configuration and the dictionaries, at whatever base the API has', () => {
  expect(
    ['/config.json', '/api/base/v2/config/getSiteConfig', '/api/base/v2/dictionaries/places'].every(isReferencePath),
  ).toBe(true);
  expect(isReferencePath('/agency/base/v2/dictionaries/airlines')).toBe(true);
});

test('keeps nothing of an account', () => {
  const personal = ['/api/base/v2/me', '/api/base/v2/wallet', '/api/order/v2/flight/orders', '/api/base/v2/drafts/key'];
  expect(personal.filter(isReferencePath)).toEqual([]);
});

test('starts the portal at any screen’s address, and at no file’s or call’s', () => {
  const isScreen = (path: string) => !NO_SCREEN.some((pattern) => pattern.test(path));
  const screens = ['/', '/flight/booking/results', '/flight/orders/2611200001', '/apiary'];
  expect(screens.filter(isScreen)).toEqual(screens);
  expect(['/api', '/api/docs', '/assets/index-1.js', '/icon.svg', '/sw.js'].filter(isScreen)).toEqual([]);
});

test('tells the files that hold the words of a language', () => {
  expect(
    ['assets/zh-cn-Ab_1-x.js', '/assets/en-x.js', 'assets/english-x.js', 'assets/en-x.css'].map(languageOf),
  ).toEqual(['zh-cn', 'en', undefined, undefined]);
});
