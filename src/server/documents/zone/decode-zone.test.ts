import { describe, expect, it } from 'vitest';
import {
  FRENCH_CARD,
  type Layout,
  PASSPORT,
  THREE_LINE_CARD,
  TWO_LINE_CARD,
} from '../../../parsing/passenger-text/mrz-layouts.ts';
import { decodeZone } from './decode-zone.ts';
import { GLYPHS } from './glyph-network.ts';
import type { Chances } from './read-cells.ts';

// The specimen of ICAO Doc 9303-4.
const SPECIMEN = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];

/** A place that reads as `seen`, with `other` nearly as probable. */
function cell(seen: string, other = ''): Chances {
  const chances = new Float32Array(GLYPHS.length).fill(-14);
  chances[GLYPHS.indexOf(seen)] = -0.2;
  if (other) chances[GLYPHS.indexOf(other)] = -1.6;
  return chances;
}

/** The specimen as it was seen: with another letter at [line, place], and the right one second. */
function seen(changes: Readonly<Record<string, string>>, isSure = false): Chances[][] {
  return SPECIMEN.map((line, row) =>
    Array.from(line, (right, i) => {
      const wrong = changes[`${row},${i}`];
      return wrong ? cell(wrong, isSure ? '' : right) : cell(right);
    }),
  );
}

describe('a zone that was seen', () => {
  it('is read as it stands', () => {
    const { lines, checks } = decodeZone(seen({}), PASSPORT);
    expect(lines).toEqual(SPECIMEN);
    expect(checks).toEqual({ number: true, birth: true, expiry: true, composite: true });
  });

  it('has letters where letters stand, and digits where digits do', () => {
    const mixed = seen({ '0,6': '8', '0,17': '4', '1,13': 'T', '1,18': 'Z', '1,12': '0', '1,20': 'P' });
    expect(decodeZone(mixed, PASSPORT).lines).toEqual(SPECIMEN);
  });

  it('has one doubtful letter of the number put right by its check digit', () => {
    const { lines, checks } = decodeZone(seen({ '1,2': '3' }), PASSPORT);
    expect(lines[1]).toBe(SPECIMEN[1]);
    expect(checks.number).toBe(true);
  });

  it('tells a number whose check digit stays wrong', () => {
    const { checks } = decodeZone(seen({ '1,2': '3' }, true), PASSPORT);
    expect(checks).toMatchObject({ number: false, birth: true, expiry: true, composite: false });
  });

  it('trusts nothing that was put right against the check digit of the whole', () => {
    const { checks } = decodeZone(seen({ '1,2': '3', '1,43': '5' }, false).with(1, surelyWrong()), PASSPORT);
    expect(checks.number).toBe(false);
  });

  it('takes lone letters among the fillers after the names for fillers', () => {
    expect(decodeZone(seen({ '0,36': 'K', '0,39': 'C' }, true), PASSPORT).lines[0]).toBe(SPECIMEN[0]);
  });

  it('is as sure of a field as of its most doubtful letter', () => {
    const { confidence } = decodeZone(seen({ '1,2': '3' }), PASSPORT);
    expect(confidence([[1, 0, 9]])).toBeLessThan(0.3);
    expect(confidence([[1, 13, 19]])).toBeGreaterThan(0.95);
  });
});

const cellsOf = (lines: readonly string[]) => lines.map((line) => Array.from(line, (letter) => cell(letter)));

describe('zones of other kinds', () => {
  const ALL = { number: true, birth: true, expiry: true, composite: true };
  it.each<[string, Layout, string[], object]>([
    [
      'TD1 with a long number',
      THREE_LINE_CARD,
      ['IDBEL592987654<3125<<<<<<<<<<<', '9004171F3108206BEL<<<<<<<<<<<8', 'PEETERS<<LIES<MARIE<<<<<<<<<<<'],
      ALL,
    ],
    ['TD2', TWO_LINE_CARD, ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'], ALL],
    [
      'MRV-A',
      PASSPORT,
      ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'],
      { ...ALL, composite: false },
    ],
    [
      'MRV-B',
      TWO_LINE_CARD,
      ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<'],
      { ...ALL, composite: false },
    ],
    [
      'the French card',
      FRENCH_CARD,
      ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'],
      { ...ALL, expiry: false },
    ],
  ])('are read as they stand: %s', (_, layout, lines, checks) => {
    const zone = decodeZone(cellsOf(lines), layout);
    expect([zone.lines, zone.checks]).toEqual([lines, checks]);
  });

  it('keep what a birth date leaves open, in pairs', () => {
    const open = SPECIMEN[1]?.replace('7408122', '7408<<0') ?? '';
    expect(decodeZone(cellsOf([SPECIMEN[0] ?? '', open]), PASSPORT).lines[1]).toBe(open);
    const lone = seen({ '1,18': '<' });
    expect(decodeZone(lone, PASSPORT).lines[1]).toBe(SPECIMEN[1]);
  });
});

/** A doubtful number, and a certain composite check digit that does not match. */
function surelyWrong(): Chances[] {
  return seen({ '1,2': '3' })[1]?.with(43, cell('5')) ?? [];
}
