import {
  GIVEN_AND_SURNAMES,
  GIVEN_NAMES,
  JAPANESE_SURNAMES,
  SURNAMES,
  SURNAMES_AND_GIVEN,
  SURNAMES_ONLY,
} from './tables/surnames.ts';
import { APART, KOREAN, PINYIN, WESTERN_SURNAMES } from './tables/syllables.ts';

/** Real names, and the syllables of East Asian ones. */
interface KnownNames {
  /** Of East and South-East Asia. */
  readonly surnames: ReadonlySet<string>;
  /** Hardly ever part of a given name. */
  readonly surnamesOnly: ReadonlySet<string>;
  readonly japanese: ReadonlySet<string>;
  /** `KIM`, `LEE`: Western given names too. */
  readonly surnamesAndGiven: ReadonlySet<string>;
  /** Western ones. */
  readonly given: ReadonlySet<string>;
  /** `JAMES`, `MARTIN`: common surnames too. */
  readonly givenAndSurnames: ReadonlySet<string>;
  /** Looks like syllables but is a surname from elsewhere: `HANSEN`, `YOUNG`. */
  readonly western: ReadonlySet<string>;
  readonly syllable: RegExp;
  /** A word of one or two syllables, as written together in China and Korea. */
  readonly syllables: RegExp;
}

let known: KnownNames | null = null;

const wordsOf = (...texts: string[]) => new Set(texts.flatMap((text) => text.trim().split(/\s+/)));
const anyOf = (text: string) => `(?:${[...wordsOf(text)].join('|')})`;

export function knownNames(): KnownNames {
  known ??= {
    surnames: wordsOf(SURNAMES, JAPANESE_SURNAMES),
    surnamesOnly: wordsOf(SURNAMES_ONLY, JAPANESE_SURNAMES),
    japanese: wordsOf(JAPANESE_SURNAMES),
    surnamesAndGiven: wordsOf(SURNAMES_AND_GIVEN),
    given: wordsOf(GIVEN_NAMES),
    givenAndSurnames: wordsOf(GIVEN_AND_SURNAMES),
    western: wordsOf(WESTERN_SURNAMES),
    syllable: new RegExp(`^(?:${[PINYIN, KOREAN, APART].map(anyOf).join('|')})$`),
    syllables: new RegExp(`^(?:${anyOf(PINYIN)}{1,2}|${anyOf(KOREAN)}{1,2}|${anyOf(APART)})$`),
  };
  return known;
}

/** Given names of Japan, whose syllables match too many foreign words to count after any other surname. */
const JAPANESE = /^(?:(?:[KSTP](?=[KSTPC]))?(?:SH|CH|TS|[KGNHBPMRSJ]Y?|[ZTDFWY])?[AIUEO]|N(?![AIUEO]))+$/;

/** Whether a word consists of syllables of East Asian given names, of the kind that matches a surname; `ANNA` is a foreign name. */
export function isEastAsian(word: string, surname: string): boolean {
  const { given, japanese, syllable, syllables } = knownNames();
  if (given.has(word)) return false;
  if (japanese.has(surname) && JAPANESE.test(word)) return true;
  // `XIAO-MING` is one word of two parts.
  return syllables.test(word) || (word.includes(' ') && word.split(' ').every((part) => syllable.test(part)));
}
