import { describe, expect, it } from 'vitest';
import { PASSPORT } from '../../parsing/passenger-text/mrz-layouts.ts';
import { fieldsOfDocument } from './document-fields.ts';
import type { Found } from './zone/read-zone.ts';

// ICAO Doc 9303-4's specimen, with an issuing country that exists.
const SECOND = 'L898902C36IDN7408122F1204159ZE184226B<<<<<10';

const found = (names: string, isNumberRight = true): Found => ({
  kind: 'zone',
  score: 1,
  zone: {
    layout: PASSPORT,
    lines: [names.padEnd(44, '<'), isNumberRight ? SECOND : SECOND.replace('L898902C3', 'L898902C8')],
    number: PASSPORT.number,
    checks: { number: isNumberRight, birth: true, expiry: true, composite: isNumberRight },
    confidence: () => 1,
  },
});

const FULL = 'WARNAKULASURIYAMUDIYANSELAGERAJAPAKSHAG';

describe('a photographed passport with one name', () => {
  it.each([
    ['P<IDNSUHARTINI', 'SUHARTINI', 'given-name'],
    ['P<IDN<<RAJESH', 'RAJESH', 'given-name'],
    [`P<IDN${FULL}`, FULL, 'name-cut'],
  ])('%s is read, and %s is its surname', (names, surname, note) => {
    for (const isNumberRight of [true, false]) {
      const answer = fieldsOfDocument(found(names, isNumberRight), '2010-11-20');
      expect(answer).toMatchObject({ fields: { surname: { value: surname }, givenNames: null }, notes: [note] });
    }
  });
});
