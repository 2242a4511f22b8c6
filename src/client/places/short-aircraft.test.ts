import { expect, test } from 'vitest';
import { shortAircraft } from './short-aircraft.ts';

test.each([
  ['Airbus A321neo', 'A321neo'],
  ['Boeing 737-800 (winglets)', '737-800'],
  ['Boeing 737 MAX 8', '737 MAX 8'],
  ['COMAC C919', 'COMAC C919'],
  ['ATR 72', 'ATR 72'],
])('%s is called %s', (name, short) => {
  expect(shortAircraft(name)).toBe(short);
});
