import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test.each([
  ['Enter that ends a composition', { isComposing: true, keyCode: 13 }, true],
  ['the same in Safari, which has ended it before', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, nativeEvent, isTaken) => {
  expect(isComposing({ nativeEvent })).toBe(isTaken);
});
