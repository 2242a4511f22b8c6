import { expect, test } from 'vitest';
import { isReference, NO_SCREEN } from './addresses.ts';

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

const isScreen = (path: string) => !NO_SCREEN.some((pattern) => pattern.test(path));

test('starts the portal at any screen’s address, and at no file’s or call’s', () => {
  const screens = ['/', '/flight/booking/results', '/flight/orders/2611200001', '/apiary'];
  expect(screens.filter(isScreen)).toEqual(screens);
  const files = ['/assets/index-1.js', '/assets/a-1.js?x', '/icon.svg', '/icon.svg?v=2', '/sw.js'];
  expect(['/api', '/api?x=1', '/api/docs', '/api/docs?q=a', ...files].filter(isScreen)).toEqual([]);
});
