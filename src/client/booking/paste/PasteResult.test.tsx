import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { parsePassengerText } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import type { HanReading } from './han-reading.ts';
import { nameReadings } from './name-readings.ts';
import { PasteResult } from './PasteResult.tsx';

const TWO_WAYS = 'Mei Ling Wang, 1990-05-01, E12345678, 2030-01-01';
const ASKED = 'Which is the family name?';
const UNCLEAR = 'Name: Latin letters missing, or unclear which is the family name';

function read(text: string) {
  const [result] = [parsePassengerText(text, '2026-11-20')].flat();
  if (!result) throw new Error('nothing was read');
  return result;
}

const nothing = () => undefined;
const shown = (text: string, chosen?: HanReading) =>
  rendered(
    <PasteResult
      result={read(text)}
      {...{ unread: undefined, reading: undefined, chosen, onChoose: nothing }}
      {...{ target: 0, targets: [{ place: 'Adult 1', name: 'Adult 1' }], onTarget: nothing }}
    />,
  );

/** What stands on each button, and whether it is the one chosen. */
const buttonsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>([^<]*)</g)].map(([, pressed, words]) => [words, pressed]),
  );

test('a name of which nothing tells its order is asked for by its two readings, neither chosen unasked', () => {
  const html = shown(TWO_WAYS);
  expect(html).toContain(`aria-label="${ASKED}"`);
  expect(buttonsOf(html)).toEqual({ 'WANG / MEI LING': 'false', 'MEI / LING WANG': 'false' });
  // The question says it already.
  expect(html).not.toContain(UNCLEAR);
});

test('the chosen reading is the one pressed', () => {
  const chosen = nameReadings(read(TWO_WAYS)).find(({ surname }) => surname === 'WANG');
  expect(buttonsOf(shown(TWO_WAYS, chosen))).toEqual({ 'WANG / MEI LING': 'true', 'MEI / LING WANG': 'false' });
});

test('a name whose order is told is not asked about', () => {
  const html = shown('SSR DOCS CA HK1 P/CHN/E12345678/CHN/01MAY90/F/01JAN30/WANG/MEI LING');
  expect(html).toContain('WANG / MEI LING');
  expect(html).not.toContain(ASKED);
});

test('a date of birth after today is shown, and told in words', () => {
  const html = shown('SSR DOCS CA HK1 P/CHN/E12345678/CHN/31DEC26/F/01JAN30/WANG/MEI LING');
  expect(html).toContain('2026-12-31');
  expect(html).toContain('The date of birth is after today. Check the year.');
});

test('a name that may end in a title is asked for by both readings', () => {
  const html = shown('SSR DOCS CX HK1 P/GBR/123456789/GBR/12MAY80/F/01JAN31/BROWN/ADAMS');
  expect(html).toContain('aria-label="Is MS a title, or the end of the name?"');
  expect(buttonsOf(html)).toEqual({ 'BROWN / ADAMS': 'false', 'BROWN / ADA · MS': 'false' });
});
