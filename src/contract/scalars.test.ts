import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneLine, toOneLine } from './one-line.ts';
import { oneLine, sameSitePath, untrimmedLine } from './scalars.ts';

describe('a path within the portal', () => {
  it.each([
    ...[
      '/',
      '/flight/orders/2600000001?pay=true',
      '/bills/wallet?id=7#top',
      '/a%20b/%E6%B8%AF',
      '/a//b',
      '/a:b@c',
      '/@evil.example',
    ],
  ])('may be %s', (path) => expect(sameSitePath.isValidSync(path)).toBe(true));

  it.each([
    ...['', 'flight', 'https://evil.example', 'https://evil.example/a', 'javascript:alert(1)', '?a=1', '#a'],
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
    ],
    ...['\t//evil.example', ' //evil.example', '/\r\n\\evil.example', '//portal.invalid/a', 'https://portal.invalid/a'],
    ...[
      '/..//evil.example',
      '/.//evil.example',
      '/%2e%2e//evil.example',
      '/a/../..//evil.example',
      '/a b',
      '/a\nb',
      '/a\\b',
    ],
  ])('is not %j', (path) => expect(sameSitePath.isValidSync(path)).toBe(false));

  it('never leaves the portal, however a browser or a join reads it', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '\t',
      '\n',
      '\r',
      ' ',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      'a',
      'http:',
      '。',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const path = `/${parts.join('')}`;
        if (!sameSitePath.isValidSync(path)) return;
        const home = 'https://portal.example';
        expect(new URL(path, home).origin).toBe(home);
        expect(new URL(`${home}${path}`).origin).toBe(home);
        expect(new URL(new URL(path, home).pathname, home).origin).toBe(home);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a text of one line', () => {
  const breaks = [
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\v',
    '\f',
    '\u0000',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u2066',
  ];

  it.each(breaks)('does not hold %j', (one) => {
    for (const text of [`Ann${one}Lee`, `Ann Lee${one}x`, `x${one}${one}Ann`]) {
      expect(oneLine(80).isValidSync(text, { strict: true })).toBe(false);
      expect(untrimmedLine(80).isValidSync(text, { strict: true })).toBe(false);
      expect(isOneLine(toOneLine(text))).toBe(true);
      expect(toOneLine(text)).toMatch(/Ann/);
    }
  });

  it('holds all else that names are written with', () => {
    for (const name of [
      'Ann Lee',
      '安 李',
      'Ａｎｎ',
      'José O’Neill-Ruiz & Co. (HK) Ltd',
      'नी\u200dति',
      '👩\u200d✈️',
      'محمد',
      '',
    ])
      expect(oneLine(80).isValidSync(name, { strict: true })).toBe(true);
  });

  it('says what is wrong with it, and how long it may be', () => {
    const messageOf = (text: string) => {
      try {
        return String(oneLine(5).validateSync(text));
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    expect([messageOf('a\nb'), messageOf('abcdef')]).toEqual(['oneLine', 'tooLong:5']);
  });
});
