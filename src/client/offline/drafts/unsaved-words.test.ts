import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { wordsOfUnsaved } from './unsaved-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const wordsOf = (...places: string[]) => wordsOfUnsaved(places.map((place) => ({ place })));

test('what is typed and not saved is told by where it is, and how often', () => {
  expect(wordsOf('own-name', 'remark/2611200001', 'remark/2611200002')).toBe('Remarks (2), Your name');
});

test.each([
  ['void/2611200001', 'Void tickets'],
  ['voyage/together', 'Disruptions'],
  ['desk/2611200001/quoteRefund', 'Desk'],
  ['wallet/top-up', 'Wallet'],
  ['rates/new', 'Exchange rates'],
  ['filter/f1', 'Saved filters'],
  ['of a later build', 'Text'],
])('%s is told as %s', (place, words) => expect(wordsOf(place)).toBe(words));
