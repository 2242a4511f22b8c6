import { expect, test } from 'vitest';
import { inheritsOf, isInherited, pathOf, withInherited } from './inherited-values.ts';

const above = { searchMode: 'all', airlines: { mode: 'only', codes: 'CA' } };
const origins = [
  { field: 'flight.searchMode' as const, isSet: true, from: '' },
  { field: 'flight.airlines' as const, isSet: false, from: 'Harbour Travel' },
];

test('a term is as for the company above until somebody types another value, and again when it is taken back', () => {
  const opened = { ...above, inherits: inheritsOf({ origins }) };
  expect(isInherited(opened, above, 'flight.airlines')).toBe(true);
  expect(isInherited(opened, above, 'flight.searchMode')).toBe(false);
  const typed = { ...opened, airlines: { mode: 'only', codes: 'CA, CX' } };
  expect(isInherited(typed, above, 'flight.airlines')).toBe(false);
  const back = { ...opened, inherits: withInherited(opened, 'flight.searchMode') };
  expect(isInherited(back, above, 'flight.searchMode')).toBe(true);
  expect(withInherited(back, 'flight.searchMode')).toBe(back.inherits);
});

test('the form of flights holds its terms without their prefix', () => {
  expect([pathOf('flight.airlines'), pathOf('train.manualMode'), pathOf('isShowBill')]).toEqual([
    'airlines',
    'train.manualMode',
    'isShowBill',
  ]);
});
