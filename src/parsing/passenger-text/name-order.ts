import { isEastAsian, knownNames } from './known-names.ts';
import { particleOrder } from './particle-order.ts';
import type { OrderedName } from './types.ts';

/**
 * Puts the surname of a name without a comma or slash first. `words` are capitals, `typed` the same words as written.
 *
 * A single all-capitals word among others is the surname wherever it is; words such as `DE LA` begin one. A leading East Asian surname is
 * the surname where all that follows consists of East Asian syllables, and it is hardly ever a given name or the last word is no surname as
 * well; else both orders are plausible and the name is unclear. After a title, the last of two words is the surname, as in English, unless
 * both are East Asian.
 */
export function orderOf(words: readonly string[], typed: readonly string[], isTitled: boolean): OrderedName {
  if (words.length < 2) return { words, isUnclear: true };
  const capitals = typed.flatMap((word, i) => (/^[A-Z'-]{2,}$/.test(word) ? [i] : []));
  const [only] = capitals;
  if (capitals.length === 1 && only !== undefined && typed.length === words.length)
    return surnameAt(words, only, false);
  const order = particleOrder(words) ?? asianOrder(words) ?? westernOrder(words, isTitled);
  return order.isUnclear ? { other: otherEnd(words, order.words), ...order } : order;
}

const surnameAt = (words: readonly string[], at: number, isUnclear: boolean): OrderedName => ({
  words: [words[at] ?? '', ...words.filter((_, i) => i !== at)],
  isUnclear,
});

const isSame = (a: readonly string[], b: readonly string[]) => a.every((word, i) => word === b[i]);

/** The reading of `words` other than `read`: with the surname first, else last. */
function otherEnd(words: readonly string[], read: readonly string[]): readonly string[] {
  return isSame(words, read) ? surnameAt(words, words.length - 1, true).words : words;
}

function asianOrder(words: readonly string[]): OrderedName | null {
  const { surnames, surnamesOnly, surnamesAndGiven, given } = knownNames();
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  const isFirst = surnames.has(first);
  if (!surnames.has(last)) {
    if (!isFirst || !rest.every((word) => isEastAsian(word, first) || given.has(word))) return null;
    return provesSurname(first, rest) ? { words, isUnclear: false } : null;
  }
  if (given.has(first)) return surnameAt(words, words.length - 1, isFirst);
  if (surnamesOnly.has(first)) {
    const isEither = words.length === 2 && surnamesAndGiven.has(first);
    const isBroken = !rest.every((word) => surnames.has(word) || isEastAsian(word, first));
    return { words, isUnclear: isEither || isBroken || surnamesOnly.has(last) };
  }
  return surnameAt(words, !isFirst || surnamesOnly.has(last) ? words.length - 1 : 0, true);
}

/**
 * Whether the syllables after an East Asian surname prove that it is one: those of `CHAN TAI MAN PETER` do, those of `YAN HANSEN` and `KIM
 * YOUNG` do not.
 */
function provesSurname(first: string, rest: readonly string[]): boolean {
  const { surnamesOnly, surnamesAndGiven, given, western, syllable } = knownNames();
  const doubtful = rest.filter((word) => western.has(word) || given.has(word));
  if (doubtful.length === 0) return true;
  if (doubtful.length === rest.length || !surnamesOnly.has(first)) return false;
  return !surnamesAndGiven.has(first) || doubtful.every((word) => syllable.test(word));
}

/** The last word is the surname after a given name; where that is undecided, the likelier order is used and marked as unclear. */
function westernOrder(words: readonly string[], isTitled: boolean): OrderedName {
  const { surnamesOnly, surnamesAndGiven, given, givenAndSurnames } = knownNames();
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  const isEither = surnamesAndGiven.has(first);
  const isGivenFirst = given.has(first) && !given.has(last);
  const isGivenLast = given.has(last) && !given.has(first);
  const isSurnameFirst = isGivenLast && !isEither && (surnamesOnly.has(first) || !givenAndSurnames.has(last));
  // `MS CHAN MARY`; and `MS KIM YOUNG` may be Korean.
  const isOdd = isGivenLast || (knownNames().surnames.has(first) && rest.every((word) => isEastAsian(word, first)));
  if (isTitled && isOdd) return { words, isUnclear: true };
  if (isTitled && (words.length === 2 || given.has(first))) return surnameAt(words, words.length - 1, false);
  if (isGivenFirst || isEither) return surnameAt(words, words.length - 1, isEither || words.length > 2);
  return { words, isUnclear: !isSurnameFirst };
}
