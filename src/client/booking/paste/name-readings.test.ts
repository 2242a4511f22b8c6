import { expect, test } from 'vitest';
import { parsePassengerText } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { nameReadings } from './name-readings.ts';

const readingsOf = (text: string) => {
  const [result] = [parsePassengerText(text, '2026-11-20')].flat();
  if (!result) throw new Error('nothing was read');
  return nameReadings(result).map(({ surname, givenName }) => `${surname}/${givenName}`);
};

test.each([
  ['Mei Ling Wang, 1990-05-01, E12345678, 2030-01-01', ['WANG/MEI LING', 'MEI/LING WANG']],
  ['Lin Chen 1990-05-01 E12345678 2030-01-01', ['LIN/CHEN', 'CHEN/LIN']],
])('%s can be read two ways', (text, both) => {
  expect(new Set(readingsOf(text))).toEqual(new Set(both));
});

test.each(['ZHANG SAN 1990-05-01 E12345678 2030-01-01', 'WANG/MEI LING 1990-05-01 E12345678', 'LI NA, JOHN SMITH'])(
  '%s leaves nothing to choose',
  (text) => {
    expect(readingsOf(text)).toEqual([]);
  },
);
