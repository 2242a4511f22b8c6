import { expect, test } from 'vitest';
import { isMissingCode } from './missing-code.ts';

test.each([
  'Failed to fetch dynamically imported module: https://portal.example/assets/orders-1.js',
  'error loading dynamically imported module: https://portal.example/assets/orders-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/orders-1.css',
])('knows missing code by the browser’s words: %s', (message) =>
  expect(isMissingCode(new TypeError(message))).toBe(true),
);

test('takes no other failure for it', () => {
  expect(isMissingCode(new TypeError('Failed to fetch'))).toBe(false);
  expect(isMissingCode('Importing a module script failed.')).toBe(false);
});
