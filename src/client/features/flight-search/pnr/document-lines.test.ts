import { expect, it } from 'vitest';
import { countDocuments, isDocumentLine } from './document-lines.ts';

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

it('documents are counted among names, flights and remarks', () => {
  const text = `  1.CHAN/TAI MAN MR   2.WONG/SIU LING MS
  3  PG 902 N 22DEC 2 HKGBKK HK2  840A 1025A 22DEC  E  PG/QX7T4M
SSR DOCS PG HK1 P/CN/K12345678/CN/14MAR85/M/14MAY32/CHAN/TAI MAN/P1
SSR DOCS PG HK1 P/CN/K87654321/CN/02APR90/F/14MAY32/WONG/SIU LING/P2
ASAP PLS, CLIENT WAITS`;
  expect(countDocuments(text, '2026-11-20')).toBe(2);
});
