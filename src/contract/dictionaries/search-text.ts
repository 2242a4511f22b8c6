import { plainAscii } from '../one-line.ts';

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  臺: '台',
};

/** The two kinds of text that need almost no folding, by far the most frequent. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const HAN_ONLY = /^\p{Unified_Ideograph}+$/u;

/** Lower case, without accents; words are separated by single spaces, everything but letters and digits is a separator. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  if (HAN_ONLY.test(text)) return text.replaceAll('臺', '台');
  return plainAscii(text)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʻ`]/gu, '')
    .replaceAll(/[øłıßæœđðþ臺]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a list search, all of which must match: split at spaces, slashes and commas, in lower case. */
export function searchWords(query: string): string[] {
  return plainAscii(query)
    .toLowerCase()
    .split(/[\s/,、]+/)
    .filter(Boolean);
}

export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Tokens of a query: split at spaces, and where Chinese meets Latin (`上海pvg`). */
export function tokensOf(query: string): string[] {
  return fold(query)
    .replaceAll(/(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/gu, ' ')
    .split(' ')
    .filter(Boolean);
}

function startsFrom(text: string, at: number, prefix: string, from: number): boolean {
  const length = prefix.length - from;
  if (at + length > text.length) return false;
  for (let step = 0; step < length; step += 1) {
    if (text.charCodeAt(at + step) !== prefix.charCodeAt(from + step)) return false;
  }
  return true;
}

/**
 * Whether a prefix of `word` is one typo away from `typed`: a letter wrong, missing, doubled or swapped with its neighbour
 * (Damerau-Levenshtein distance 1).
 */
export function beginsWithSlip(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && same < word.length && word.charCodeAt(same) === typed.charCodeAt(same)) same += 1;
  if (same === typed.length) return true;
  const isSwap =
    word.charCodeAt(same) === typed.charCodeAt(same + 1) && word.charCodeAt(same + 1) === typed.charCodeAt(same);
  return (
    startsFrom(word, same + 1, typed, same + 1) ||
    startsFrom(word, same + 1, typed, same) ||
    startsFrom(word, same, typed, same + 1) ||
    (isSwap && startsFrom(word, same + 2, typed, same + 2))
  );
}
