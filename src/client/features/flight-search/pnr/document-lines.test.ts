import { expect, it } from 'vitest';
import { isDocumentLine } from './document-lines.ts';

it.each([
  ['SSR DOCS CX HK1 P/CN/K12345678/CN/14MAR85/M/01JAN31/CHAN/TAI MAN/P1', true],
  ['3DOCS/P/CHN/E12345678/CHN/14MAR85/M/01JAN31/CHAN/TAI MAN', true],
  ['ASAP PLS, CLIENT WAITS', false],
  ['OSI CX CTCM85291234567/P1', false],
  ['TKTL 20NOV', false],
  ['RMK CLIENT BORN 14MAR85', false],
])('%s holds a travel document: %s', (line, is) => {
  expect(isDocumentLine(line, '2026-11-20')).toBe(is);
});
