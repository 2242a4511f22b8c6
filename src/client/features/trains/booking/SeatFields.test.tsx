import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../../tests/factories/drawn.tsx';
import type { SeatClass } from '../../../../contract/train-terms.ts';
import { SeatFields } from './SeatFields.tsx';

vi.mock('../../../form/after-press.ts', () => ({ afterPress: () => undefined }));

function drawnFor(seatClass: SeatClass, ...seats: string[]): string {
  return rendered(
    <Formik initialValues={{ seats }} onSubmit={() => undefined}>
      <SeatFields seatClass={seatClass} />
    </Formik>,
  );
}

/** What stands in a picture, from left to right or from above: its choices by name, and the aisle. */
const rowOf = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*aria-label="([^"]+)"|>(aisle)</g)].map(([, name, aisle]) => name ?? aisle ?? '');

/** The values that are chosen, one of each group; empty for no wish. */
const chosenIn = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('checked') ? (/value="([^"]*)"/.exec(tag)?.[1] ?? '') : [],
  );

test.each<[SeatClass, string[]]>([
  ['business', ['A · window', 'C · aisle', 'aisle', 'F · window']],
  ['first', ['A · window', 'C · aisle', 'aisle', 'D · aisle', 'F · window']],
  ['second', ['A · window', 'B · middle', 'C · aisle', 'aisle', 'D · aisle', 'F · window']],
])('a row of the class %s is drawn as it stands in the coach', (seatClass, row) => {
  expect(rowOf(drawnFor(seatClass, ''))).toEqual(row);
});

test.each<[SeatClass, string[]]>([
  ['softSleeper', ['Upper berth', 'Lower berth']],
  ['hardSleeper', ['Upper berth', 'Middle berth', 'Lower berth']],
])('berths of the class %s are drawn above one another', (seatClass, berths) => {
  const html = drawnFor(seatClass, '');
  expect(berths.map((name) => html.indexOf(name))).toEqual(
    berths.map((name) => html.indexOf(name)).toSorted((a, b) => a - b),
  );
  expect(berths.every((name) => html.includes(name))).toBe(true);
  expect(html).not.toContain('>aisle<');
});

test('each passenger has one choice of a group that says whose it is, none at first', () => {
  const html = drawnFor('second', '', 'F');
  const groups = [...html.matchAll(/role="radiogroup"[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(groups).toEqual(['Seat of passenger 1', 'Seat of passenger 2']);
  expect(html).toContain('No preference');
  expect(chosenIn(html)).toEqual(['', 'F']);
  const names = [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
});

test('a wish that another class had is none here, and a class without choices asks for none', () => {
  expect(chosenIn(drawnFor('first', 'B'))).toEqual(['']);
  expect(drawnFor('standing', '')).toBe('');
});
