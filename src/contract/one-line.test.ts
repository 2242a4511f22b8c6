import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned, plainAscii } from './one-line.ts';

/** Direction marks, zero-width and other invisible characters. */
const UNSEEN = [
  ...['\u200e', '\u200f', '\u061c', '\u202a', '\u202c', '\u202e', '\u2066', '\u2069'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e', '\u3164', '\ufe0f'],
];
const BLANKS = ['\u00a0', '\u202f', '\u2009', '\u3000', '\u1680'];

describe('what is not seen in a text', () => {
  it.each(UNSEEN)('%j goes, wherever it stands', (mark) => {
    expect(cleaned(`${mark}Ann${mark}Lee${mark}`)).toBe('AnnLee');
    expect(plainAscii(`${mark}E12${mark}34${mark}`)).toBe('E1234');
  });

  it.each(BLANKS)('%j is a blank', (blank) => {
    expect([cleaned(`Ann${blank}Lee`), plainAscii(`Ann${blank}Lee`)]).toEqual(['Ann Lee', 'Ann Lee']);
  });

  it.each([
    'Ann Lee\n\t李四',
    'Ａｎｎ（港）',
    'José O’Neill-Ruiz & Co. (HK) Ltd',
    'नी\u200dति',
    'می\u200cخواهم',
    '👩🏽\u200d✈️ 🏳️\u200d🌈 ❤️ 1️⃣',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '葛\u{e0100}城',
    'محمد',
  ])('is nothing of %j', (text) => {
    expect(cleaned(text)).toBe(text);
  });
});

it.each([
  ['ＺＨＡＮＧ', 'ZHANG'],
  ['Ｅ１２－３４', 'E12-34'],
  ['ann＠example．com', 'ann@example.com'],
  ['＋852 ２１２３', '+852 2123'],
  ['Müller', 'Müller'],
  ['张三', '张三'],
])('the plain spelling of %j is %j', (text, plain) => {
  expect(plainAscii(text)).toBe(plain);
});

it('a text that was cleaned has nothing more to clean', () => {
  const parts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...UNSEEN, ...BLANKS, ...'A安न✈ी🏴م'));
  const texts = fc.array(parts).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, fc.constantFrom(cleaned, plainAscii), (text, read) => {
      expect(read(read(text))).toBe(read(text));
    }),
  );
});
